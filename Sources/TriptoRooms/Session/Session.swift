import Instrumentation
import Logging
import NIOCore
package import TriptoGame
import TriptoSocket
import TriptoStore
import TriptoTable

/// The actor around a ``Table``: the single writer of its game, pinned to an event loop. It hands in
/// what comes, does what the table wants, and decides nothing.
package actor Session {
  package nonisolated let id: String
  package nonisolated let joinCode: String
  nonisolated let loop: any EventLoop
  nonisolated let services: SessionServices

  private var table: Table
  var sockets: [SocketID: WebSocketConnection] = [:]
  var outbound = WaveQueue()
  private var agenda: [Action] = []
  private var isActing = false
  private var timer: Scheduled<Void>?
  private var armedForMs: Int?
  /// It was said that this game has changed, and nobody has looked since.
  private var isMarked = false
  var speaking = SpeakingTasks()
  var snapshots = SnapshotsUnderWay()
  /// The span of what is being done; nil while nobody listens.
  var trace: InstrumentationContext?
  /// Who waits for a row to be durable.
  var waiters: [Int64: [CheckedContinuation<Void, any Error>]] = [:]
  /// Who waits for this game to have left.
  private var farewells: [CheckedContinuation<Void, Never>] = []

  package nonisolated let executor: UnownedSerialExecutor
  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor }

  init(_ table: sending Table, loop: any EventLoop, services: SessionServices) {
    id = table.id
    joinCode = table.joinCode
    self.loop = loop
    self.services = services
    self.table = table
    executor = loop.executor.asUnownedSerialExecutor()
  }

  package var state: GameState { table.state }
  package var mark: (state: GameState, seq: Int64) { table.mark }
  package var playedPacks: [String] { table.playedPacks }
  var isClosed: Bool { table.isClosed }
  package var isStranded: Bool { table.isStranded }
  var now: Instant { services.clock.now }

  /// What is read off the table as it is.
  func look<T>(_ body: (Table, Instant) -> T) -> T { body(table, now) }

  /// Runs `body` in order with everything else this loop hands to the session.
  package nonisolated func post(_ body: @escaping @Sendable (isolated Session) -> Void) {
    if loop.inEventLoop {
      assumeIsolated(body)
    } else {
      loop.execute { self.assumeIsolated(body) }
    }
  }

  /// One input at the table, and everything that follows from it.
  func input<T, E: Error>(_ body: (inout Table, Instant) throws(E) -> T) throws(E) -> T {
    defer { act() }
    return try body(&table, now)
  }

  /// NB: a write that fails brings the loss of its socket at once, as an input of its own; what that
  /// leads to has its turn behind what is being done.
  private func act() {
    agenda += table.takeActions()
    guard !isActing else { return }
    isActing = true
    while !agenda.isEmpty {
      let due = agenda
      agenda = []
      for action in due { carryOut(action) }
    }
    isActing = false
    arm()
    tellSketches()
  }

  private func tellSketches() {
    guard !isMarked, !isClosed, let sketches = services.membership?.sketches else { return }
    isMarked = true
    sketches.changed(self)
  }

  /// What operators are shown of it (DA10–DA13).
  package func sketch() -> GameSketch {
    isMarked = false
    return GameSketch(table.state)
  }

  /// Resumes when everything decided so far is durable.
  func untilDurable() async throws {
    guard let row = input({ $0.seal(at: $1) }) else { return }
    guard !isClosed else { throw StoreError.closed }
    try await withCheckedThrowingContinuation { waiters[row, default: []].append($0) }
  }

  /// Sets the timer for the game's next deadline.
  func arm() {
    let next = Self.nextDeadlineMs(of: &table)
    guard next != armedForMs else { return }
    timer?.cancel()
    (timer, armedForMs) = (nil, next)
    guard let next else { return }
    let delay = TimeAmount.milliseconds(Int64(max(0, next - now.ms)))
    timer = loop.scheduleTask(in: delay) { [weak self] in
      self?.post { $0.fire() }
    }
  }

  // NB: by reference: to read it off the actor's own would copy the whole table.
  private static func nextDeadlineMs(of table: inout Table) -> Int? { table.nextDeadlineMs }

  private func fire() {
    (timer, armedForMs) = (nil, nil)
    input { $0.fire(at: $1) }
  }

  /// Drains, and returns when its sockets are closed and everything is saved (SE29).
  package func drained() async {
    input { $0.drain(at: $1) }
    await untilLeft()
  }

  /// Says goodbye at once, and returns when its sockets are closed and everything is saved.
  package func shutDown(retryAfterMs: Int) async {
    input { $0.leave(retryAfterMs: retryAfterMs, at: $1) }
    if isStranded {
      services.logger.error("a game was not saved at shutdown", metadata: ["session": "\(id)"])
    }
    await untilLeft()
  }

  private func untilLeft() async {
    guard !isClosed else { return }
    await withCheckedContinuation { farewells.append($0) }
  }

  /// Whoever waits for the end of this game goes on (EX15).
  func sayFarewell() {
    let waiting = farewells
    farewells = []
    for waiter in waiting { waiter.resume() }
  }
}
