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

  let world: any World
  let voice: AsyncStream<News>.Continuation
  var connection: Connection
  var feed = GameFeed()
  var clock = ServerClock()
  var told = Game()
  var url = ""
  var line: Line?
  var reader: Task<Void, Never>?
  var timer: Task<Void, Never>?

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

  func freshID() -> CommandID {
    CommandID(UUIDv4.text((0..<16).map { _ in UInt8(min(world.chance() * 256, 255)) }))
  }
}
