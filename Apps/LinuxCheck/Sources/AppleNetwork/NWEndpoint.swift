import Foundation

@nonexhaustive public enum NWEndpoint: Hashable, Sendable {
  case hostPort(host: NWEndpoint.Host, port: NWEndpoint.Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  /// NB: without its addresses of IPv4 and IPv6, which the apps do not look into.
  @nonexhaustive public enum Host: Hashable, Sendable, CustomDebugStringConvertible {
    case name(String, NWInterface?)

    public init(_ string: String) { self = .name(string, nil) }

    public var debugDescription: String {
      switch self {
      case .name(let name, nil): name
      case .name(let name, let interface?): "\(name)%\(interface.name)"
      }
    }
  }

  public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
  }
}

public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public let name: String
  @_spi(Testing) public init(_ name: String) { self.name = name }
  public var debugDescription: String { name }
}

public struct NWPath: Equatable, Sendable {
  @nonexhaustive public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

  public let status: NWPath.Status
  public let availableInterfaces: [NWInterface]
  public let remoteEndpoint: NWEndpoint?

  @_spi(Testing) public init(
    _ status: NWPath.Status, interfaces: [NWInterface] = [], remote: NWEndpoint? = nil
  ) {
    (self.status, availableInterfaces, remoteEndpoint) = (status, interfaces, remote)
  }
}
