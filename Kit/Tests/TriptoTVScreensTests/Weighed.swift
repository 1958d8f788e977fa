import TriptoScreens

@testable import TriptoTVScreens

/// Many numbers told by three: how many, their sum, and the sum of each times its place (`Web/tests/recorded/numbers.mjs`).
enum Weighed {
  private static let steps = [0.0, 237, 611, 1040, 1499, 1919]

  static func of(_ values: [Double]) -> [Double] {
    let weighed = values.enumerated().map { place, value in value * Double(1 + place % 97) }
    return [Double(values.count), values.reduce(0, +), weighed.reduce(0, +)]
  }

  static func line(_ dashes: [Flight.Dash]) -> [Double] {
    of(dashes.flatMap { [$0.from.x, $0.from.y, $0.to.x, $0.to.y, $0.begins, $0.ends] })
  }

  static func land(_ land: Landscape) -> [String: [Double]] {
    [
      "stars": of(land.stars.flatMap { [$0.x, $0.y, $0.r, $0.bright] }),
      "moon": of([land.moon.x, land.moon.y, land.moon.r]),
      "hamlets": of(land.hamlets.flatMap { [$0.x, $0.up, $0.r] }),
      "houses": of(land.houses.flatMap { house($0) }),
      "pines": of(land.pines.flatMap { [$0.x, $0.height, $0.isRound ? 1 : 0] }),
      "trees": of(land.trees.flatMap { [$0.x, $0.height, $0.isRound ? 1 : 0] }),
      "mountains": of(steps.map { land.mountains.crest(at: $0) }),
      "hills": of(steps.map { land.hills.crest(at: $0) }),
      "shore": of(steps.map { land.shore.crest(at: $0) }),
      "woods": of(steps.map { land.woods.crest(at: $0) }),
    ]
  }

  private static func house(_ house: Landscape.House) -> [Double] {
    [house.x, house.width, house.height, house.isChurch ? 1 : 0] + house.lit.map { $0 ? 1 : 0 }
  }
}
