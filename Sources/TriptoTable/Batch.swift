/// What one command sends, held back until the command is durable: acknowledged means kept.
public struct Batch {
  public struct Send {
    public let socket: SocketID
    /// Texts of messages, cut behind each snapshot of a new phase (WS11); the n-th parts of all
    /// sockets belong together.
    public let parts: [[[UInt8]]]
    /// Somebody asked for it, and goes before whoever only looks on.
    public let isAwaited: Bool
    /// When the brake was pressed whose verdict this is, in server ms.
    public let pressedAtMs: Int?
  }

  /// The journal row it waits for.
  let seq: Int64
  public internal(set) var sends: [Send] = []
  /// Behind the messages.
  public internal(set) var closes: [Action.Closing] = []
  /// Protocol pings, behind the messages: WELCOME goes first (WS19).
  public internal(set) var pings: [SocketID] = []

  /// Nobody waits for it.
  var isEmpty: Bool { sends.isEmpty && closes.isEmpty && pings.isEmpty }
}
