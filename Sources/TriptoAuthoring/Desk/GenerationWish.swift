import Foundation
import TriptoContent
import TriptoKernel
package import TriptoWire

/// What a request for new destinations asks for (RE28, RE60).
package struct GenerationWish: Sendable {
  package let count: Int
  package let regions: [String]
  package let place: String?
  package let theme: String?
  /// The word of a language of the show.
  package let language: String
  /// Asked in the words of RE28 alone, as v1 does, which is about a model (RE45).
  package let needsModel: Bool
  /// For whose plan (RE33).
  package let session: String?

  package init(_ request: GenerateRequest, for session: String? = nil) {
    self.session = session
    needsModel =
      request.numDestinations == nil && request.regions == nil && request.place == nil
    count = request.numDestinations ?? 1
    regions = request.regions ?? []
    let place = request.place?.trimmingCharacters(in: .whitespacesAndNewlines)
    self.place = place?.isEmpty == false ? place : nil
    theme = request.theme?.isEmpty == false ? request.theme : nil
    language = (request.language.flatMap(Language.init) ?? .sv).rawValue
  }

  /// RE33: the regions that a wish may name
  package static let regionNames: Set<String> = [
    "Europe", "Asia", "Africa", "Americas", "Oceania", "Nordic",
  ]

  /// What is out of bounds, or nil.
  package var fault: RequestError? {
    if let region = regions.first(where: { !Self.regionNames.contains($0) }) {
      return RequestError(field: "regions", reason: "must not name \(region.prefix(40))")
    }
    if let theme, !Pack.Destination.themeNames.contains(theme) {
      return RequestError(field: "theme", reason: "must not be \(theme.prefix(40))")
    }
    if let place, place.count > 60 || place.utf8.count > 400 {
      return RequestError(field: "place", reason: "must have at most 60 characters")
    }
    return nil
  }
}
