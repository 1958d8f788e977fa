import TriptoClient
import TriptoDesign
public import TriptoKernel
import TriptoWire

/// The postcard of the place with its line (EVE57, EVE68).
public struct Postcard: Equatable, Sendable {
  /// *Hälsningar från Paris*.
  public let greeting: String
  public let kind: String
  public let climate: String
  public let scene: [String]
  /// *Visste du? …* stands on its back.
  public let wonder: String?
  public let dateMs: Milliseconds?
  /// Of the best answer, in the postmark; nil before all verdicts have been told.
  public let points: Int?

  init?(_ view: TVView, _ lines: [VerdictLine], isDone: Bool) {
    guard let destination = view.state.destination, let name = destination.name,
      let place = destination.place
    else { return nil }
    greeting = view.common.greetings(place: name)
    (kind, climate, scene, wonder) = (place.kind, place.climate, place.scene, place.wonder)
    dateMs = view.state.reveal?.startAtServerMs
    points = isDone ? lines.filter(\.isCorrect).map(\.points).max() : nil
  }
}
