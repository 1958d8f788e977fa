/// A socket as its table knows it: unique for as long as the process runs.
public struct SocketID: Hashable, Sendable {
  public let rawValue: UInt64

  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
}
