import NIOCore
import NIOPosix
import TriptoSocket
import TriptoWire

/// One viewer of a game over a real socket: feeds its brain, sends what the brain decides, has every
/// message refereed, and finds its way back when the connection is lost.
actor BotSeat {
  /// Who sits here.
  struct Ticket: Sendable {
    let label: String
    let role: Role
    let isExtended: Bool
    let url: String
    let game: Int
    /// The seat goes on until this journey of its evening has ended, from 1.
    var lastJourney = 1
    /// The session is an evening (EVE2), which connections of protocol 1 are not told.
    var isEvening = false
  }

  enum Input: Sendable {
    case text(ByteBuffer, connection: Int)
    case closed(code: UInt16, connection: Int)
    case due(BotIntent)
    case stop
  }

  nonisolated let ticket: Ticket
  let book: GameBook
  let transcript: Transcript?
  let loop: any EventLoop
  var brain: BotBrain
  var referee: Referee
  var report: SeatReport
  var connection: WebSocketClientConnection?
  var connectionNumber = 0
  private var commands = 0
  /// For each return, whether the table came to see the same game.
  var agreements: [Task<Bool, Never>] = []
  let inputs: AsyncStream<Input>
  nonisolated let post: AsyncStream<Input>.Continuation

  init(_ ticket: Ticket, brain: BotBrain, book: GameBook, transcript: Transcript?) {
    self.ticket = ticket
    self.brain = brain
    self.book = book
    self.transcript = transcript
    loop = MultiThreadedEventLoopGroup.singleton.next()
    referee = Referee(
      role: ticket.role, isExtended: ticket.isExtended, isEvening: ticket.isEvening)
    report = SeatReport(ticket: ticket)
    (inputs, post) = AsyncStream.makeStream()
    book.edit { $0.seats[ticket.label] = GameBook.Seat() }
  }

  /// Bot clock: monotonic, ms.
  var nowMs: Double { Double(NIODeadline.now().uptimeNanoseconds) / 1_000_000 }

  /// Ends the seat, if it has not ended by itself.
  nonisolated func stop() { post.yield(.stop) }

  /// Plays until ROUND_END, a final close, or `stop`.
  func run() async -> SeatReport {
    await connect()
    if connection != nil {
      for await input in inputs {
        guard await handle(input) else { break }
      }
    }
    leave()
    await requireAgreements()
    return finish()
  }

  /// - Returns: whether the seat goes on.
  private func handle(_ input: Input) async -> Bool {
    switch input {
    case .text(let text, let number):
      if number == connectionNumber { hear(text) }
      return !isOver
    case .closed(let code, let number):
      return number == connectionNumber ? await closed(code) : true
    case .due(let intent):
      brain.truth = book.pages.truth
      if let action = brain.due(intent) { act(action) }
      return true
    case .stop: return false
    }
  }

  private var isOver: Bool {
    let journey = brain.memory.state?.journey?.number ?? 1
    return brain.memory.phase == .roundEnd && journey >= ticket.lastJourney
  }

  private func hear(_ text: ByteBuffer) {
    report.messages += 1
    note("in", text.readableBytesView)
    let frame: Frame
    do {
      frame = try Frame(text.readableBytesView, atMs: Int(nowMs))
    } catch {
      return referee.refuse(error)
    }
    let plans = brain.hear(frame.message)
    let memory = brain.memory
    referee.hear(frame, memory, book.pages.truth)
    report.note(frame.message)
    if case .stateSnapshot = frame.message { regained(frame.envelope.sessionId) }
    referee.violations += book.hear(frame.message, memory, from: ticket.label)
    if case .welcome = frame.message { resume() }
    for plan in plans { schedule(plan) }
  }

  private func schedule(_ plan: BotPlan) {
    // NB: a seat that has ended takes nothing more, and needs nothing more.
    guard plan.afterMs > 0 else {
      post.yield(.due(plan.intent))
      return
    }
    loop.scheduleTask(in: .milliseconds(Int64(plan.afterMs))) { [post] in
      _ = post.yield(.due(plan.intent))
    }
  }

  private func act(_ action: BotAction) {
    switch action {
    case .press:
      say(.brakePull(BrakePull(pressMonoMs: ticket.isExtended ? nowMs : nil)))
    case .pong(let id): say(.clockPong(pingId: id, clientMonoMs: nowMs))
    case .send(let message): say(message)
    case .drop: connection?.socket.close(code: WebSocketCloseCode.normal, reason: "dropped")
    }
  }

  func say(_ message: ClientMessage) {
    guard let connection else { return }
    if case .hostKick(let player, _) = message {
      book.edit { _ = $0.kicked.insert(player) }
    }
    if case .hostVerdictSet = message { book.edit { $0.hasOverruled = true } }
    commands += 1
    let id = ticket.isExtended ? CommandID(rawValue: "\(ticket.label)-\(commands)") : nil
    let bytes = ClientEnvelope(commandId: id, message: message).encode()
    referee.sent(message, atMs: Int(nowMs))
    note("out", bytes)
    connection.send(text: ByteBuffer(bytes: bytes))
  }

  func note(_ dir: String, _ message: some Collection<UInt8>) {
    guard let transcript else { return }
    do {
      try transcript.write(game: ticket.game, viewer: ticket.label, dir: dir, message: message)
    } catch {
      referee.violations.append(Violation("transcript", "\(error)"))
    }
  }
}
