public import TriptoGame
public import TriptoKernel
import TriptoShow
import TriptoViews
import TriptoWire

/// One game as a value: its state, its viewers' streams and links, and what waits for the journal.
/// Frames, commands, finished rows, timers, clips and the time come in; what is to be done comes out
/// of `takeActions`. It has no clock, no socket and no thread, so an evening can be played in a loop.
public struct Table {
  public let id: String
  public let joinCode: String
  /// EX31: who remembers which packs were played
  let household: String?
  let services: any TableServices

  public internal(set) var state: GameState
  var streams: [Viewer: ViewerStream] = [:]
  var ledger: Ledger
  var accepted = AcceptedCommands()
  var snapshots: SnapshotPlan
  private var actions: [Action] = []
  /// When the input came that is being handled.
  private(set) var now: Instant

  /// Packs this household has played (EX31), longest ago first, as known when the game began.
  public var playedPacks: [String] = []
  /// Sockets to ping behind the next messages.
  var duePings: [SocketID] = []
  /// When `tick` was called last.
  var tickedMs: Int
  public internal(set) var isClosed = false
  /// Closed because its journal could not be written.
  var loss: JournalLoss?
  /// It comes back from its journal (WS17).
  public var isStranded: Bool { loss == .untilItCan }
  /// Nil unless this is a game after a restart.
  var unheard: Unheard?
  var recordings = Recordings()
  /// As far as this game has heard (EX37); nil until then.
  var voiceHealth: ShowHealth.Voice?
  /// What the TV can say itself.
  var tvVoice = TVVoiceBook()
  /// Which screen is the TV.
  var tvPlace = TVPlace()
  /// What the house was told last (SE15).
  private var packsInPlay: PacksInPlay?
  /// What the host was told last (EX37).
  var toldHealth: ShowHealth?
  /// Set while the server goes down and a running clue may still finish (EX15).
  var drainUntilMs: Int?
  /// Goodbye has been said, once, however many sockets report the shutdown.
  var isLeaving = false
  /// The row with which this game leaves; what is decided later waits for the next server.
  var lastRow: Int64?

  /// - Parameter lastSeq: Of the journal's last row; 0 for a new game.
  public init(
    genesis: Genesis, state: GameState, lastSeq: Int64, services: any TableServices, at now: Instant
  ) {
    id = state.id.rawValue
    joinCode = state.joinCode
    household = genesis.household
    self.services = services
    self.state = state
    self.now = now
    ledger = Ledger(lastSeq: lastSeq)
    snapshots = SnapshotPlan(after: lastSeq)
    tickedMs = now.ms
  }

  /// The game, and the last row that its journal has for certain.
  public var mark: (state: GameState, seq: Int64) { (state, ledger.durableSeq) }

  public var wireID: SessionID { SessionID(rawValue: id) }
  var nowMs: Int { now.ms }

  /// What is to be done since the last call, in order.
  public mutating func takeActions() -> [Action] {
    defer { actions = [] }
    return actions
  }

  mutating func want(_ action: Action) { actions.append(action) }

  /// Every input begins here.
  mutating func begin(_ now: Instant) { self.now = now }

  /// Applies a command, journals it, and queues what it says.
  ///
  /// - Throws: `Refusal`; then nothing has changed.
  mutating func perform(
    _ command: Command, by sender: Sender, commandID: String? = nil
  ) throws(Refusal) {
    guard !isClosed else { throw .invalidPhase }
    let phase = state.phase
    let moments = try state.apply(command, by: sender, at: nowMs)
    let line = JournaledCommand(
      atMs: nowMs, sender: sender, command: command, commandID: commandID)
    ledger.note(line)
    accepted.note(line)
    var batch = ledger.nextBatch()
    render(moments, after: phase)
    unheard?.keep(moments)
    collect(into: &batch)
    for moment in moments { finish(moment.event, &batch) }
    if !batch.isEmpty { write(batch) }
    want(.commandAccepted)
    tellPacksInPlay()
    // NB: behind its own row, for who speaks is a matter of settings too (EVE81).
    if moments.contains(where: \.event.isOfSettings) { tellHealth() }
    if drainUntilMs != nil, !isInClue { leave(retryAfterMs: services.newRetryAfterMs()) }
  }

  private mutating func tellPacksInPlay() {
    let packs = PacksInPlay(state)
    guard packs != packsInPlay else { return }
    packsInPlay = packs
    want(.packsInPlay(packs))
  }
}
