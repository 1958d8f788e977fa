extension NextDestinationEvent {
  /// What TV and PLAYER get: no name, no country, never null (EV42, PR34).
  public static func hidden(destinationIndex: Int, totalDestinations: Int) -> Self {
    NextDestinationEvent(
      destinationIndex: destinationIndex, totalDestinations: totalDestinations,
      destinationName: "Nästa resmål", destinationCountry: "")
  }
}
