import NIOCore
import TriptoBots
import TriptoKernel
import TriptoSocket
import TriptoWire

/// One game of the bench, all its sockets on one loop. It reads no more of a message than it needs,
/// since the bench shares the machine with the server it measures.
actor BenchGame {
  struct Seat: Sendable {
    let role: Role
    let player: PlayerID?
    let token: String
  }

  /// What a seat has got so far.
  struct Tally: Sendable {
    var counts = [Int](repeating: 0, count: Heard.allCases.count)
    var pressedAt: NIODeadline?
    var hasLocked = false
  }

  nonisolated let number: Int
  nonisolated let loop: any EventLoop
  nonisolated let executor: UnownedSerialExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor }

  let options: BenchOptions
  let seats: [Seat]
  private(set) var sockets: [WebSocketClientConnection] = []
  var tallies: [Tally]
  var latencies: [Double] = []
  var roundTimes: [Double] = []
  var pressCount = 0
  var errors = 0
  var problems: [String] = []
  var winner: Int?
  var openVerdicts = 0
  var lobbyCount = 0
  private var waiter: Waiter?

  struct Waiter {
    let condition: (isolated BenchGame) -> Bool
    let continuation: CheckedContinuation<Bool, Never>
    let timer: Scheduled<Void>
  }

  init(number: Int, options: BenchOptions, seats: [Seat], loop: any EventLoop) {
    self.number = number
    self.options = options
    self.seats = seats
    self.loop = loop
    executor = loop.executor.asUnownedSerialExecutor()
    tallies = seats.map { _ in Tally() }
  }

  /// Opens all sockets, the host's last, so that everybody is there when the game can start.
  func open(_ api: BotAPI) async throws {
    for (index, seat) in seats.enumerated() {
      let handlers = WebSocketClientHandlers(
        onText: { [weak self] _, text in
          let now = NIODeadline.now()
          self?.assumeIsolated { $0.hear(text, at: now, seat: index) }
        },
        onClose: { [weak self] code, _ in self?.assumeIsolated { $0.lost(index, code) } })
      sockets.append(
        try await WebSocketClient.connect(
          url: api.socketURL(token: seat.token, isExtended: options.isExtended), on: loop,
          handlers: handlers))
    }
  }

  func close() {
    let open = sockets
    sockets = []
    for socket in open { socket.close() }
  }

  private func lost(_ seat: Int, _ code: UInt16) {
    guard !sockets.isEmpty else { return }
    problem("seat \(seat) was closed with \(code)")
  }

  func problem(_ text: String) {
    errors += 1
    if problems.count < 5 { problems.append("game \(number): \(text)") }
  }

  func count(_ type: Heard, seat: Int) -> Int { tallies[seat].counts[type.rawValue] }

  func say(_ message: ClientMessage, seat: Int) {
    guard sockets.indices.contains(seat) else { return }
    sockets[seat].send(text: ByteBuffer(bytes: ClientEnvelope(message: message).encode()))
  }

  var host: Int { seats.count - 1 }

  /// Waits until `condition` holds after some message; one wait at a time.
  /// - Returns: false when it takes too long.
  func wait(until condition: @escaping (isolated BenchGame) -> Bool) async -> Bool {
    if condition(self) { return true }
    let limit = TimeAmount.seconds(Int64(options.stepSeconds))
    return await withCheckedContinuation { continuation in
      let timer = loop.scheduleTask(in: limit) { [weak self] in
        guard let self else { return }
        assumeIsolated { $0.settle(false) }
      }
      waiter = Waiter(condition: condition, continuation: continuation, timer: timer)
    }
  }

  func wake() {
    if let waiter, waiter.condition(self) { settle(true) }
  }

  private func settle(_ isTrue: Bool) {
    let done = waiter
    waiter = nil
    done?.timer.cancel()
    done?.continuation.resume(returning: isTrue)
  }
}
