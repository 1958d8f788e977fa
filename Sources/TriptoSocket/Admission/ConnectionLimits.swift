public import NIOCore

/// How many connections a listener serves at a time (SE26, SE27).
public struct ConnectionLimits: Sendable {
  /// All together, sockets included.
  public var total: Int
  /// Of one address; nil for any number.
  public var perAddress: Int?
  /// How long a connection has to be idle before one of its own address takes its place.
  public var idleBeforeCut = TimeAmount.milliseconds(500)
  /// The same for one that has not sent its request yet: lines may be slow.
  public var askingBeforeCut = TimeAmount.seconds(3)
  /// What an address is counted as; nil when it has no limit of its own.
  public var key: @Sendable (SocketAddress) -> String?

  public init(
    total: Int = .max, perAddress: Int? = nil,
    key: @escaping @Sendable (SocketAddress) -> String? = { $0.ipAddress }
  ) {
    self.total = total
    self.perAddress = perAddress
    self.key = key
  }

  /// How many connections may be sockets after an upgrade: the others are left to plain requests, or none
  /// of them could be answered any more, and some to those who come back to a game.
  func sockets(isKnown: Bool) -> Int {
    max(0, total - max(1, total / 16) * (isKnown ? 1 : 2))
  }

  /// As many of one address: a school or a hall behind one address has late guests too.
  func socketsPerAddress(isKnown: Bool) -> Int {
    perAddress.map { $0 - $0 / 16 * (isKnown ? 1 : 2) } ?? .max
  }

  /// How many go together when the listener is full, so that the next ones need no search.
  var cutAtOnce: Int { max(1, total / 64) }
  /// Connections that were cut or refused and may still be closing.
  public static let mostClosing = 32
  /// Where the listener stops accepting.
  public var mostAccepted: Int { total + Self.mostClosing }
  /// Connections below which it counts as relieved.
  var relief: Int { total - max(1, total / 8) }
}

/// What happens at a listener's door.
public enum ConnectionNews: Sendable, Equatable {
  /// A connection was taken in.
  case opened
  case closed
  /// All places are taken: from now on the ones that wait longest are cut. Told once until ``relieved``.
  case crowded
  case relieved
  /// This many made room for others.
  case cut(Int)
  /// A new connection was closed at once.
  case refused
}
