public import TriptoDesign
import TriptoWire

/// The music bed in five steps; voice and effects keep their level (UI-H54, AU12).
public struct MusicLevel: Equatable, Sendable {
  public struct Step: Equatable, Sendable, Identifiable {
    public let id: Int
    public let label: String
    public let isChosen: Bool
    public let symbol: Symbol
    package let gainDb: Double
  }

  public let title: String
  public let steps: [Step]

  private static let gains = [-40.0, -20, -10, 0, 6]
  private static let symbols: [Symbol] = [.mute, .quiet, .medium, .loud, .loud]

  package init(gainDb: Double, _ host: HostMessages) {
    title = host.musicLevel
    let labels = [
      host.musicOff, host.musicLow, host.musicMedium, host.musicHigh, host.musicMax,
    ]
    let distances = Self.gains.map { abs($0 - gainDb) }
    let nearest = distances.indices.min { distances[$0] < distances[$1] }
    steps = Self.gains.enumerated().map { index, gain in
      Step(
        id: index, label: labels[index], isChosen: index == nearest, symbol: Self.symbols[index],
        gainDb: gain)
    }
  }
}
