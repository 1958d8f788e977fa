public import TriptoKernel

/// Where Redis is and how it is entered: `redis://[user[:password]@]host[:port][/database]`, and with
/// `rediss://` by TLS, where the server's certificate and its name are checked.
public struct RedisAddress: Sendable, Equatable {
  /// What TLS needs besides the address.
  public struct TLS: Sendable, Equatable {
    /// The file of the authorities that count (`?sslrootcert=`); nil for those of the system.
    public var authorities: String?
    /// The files with which the server may ask who is there (`?sslcert=` and `?sslkey=`).
    public var certificate: String?
    public var key: String?
  }

  public let host: String
  public let port: Int
  public let database: Int
  /// Nil for the one that Redis calls `default`.
  public let user: String?
  public let password: Sensitive?
  /// Nil where the connection is plain.
  public let tls: TLS?

  static let standardPort = 6_379
}

/// Without user and password.
extension RedisAddress: CustomStringConvertible {
  public var description: String {
    let host = host.contains(":") ? "[\(host)]" : host
    return "\(tls == nil ? "redis" : "rediss")://\(host):\(port)/\(database)"
  }
}
