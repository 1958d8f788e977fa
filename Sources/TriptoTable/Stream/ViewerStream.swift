import TriptoGame
import TriptoViews
import TriptoWire

/// Everything that goes to one viewer: numbered, kept for a while, and sent to its socket. A value.
struct ViewerStream {
  let viewer: Viewer
  /// New when the stream cannot be continued (EX3).
  let epoch: String
  var link: Link?
  private(set) var capabilities: Capabilities = []
  private(set) var seq = 0
  private var kept: [(seq: Int, text: [UInt8])] = []
  private var keptBytes = 0
  /// Cut behind each snapshot of a new phase (WS11).
  private var unsent: [[[UInt8]]] = [[]]
  private var record: [EncodedMessage]?
  /// The state that the socket has; nil before its first snapshot (EX6).
  private(set) var shown: EncodedMessage?
  var commands = RecentCommands()
  /// Commands whose answer comes later.
  private var unanswered: [(id: String, type: ClientMessageType)] = []
  /// The viewer has sent a command and has been told nothing since.
  var awaitsAnswer = false
  /// When the press came whose verdict the viewer does not know, in server ms.
  private var pressedAtMs: Int?
  /// The command that is being handled is that press.
  private var isPressing = false
  /// When the press came whose verdict is unsent.
  private var judgedPressAtMs: Int?

  /// EX3, and a bound on memory beside it.
  static let keptMessages = 256
  static let keptBytesLimit = 512 * 1_024

  /// More commands than this don't wait for an answer within one hold.
  private static let mostUnanswered = 8

  init(viewer: Viewer, epoch: String) {
    self.viewer = viewer
    self.epoch = epoch
  }

  var recipient: Recipient { Recipient(viewer: viewer, capabilities: capabilities) }
  var isExtended: Bool { !capabilities.isEmpty }
  /// Its messages are numbered and kept (EX3).
  var isNumbered: Bool { capabilities.contains(.seq) }

  mutating func attach(_ link: Link, _ capabilities: Capabilities) {
    self.link = link
    self.capabilities = capabilities
    shown = nil
    unsent = [[]]
  }

  mutating func detach() {
    link = nil
    shown = nil
    unsent = [[]]
    (pressedAtMs, judgedPressAtMs) = (nil, nil)
    // NB: what is said meanwhile is kept of numbered streams alone.
    if !isNumbered { unanswered = [] }
  }

  mutating func extend(_ more: Capabilities) { capabilities.formUnion(more) }

  /// The state that a patch may start from.
  var patchBase: EncodedMessage? { capabilities.contains(.patch) ? shown : nil }

  /// A snapshot, or the patch that stands for it.
  mutating func append(_ patch: EncodedMessage?, for snapshot: EncodedMessage) {
    append(patch ?? snapshot)
    shown = link != nil && isExtended ? snapshot : nil
  }

  /// - Parameters:
  ///   - answer: What the message says to the viewer's own command.
  ///   - kept: What a resumption sends instead of the message.
  mutating func append(
    _ message: EncodedMessage, as answer: Answer? = nil, keptAs kept: EncodedMessage? = nil
  ) {
    if let answer { note(message, answer) }
    guard isNumbered else {
      if link != nil { unsent[unsent.count - 1].append(message.text) }
      return
    }
    seq += 1
    let position = StreamPosition(epoch: epoch, seq: seq)
    let text = message.text(at: position)
    keep(kept?.text(at: position) ?? text)
    if link != nil { unsent[unsent.count - 1].append(text) }
  }

  /// For repetitions: of the command that is being handled, or of one that was (EX5).
  private mutating func note(_ message: EncodedMessage, _ answer: Answer) {
    if case .verdict = answer {
      judgedPressAtMs = pressedAtMs
      (pressedAtMs, awaitsAnswer) = (nil, true)
    }
    record?.append(message)
    for command in unanswered where answer.comes(after: command.type) {
      commands.add(message, to: command.id)
    }
    unanswered.removeAll { answer.comes(after: $0.type) }
  }

  private mutating func keep(_ text: [UInt8]) {
    kept.append((seq, text))
    keptBytes += text.count
    while kept.count > Self.keptMessages || keptBytes > Self.keptBytesLimit {
      keptBytes -= kept.removeFirst().text.count
    }
  }

  /// The messages after a position, or nil when the stream cannot be continued from there (EX4).
  func missed(after position: StreamPosition) -> [[UInt8]]? {
    guard position.epoch == epoch, position.seq <= seq, position.seq >= 0 else { return nil }
    guard position.seq < seq else { return [] }
    guard let first = kept.first?.seq, first <= position.seq + 1 else { return nil }
    return kept.filter { $0.seq > position.seq }.map(\.text)
  }

  /// A brake waits for its verdict; pulled again meanwhile, it has waited since the first time.
  mutating func pressed(atMs: Int) {
    guard pressedAtMs == nil else { return }
    (pressedAtMs, isPressing) = (atMs, true)
  }

  /// Collects the answer to a command until `endRecord` (EX5).
  mutating func beginRecord() { record = [] }

  /// - Parameter id: Of the command, if it has one; a repetition gets what has been collected.
  mutating func endRecord(of type: ClientMessageType, _ id: String?) {
    let answer = record ?? []
    record = nil
    if isPressing && !answer.isEmpty { pressedAtMs = nil }
    isPressing = false
    guard let id else { return }
    commands.remember(id, answer)
    if answer.isEmpty && Answer.mayComeLater(to: type) { unanswered.append((id, type)) }
    if unanswered.count > Self.mostUnanswered { unanswered.removeFirst() }
  }

  /// What follows leaves when everybody has what came before (WS11).
  mutating func cut() { unsent.append([]) }

  /// What has been appended since the last call, for the socket it was meant for.
  mutating func takeUnsent() -> Batch.Send? {
    guard let link, unsent.contains(where: { !$0.isEmpty }) else {
      unsent = [[]]
      return nil
    }
    defer {
      unsent = [[]]
      awaitsAnswer = false
      judgedPressAtMs = nil
    }
    return Batch.Send(
      socket: link.socket, parts: unsent, isAwaited: awaitsAnswer || pressedAtMs != nil,
      pressedAtMs: judgedPressAtMs)
  }
}
