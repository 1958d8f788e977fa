/// What one connection has opted in to; a v1 connection to nothing.
public struct Capabilities: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ capabilities: [Capability]) {
    self = capabilities.reduce(into: []) { $0.formUnion(Self($1)) }
  }

  private init(_ capability: Capability) {
    self =
      switch capability {
      case .seq: .seq
      case .patch: .patch
      case .timers: .timers
      case .clock: .clock
      case .events: .events
      }
  }

  public static let seq = Self(rawValue: 1)
  public static let patch = Self(rawValue: 2)
  public static let timers = Self(rawValue: 4)
  public static let clock = Self(rawValue: 8)
  public static let events = Self(rawValue: 16)
  public static let all = Self(Capability.allCases)
  /// What `?v=2` brings: a `patch` changes what a client must be able to read, so it is asked for
  /// by name (EX1).
  public static let byAddress = all.subtracting(.patch)
}
