import NIOCore
import TriptoGame
import TriptoSocket
import TriptoViews
import TriptoWire

/// Everything that goes to one viewer: numbered, kept for a while, and sent to its socket.
/// Lives inside its session's actor.
final class ViewerStream {
  let viewer: Viewer
  /// New when the stream cannot be continued (EX3).
  let epoch: String
  private(set) var link: Link?
  private(set) var capabilities: Capabilities = []
  private(set) var seq = 0
  private var kept: [(seq: Int, text: [UInt8])] = []
  private var keptBytes = 0
  private var unsent = ByteBuffer()
  private var record: [EncodedMessage]?
  var commands = RecentCommands()
  /// The command of a brake that has no verdict yet.
  var openBrake: String?
  private var isBrakeDecided = false
  /// The viewer has sent a command and has been told nothing since.
  var awaitsAnswer = false

  /// EX3, and a bound on memory beside it.
  static let keptMessages = 256
  static let keptBytesLimit = 512 * 1_024

  init(viewer: Viewer, epoch: String) {
    self.viewer = viewer
    self.epoch = epoch
  }

  var recipient: Recipient { Recipient(viewer: viewer, capabilities: capabilities) }
  var isExtended: Bool { !capabilities.isEmpty }
  /// Its messages are numbered and kept (EX3).
  var isNumbered: Bool { capabilities.contains(.seq) }

  func attach(_ link: Link, _ capabilities: Capabilities) {
    self.link = link
    self.capabilities = capabilities
    unsent.clear()
  }

  func detach() {
    link = nil
    unsent.clear()
  }

  func extend(_ more: Capabilities) { capabilities.formUnion(more) }

  /// - Parameter kept: What a resumption sends instead of the message.
  func append(_ message: EncodedMessage, keptAs kept: EncodedMessage? = nil) {
    note(message)
    guard isNumbered else {
      if link != nil { unsent.writeImmutableBuffer(message.plainFrame) }
      return
    }
    seq += 1
    let position = StreamPosition(epoch: epoch, seq: seq)
    let text = message.text(at: position)
    keep(kept?.text(at: position) ?? text)
    if link != nil { WebSocketConnection.frame(text: text, into: &unsent) }
  }

  /// What answers a command that is being handled, and the verdict on a brake that was pulled
  /// before (EX5).
  private func note(_ message: EncodedMessage) {
    guard message.type.isAnswer else { return }
    record?.append(message)
    guard let id = openBrake, message.type.isVerdict else { return }
    commands.add(message, to: id)
    isBrakeDecided = true
  }

  private func keep(_ text: [UInt8]) {
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

  /// Collects what the viewer is told until `endRecord` (EX5).
  func beginRecord() { record = [] }

  func endRecord() -> [EncodedMessage] {
    defer { record = nil }
    return record ?? []
  }

  /// What has been appended since the last call, for the socket it was meant for.
  func takeUnsent() -> Batch.Send? {
    if isBrakeDecided { (openBrake, isBrakeDecided) = (nil, false) }
    guard let link, unsent.readableBytes > 0 else { return nil }
    defer {
      unsent = ByteBuffer()
      awaitsAnswer = false
    }
    return Batch.Send(connection: link.connection, bytes: unsent, isAwaited: awaitsAnswer)
  }
}
