import TriptoAnswers
import TriptoContent
import TriptoKernel
import TriptoPlan

/// Finds the wrong places among which a child chooses (EVE46).
struct Decoys {
  let library: PackLibrary
  let language: Language
  /// Of this journey, and what the night has shown.
  let taken: [Pack]

  private static let wanted = 3

  /// Three display names; nil where there are too few.
  func choices(for pack: Pack) -> [String]? {
    var chosen: [String] = []
    for name in candidates(for: pack) where chosen.count < Self.wanted {
      guard isFree(name, pack), !chosen.contains(where: { Fold.key($0) == Fold.key(name) }) else {
        continue
      }
      chosen.append(name)
    }
    return chosen.count == Self.wanted ? chosen : nil
  }

  /// What it is confused with, then the library's of its kind, near and far, then what lies around it.
  private func candidates(for pack: Pack) -> some Sequence<String> {
    let place = pack.destination
    let alike = library.playable.filter { $0.id != pack.id && $0.kind == place.kind }.shuffled()
    let (near, far) = (
      alike.filter { !Set($0.regions).isDisjoint(with: place.regions) },
      alike.filter { Set($0.regions).isDisjoint(with: place.regions) }
    )
    let known = (near + far).lazy.map { $0.name[language] }
    return [
      AnySequence(place.confusables.lazy.compactMap(resolved)), AnySequence(known),
      AnySequence(around(place)),
    ].lazy.joined()
  }

  /// The name of a pack, or the heaviest point of the gazetteer; a confusable is written anyhow.
  private func resolved(_ confusable: String) -> String? {
    let key = Fold.key(confusable)
    let pack = library.playable.first { summary in
      Language.allCases.contains { Fold.key(summary.name[$0]) == key }
    }
    return pack?.name[language]
      ?? library.gazetteer.places(named: confusable).filter(\.kind.isPoint)
      .max { $0.weight < $1.weight }?.name
  }

  private static let aroundKm = 2_000.0

  private func around(_ place: Pack.Destination) -> [String] {
    place.coordinates.map {
      library.gazetteer.cities(around: ($0.latitude, $0.longitude), withinKm: Self.aroundKm)
        .map(\.name)
    } ?? []
  }

  /// No answer to this place or to another of the night, and no name of its country or region.
  private func isFree(_ name: String, _ pack: Pack) -> Bool {
    let key = Fold.key(name)
    let wide = Language.allCases.map { pack.destination.country[$0] } + pack.destination.regions
    guard !wide.contains(where: { Fold.key($0) == key }) else { return false }
    return (taken + [pack]).allSatisfy {
      !Judge.destination(name, $0.target, gazetteer: library.gazetteer).isCorrect
    }
  }
}
