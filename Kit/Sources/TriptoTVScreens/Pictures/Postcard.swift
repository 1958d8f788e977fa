import TriptoClient
import TriptoDesign
import TriptoKernel
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
  /// Of the postmark: *1 jan.*, and *8 p* of the best answer; the year before all verdicts have been told (EVE68).
  public let day, stamp: String?
  public let points: Int?

  init?(_ view: TVView, _ lines: [VerdictLine], isDone: Bool) {
    guard let destination = view.state.destination, let name = destination.name,
      let place = destination.place
    else { return nil }
    greeting = view.common.greetings(place: name)
    (kind, climate, scene, wonder) = (place.kind, place.climate, place.scene, place.wonder)
    let best = isDone ? lines.filter(\.isCorrect).map(\.points).max() : nil
    let date = view.state.reveal.map {
      view.messages.language.shownDay($0.startAtServerMs).split(separator: " ")
    }
    points = best
    day = date?.dropLast().joined(separator: " ")
    stamp = best.map { view.common.nPts(n: $0) } ?? date?.last.map { String($0) }
  }
}
