import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// The postcard of the place on a player's seat (UI-E35, EVE57).
public struct PlayPostcard: Equatable, Sendable {
  /// *Hälsningar från Paris*.
  public let greeting: String
  /// What its picture is made of.
  public let kind: String
  public let climate: String
  /// Of the postmark.
  public let day: String?
  /// What one did not know of the place.
  public let wonder: String?

  /// Nil where the server knows no more of the place than its name.
  init?(_ view: PlayView, of name: String) {
    guard let place = view.state.destination?.place else { return nil }
    greeting = view.messages.common.greetings(place: name)
    (kind, climate, wonder) = (place.kind, place.climate, place.wonder)
    day = view.state.reveal.map { view.messages.language.shownDay($0.startAtServerMs) }
  }
}
