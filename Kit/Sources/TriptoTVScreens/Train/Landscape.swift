import Foundation
import TriptoScreens

/// What passes outside the train window: numbers only, from the session and the destination's index, so that the picture
/// can tell nobody where the train is going (UI-T30). Lengths are px at 1080p.
public struct Landscape: Equatable, Sendable {
  /// One tile; every curve ends at the height it began, so tiles join without a seam.
  public static let tileWidth = 1920.0
  public static let palettes = 4

  public struct Ridge: Equatable, Sendable {
    struct Wave: Equatable, Sendable { var n, phase, size: Double }
    let base: Double
    /// Peaks instead of waves.
    let isSharp: Bool
    let waves: [Wave]

    /// Its height over the sea of its band.
    public func crest(at x: Double) -> Double {
      let turn = x / tileWidth * 2 * Double.pi
      return waves.reduce(base) { sum, wave in
        let height = sin(turn * wave.n + wave.phase)
        return sum + wave.size * (isSharp ? asin(height) / 1.5708 : height)
      }
    }
  }

  public struct Star: Equatable, Sendable { public let x, y, r, bright: Double }
  public struct Moon: Equatable, Sendable { public let x, y, r: Double }
  public struct Hamlet: Equatable, Sendable { public let x, up, r: Double }
  public struct House: Equatable, Sendable {
    public let x, width, height: Double
    public let isChurch: Bool
    /// Which of its windows are lit, from the left.
    public let lit: [Bool]
  }
  public struct Tree: Equatable, Sendable {
    public let x, height: Double
    public let isRound: Bool
  }
  /// What stands under the lonely lamp in the woods.
  public enum Keepsake: String, CaseIterable, Sendable { case couch, moose, bench }

  public let palette: Int
  public let stars: [Star]
  public let moon: Moon
  public let mountains, hills, shore, woods: Ridge
  public let hamlets: [Hamlet]
  public let houses: [House]
  public let pines, trees: [Tree]
  public let keepsake: Keepsake
  public let keepsakeX: Double

  /// The same seed and index, the same picture, on every device.
  public init(seed: String, destination: Int) {
    var chance = SharedChance("\(seed)/\(destination)")
    palette = Int(chance.next() * Double(Self.palettes))
    stars = chance.several(210) { chance, _ in
      Star(
        x: chance.next() * Self.tileWidth, y: pow(chance.next(), 1.5) * 640,
        r: 0.6 + pow(chance.next(), 3) * 2.1, bright: 0.25 + chance.next() * 0.75)
    }
    moon = Moon(
      x: chance.between(1270, 1560), y: chance.between(190, 270), r: chance.between(52, 66))
    mountains = Self.ridge(&chance, 170, 62, [2, 5, 9, 16, 31], isSharp: true)
    hills = Self.ridge(&chance, 130, 34, [2, 3, 7])
    shore = Self.ridge(&chance, 92, 13, [1, 3, 5])
    woods = Self.ridge(&chance, 150, 16, [1, 2, 5])
    hamlets = chance.several(6) { chance, _ in
      Hamlet(
        x: chance.next() * Self.tileWidth, up: chance.between(0.2, 0.8), r: chance.between(18, 40))
    }
    houses = Self.village(&chance)
    pines = Self.groves(&chance, 120, 26, 58)
    trees = Self.groves(&chance, 34, 80, 190)
    keepsake = Keepsake.allCases[min(2, Int(chance.next() * 3))]
    keepsakeX = chance.between(900, 1500)
  }

  private static func ridge(
    _ chance: inout SharedChance, _ base: Double, _ swing: Double, _ waves: [Double],
    isSharp: Bool = false
  ) -> Ridge {
    let waves = waves.enumerated().map { place, n in
      Ridge.Wave(n: n, phase: chance.next() * 6.2832, size: swing / Double(place + 1))
    }
    return Ridge(base: base, isSharp: isSharp, waves: waves)
  }

  private static func village(_ chance: inout SharedChance) -> [House] {
    var x = chance.between(240, 700)
    return chance.several(11) { chance, place in
      let width = chance.between(40, 74)
      let height = chance.between(30, 50)
      let lit = chance.several(3) { chance, _ in chance.next() < 0.72 }
      let house = House(x: x, width: width, height: height, isChurch: place == 6, lit: lit)
      x += width + chance.between(6, 62)
      return house
    }
  }

  /// Trees in groves, so that the view opens and closes.
  private static func groves(
    _ chance: inout SharedChance, _ count: Int, _ low: Double, _ high: Double
  ) -> [Tree] {
    let hearts = chance.several(4) { chance, _ in chance.next() * tileWidth }
    return chance.several(count) { chance, place in
      let away = chance.between(-1, 1) * chance.between(20, 230)
      let x = (hearts[place % 4] + away + tileWidth).truncatingRemainder(dividingBy: tileWidth)
      return Tree(x: x, height: chance.between(low, high), isRound: chance.next() < 0.14)
    }
  }
}
