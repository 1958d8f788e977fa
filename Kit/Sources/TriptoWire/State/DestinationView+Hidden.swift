extension DestinationView {
  /// What TV and PLAYER see until the reveal (PR27).
  public static let hidden = DestinationView(
    name: nil, country: nil, aliases: [], revealed: false)
}
