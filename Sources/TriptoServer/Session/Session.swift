import Logging
import NIOCore
import TriptoGame
import TriptoShow
import TriptoSocket
import TriptoStore
import TriptoViews
import TriptoWire

/// One game: the single writer of its state. Pinned to an event loop; `handle` methods are
/// synchronous, and everything they say leaves when the journal has it.
actor Session {
  nonisolated let id: String
  nonisolated let joinCode: String
  nonisolated let loop: any EventLoop
  nonisolated let services: SessionServices
  nonisolated let household: String?

  var state: GameState
  var streams: [Viewer: ViewerStream] = [:]
  private var seq: Int64
  private(set) var pending: [Batch] = []
  private var outbound = WaveQueue()
  /// Decided, but nobody has been told anything that follows from it.
  private var unwritten: [JournaledCommand] = []
  private var durableSeq: Int64
  /// Sockets to ping behind the next messages.
  var duePings: [WebSocketConnection] = []
  private var timer: Scheduled<Void>?
  private var armedForMs: Int?
  /// When `tick` was called last.
  var tickedMs: Int
  var isClosed = false
  /// Closed because its journal could not be written; the factory brings it back (WS17).
  private(set) var isStranded = false
  /// Nil unless this is a game after a restart.
  var unheard: Unheard?
  var recordings = Recordings()
  /// As far as this game has heard (EX37); nil until then.
  var voiceHealth: ShowHealth.Voice?
  /// Which screen is the TV.
  var tvPlace = TVPlace()
  /// What the house was told last (SE15).
  var packsInPlay: PacksInPlay?
  /// What the host was told last (EX37).
  var toldHealth: ShowHealth?
  /// Set while the server goes down and a running clue may still finish (EX15).
  var drainDeadline: Scheduled<Void>?
  /// Who waits for this game to have left.
  var farewells: [CheckedContinuation<Void, Never>] = []
  /// Goodbye is being said, once, however many sockets report the shutdown.
  var isLeaving = false

  nonisolated let executor: UnownedSerialExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor }

  init(
    record: SessionRecord, genesis: Genesis, state: GameState, lastSeq: Int64,
    loop: any EventLoop, services: SessionServices
  ) {
    id = record.id
    joinCode = record.joinCode
    household = genesis.household
    self.loop = loop
    self.services = services
    self.state = state
    seq = lastSeq
    durableSeq = lastSeq
    tickedMs = services.clock.nowMs()
    executor = loop.executor.asUnownedSerialExecutor()
  }

  /// Packs this household has played (EX31), longest ago first, as known when the session began.
  var playedPacks: [String] = []

  /// The game, and the last row that its journal has for certain.
  var mark: (state: GameState, seq: Int64) { (state, durableSeq) }

  nonisolated var wireID: SessionID { SessionID(rawValue: id) }
  var nowMs: Int { services.clock.nowMs() }

  /// Runs `body` in order with everything else this loop hands to the session.
  nonisolated func post(_ body: @escaping @Sendable (isolated Session) -> Void) {
    if loop.inEventLoop {
      assumeIsolated(body)
    } else {
      loop.execute { self.assumeIsolated(body) }
    }
  }

  /// Applies a command, journals it, and queues what it says.
  ///
  /// - Throws: `Refusal`; then nothing has changed.
  func perform(
    _ command: Command, by sender: Sender, commandID: String? = nil
  ) throws(Refusal) {
    guard !isClosed else { throw .invalidPhase }
    let atMs = nowMs
    let phase = state.phase
    let moments = try state.apply(command, by: sender, at: atMs)
    unwritten.append(
      JournaledCommand(atMs: atMs, sender: sender, command: command, commandID: commandID))
    var batch = Batch(seq: seq + 1)
    render(moments, after: phase)
    unheard?.keep(moments)
    collect(into: &batch)
    for moment in moments { finish(moment.event, &batch) }
    if !batch.isEmpty { write(batch) }
    services.metrics.commandsAccepted.increment()
    services.metrics.eventHappened(nowMs: Int64(atMs))
    tellPacksInPlay()
    arm()
    if drainDeadline != nil, !isInClue { leave() }
  }

  /// Sends what needs no journal, in order with what does.
  func flush() {
    var batch = Batch(seq: seq)
    collect(into: &batch)
    guard !batch.isEmpty else { return }
    if !unwritten.isEmpty {
      return write(Batch(seq: seq + 1, sends: batch.sends, pings: batch.pings))
    }
    if pending.isEmpty { release(batch) } else { pending.append(batch) }
  }

  private func collect(into batch: inout Batch) {
    for stream in streams.values {
      guard let unsent = stream.takeUnsent() else { continue }
      batch.sends.append(unsent)
    }
    batch.pings = duePings
    duePings = []
  }

  /// Journals all commands that are not written yet as one row; the batch waits for it. A command
  /// that told nobody anything, like a press within a hold, waits for the next one that does.
  private func write(_ batch: Batch) {
    let lines = unwritten
    unwritten = []
    seq = batch.seq
    pending.append(batch)
    services.metrics.messagesOut.increment(by: batch.sends.count)
    let entrySeq = seq
    let startMs = nowMs
    do {
      let entry = try JournaledCommand.entry(lines, sessionID: id, seq: entrySeq)
      services.store.append([entry]) { [weak self] result in
        self?.post { $0.committed(entrySeq, result, sinceMs: startMs) }
      }
    } catch {
      fail(error)
    }
  }

  private func committed(_ entrySeq: Int64, _ result: Result<Void, any Error>, sinceMs: Int) {
    switch result {
    case .success:
      services.metrics.journalCommit.record(seconds: Double(nowMs - sinceMs) / 1_000)
      durableSeq = entrySeq
      while let first = pending.first, first.seq <= durableSeq {
        pending.removeFirst()
        release(first)
      }
    case .failure(let error):
      fail(error)
    }
  }

  private func release(_ batch: Batch) {
    for case let pressedAtMs? in batch.sends.lazy.map(\.pressedAtMs) {
      services.metrics.brakeLatency.record(seconds: Double(nowMs - pressedAtMs) / 1_000)
    }
    depart(outbound.add(batch.waves))
  }

  private func depart(_ waves: [Wave]) {
    for wave in waves {
      wave.leave(from: loop) { self.post { $0.depart($0.outbound.left()) } }
    }
  }

  /// The journal cannot keep this game: nothing more is promised to anybody, until it can again.
  private func fail(_ error: any Error) {
    let failed = pending
    pending = []
    for batch in failed {
      for waiter in batch.waiters { waiter.resume(throwing: error) }
    }
    guard !isClosed else { return }
    if case StoreError.writeFailed = error { isStranded = true }
    let isNews = !isStranded || services.registry.strand(id: id)
    services.logger.log(
      level: isNews ? .critical : .debug,
      isStranded
        ? "a game cannot be saved and waits until it can: is the disk full?"
        : "a game cannot be saved and is closed",
      metadata: ["session": "\(id)", "error": "\(error)"])
    close(code: .tryAgainLater, reason: "The game could not be saved")
  }

  /// Resumes when everything decided so far is durable.
  func untilDurable() async throws {
    if !unwritten.isEmpty { write(Batch(seq: seq + 1)) }
    guard seq > durableSeq else { return }
    guard !isClosed, let last = pending.indices.last else { throw StoreError.closed }
    try await withCheckedThrowingContinuation { pending[last].waiters.append($0) }
  }

  /// Sets the timer for the game's next deadline.
  func arm() {
    let next = isClosed ? nil : state.nextDeadline?.atMs
    guard next != armedForMs else { return }
    timer?.cancel()
    armedForMs = next
    guard let next else {
      timer = nil
      return
    }
    let delay = TimeAmount.milliseconds(Int64(max(0, next - nowMs)))
    timer = loop.scheduleTask(in: delay) { [weak self] in
      self?.post { $0.fire() }
    }
  }

  /// Fires what is due though its timer has not run out: timers stand still while the computer
  /// sleeps, deadlines do not (ID19).
  func catchUp() {
    if let dueMs = state.nextDeadline?.atMs, dueMs <= nowMs { fire() }
  }

  private func fire() {
    timer?.cancel()
    armedForMs = nil
    timer = nil
    while !isClosed, let (key, dueMs) = state.nextDeadline, dueMs <= nowMs {
      do throws(Refusal) {
        try perform(.fire(key), by: .system)
      } catch {
        services.logger.error("a due timer was refused", metadata: ["timer": "\(key)"])
        break
      }
    }
    arm()
  }

  /// The stream of a viewer, made when first needed.
  func stream(of viewer: Viewer) -> ViewerStream {
    if let stream = streams[viewer] { return stream }
    let stream = ViewerStream(viewer: viewer, epoch: services.newID())
    streams[viewer] = stream
    return stream
  }

  func close(code: CloseCode, reason: String) {
    isClosed = true
    timer?.cancel()
    recordings.stop()
    for wave in outbound.rest() { wave.leave(from: loop) {} }
    for stream in streams.values {
      stream.link?.connection.close(code: code.rawValue, reason: reason)
      stream.detach()
    }
    if !isStranded { services.sessionClosed(id) }
    sayFarewell()
  }

  /// Whoever waits for the end of this game goes on (EX15).
  func sayFarewell() {
    for waiter in farewells { waiter.resume() }
    farewells = []
  }
}
