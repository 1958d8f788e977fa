public import TriptoGuard

/// A server that answers.
public struct ReadyServer: Sendable {
  /// The port it listens on.
  public let port: Int
  /// The port of the second listener (RE38); nil when it could not be opened.
  public let contentPort: Int?
  /// What people type and scan.
  public let address: PublicAddress
  /// Whether other devices can come in.
  public let reach: LANReach
  /// Where a damaged database lies now; nil when there was none (DA27).
  public let setAside: String?
  /// Opens the library (SE10).
  public let key: HouseKeyFile
}
