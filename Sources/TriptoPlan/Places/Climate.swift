/// The sky of a postcard, by how far north or south a place is (EVE70).
public enum Climate: String, Sendable {
  case polar, cold, mild, warm, tropic

  /// - Parameter at: nil where nobody says where it is.
  public init(_ at: Position?) {
    self =
      switch at.map({ abs($0.latitude) }) {
      case nil: .mild
      case let north? where north >= 66: .polar
      case let north? where north >= 55: .cold
      case let north? where north >= 35: .mild
      case let north? where north >= 23.5: .warm
      default: .tropic
      }
  }
}
