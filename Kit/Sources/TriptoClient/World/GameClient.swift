import TriptoKernel
public import TriptoWire

/// One seat's only connection: does what `Connection` decides, and tells what the server says.
public actor GameClient {
  public enum News: Equatable, Sendable {
    /// The game as it is now.
    case game(Game)
    /// The server's clock as it is estimated now.
    case clock(ServerClock)
    /// An event, in the server's order, after the game that knows of it. What was missed is none (UI-A6).
    case happened(ServerMessage)
  }

  /// What happens, for one listener.
  public nonisolated let news: AsyncStream<News>

  private let world: any World
  private let voice: AsyncStream<News>.Continuation
  private var connection: Connection
  private var feed = GameFeed()
  private var clock = ServerClock()
  private var told = Game()
  private var url = ""
  private var line: Line?
  private var reader: Task<Void, Never>?
  private var timer: Task<Void, Never>?

  /// - Parameter version: the app's, `x.y.z`.
  public init(world: any World, version: String = "2.0.0") {
    self.world = world
    let hello = Hello(clientVersion: version, capabilities: Capability.allCases)
    connection = Connection(hello: hello) { world.chance() }
    (news, voice) = AsyncStream.makeStream()
  }

  deinit {
    reader?.cancel()
    timer?.cancel()
    voice.finish()
  }

  public var game: Game { feed.game }

  /// Opens the seat's socket, and lets go of the one before it.
  public func connect(to address: SocketAddress) {
    url = address.url
    (feed, clock) = (GameFeed(), ServerClock())
    handle(.started)
    tellGame()
  }

  /// Leaves the game: no timer, no attempt, and nothing is known any more.
  public func disconnect() {
    handle(.stopped)
    feed = GameFeed()
    tellGame()
  }

  /// The app is looked at again, or somebody asks for a try now (UI-X8, UI-H38).
  public func appear() { handle(.appeared) }

  public func sleep() { handle(.slept) }

  public func networkChanged() { handle(.network) }

  /// Sends a command. The same id again changes nothing twice (EX5).
  /// - Returns: the command's id; nil when there is no open socket.
  @discardableResult
  public func send(_ message: ClientMessage, id: CommandID? = nil) -> CommandID? {
    let id = id ?? freshID()
    let frame = ClientEnvelope(commandId: id, message: message).encode()
    return line?.send(String(decoding: frame, as: UTF8.self)) == true ? id : nil
  }

  private func freshID() -> CommandID {
    CommandID(UUIDv4.text((0..<16).map { _ in UInt8(min(world.chance() * 256, 255)) }))
  }
}

extension GameClient {
  private func handle(_ event: Connection.Event) {
    for deed in connection.handle(event, at: world.monoMs) { perform(deed) }
  }

  private func perform(_ deed: Connection.Deed) {
    switch deed {
    case .open(let number): open(number)
    case .close(let number): close(number)
    case .send(let number, let message): say(message, on: number)
    case .arm(let dueMs): arm(dueMs)
    case .tell(let status):
      feed.tell(status)
      tellGame()
    case .deliver(let frame): deliver(frame)
    case .expectMissed: feed.expectMissed()
    case .recall(let missed):
      feed.recall(missed, nowMs: serverNowMs)
      tellGame()
    }
  }

  private func arm(_ dueMs: Double?) {
    timer?.cancel()
    guard let dueMs else { return }
    timer = Task { [weak self, world] in
      do {
        try await world.sleep(untilMs: dueMs)
      } catch {
        return  // NB: another time has been said since.
      }
      await self?.handle(.timer)
    }
  }

  private func deliver(_ frame: Frame) {
    let outcome = feed.deliver(frame, nowMs: serverNowMs)
    tellGame()
    if let message = frame.message { voice.yield(.happened(message)) }
    switch outcome {
    case .untouched: break
    case .read: handle(.stateRead)
    case .lost: handle(.stateLost)
    }
  }

  private func tellGame() {
    guard feed.game != told else { return }
    told = feed.game
    voice.yield(.game(told))
  }

  private var serverNowMs: Milliseconds {
    clock.now(at: world.monoMs).flatMap { Milliseconds(exactly: $0.rounded()) } ?? 0
  }
}

// The socket.
extension GameClient {
  private func open(_ number: SocketNumber) {
    let url = url
    reader = Task { [weak self, world] in
      do {
        let socket = try await world.open(url)
        guard let line = await self?.opened(number, socket) else {
          return await socket.close(code: Line.goodbye, reason: "")
        }
        try await line.carry { [weak self] text in await self?.hear(text, on: number) }
      } catch {
        await self?.ended(number, error)
      }
    }
  }

  /// - Returns: nil when nobody waits for this socket any more.
  private func opened(_ number: SocketNumber, _ socket: any Socket) -> Line? {
    guard connection.socket == number else { return nil }
    let line = Line(number: number, socket: socket)
    self.line = line
    handle(.opened(number))
    return line
  }

  private func ended(_ number: SocketNumber, _ error: any Error) {
    if line?.number == number { line = nil }
    let code = (error as? SocketClosed)?.code ?? SocketClosed.lost.code
    handle(.closed(number, code: code))
  }

  private func close(_ number: SocketNumber) {
    reader?.cancel()
    guard let line, line.number == number else { return }
    self.line = nil
    line.hangUp()
  }

  private func say(_ message: ClientMessage, on number: SocketNumber) {
    let frame = ClientEnvelope(message: message).encode()
    guard line?.number == number, line?.send(String(decoding: frame, as: UTF8.self)) == true else {
      return handle(.unsent(number))
    }
  }

  private func hear(_ text: String, on number: SocketNumber) {
    guard connection.socket == number else { return }
    let frame = Frame(text)
    if let frame { heed(frame) }
    handle(.frame(number, frame))
  }

  /// The clock first, also for a frame that was seen before (EX8).
  private func heed(_ frame: Frame) {
    guard let serverTimeMs = frame.serverTimeMs else { return }
    let (before, monoMs) = (clock, world.monoMs)
    if case .clockPing(let ping)? = frame.message {
      clock.ping(serverTimeMs, offsetMs: ping.offsetMs, rttMs: ping.rttMs, at: monoMs)
    }
    clock.sample(serverTimeMs, at: monoMs)
    if clock != before { voice.yield(.clock(clock)) }
  }
}
