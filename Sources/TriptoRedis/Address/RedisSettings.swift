/// How Redis is reached, and how long one waits for it.
public struct RedisSettings: Sendable {
  public let address: RedisAddress
  /// A connection that does not stand after this time, with its password taken, is none. In ms.
  public var connectMs: Int64 = 3_000
  /// A server that owes an answer and has said nothing for this time has vanished: its connection is given up. In ms.
  public var commandMs: Int64 = 2_000
  /// A connection that was silent for this time is asked whether it lives. In ms.
  public var pingMs: Int64 = 1_000
  /// The waits between attempts to connect grow from the first to the most. In ms.
  public var firstWaitMs: Int64 = 50
  public var mostWaitMs: Int64 = 1_000
  /// Commands and their bytes that may wait for their answers; further ones fail at once.
  public var mostWaiting = 65_536
  public var mostWaitingBytes = 64 << 20
  /// What the server lists the connections as.
  public var name = "tripto"

  public init(_ address: RedisAddress) { self.address = address }
}
