import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// The library by region, difficulty and theme, also while names are hidden (UI-E20).
public struct LibraryFilter: Equatable, Sendable, Identifiable {
  public enum Kind: String, CaseIterable, Sendable { case region, difficulty, theme }

  public struct Option: Equatable, Sendable, Identifiable {
    /// "" is anything.
    public let id: String
    public let label: String
  }

  public let kind: Kind
  public let label: String
  public let options: [Option]
  /// The id of the option that is chosen.
  public let chosen: String
  public var id: Kind { kind }

  /// - Returns: none where the server tells no traits (RE23).
  static func all(_ shelf: Shelf, _ host: HostMessages) -> [LibraryFilter] {
    guard shelf.packs?.contains(where: { !shelf.traitsText($0.roundId, host).isEmpty }) == true
    else { return [] }
    return Kind.allCases.map { kind in
      let (label, any, words) = host.filter(kind)
      let options =
        [Option(id: "", label: any)] + words.map { Option(id: $0.word, label: $0.label) }
      return LibraryFilter(
        kind: kind, label: label, options: options, chosen: shelf.wanted[kind] ?? "")
    }
  }
}

extension Shelf {
  func isWanted(_ id: PackID) -> Bool {
    let traits = traits[id] ?? PackTraits()
    return wanted.allSatisfy { kind, word in
      switch kind {
      case .region: traits.regions?.contains(word) == true
      case .difficulty: traits.difficulty == word
      case .theme: traits.themes?.contains(word) == true
      }
    }
  }

  /// *Europa · Medel · Musik*, or "" when nothing is known.
  func traitsText(_ id: PackID, _ host: HostMessages) -> String {
    guard let traits = traits[id] else { return "" }
    func label(_ kind: LibraryFilter.Kind, _ word: String?) -> String? {
      host.filter(kind).words.first { $0.word == word }?.label
    }
    // NB: the narrowest of its regions: the Nordic places are European ones too.
    let regions = traits.regions ?? []
    let known = host.filter(.region).words.map(\.word).first(where: regions.contains)
    let region = regions.contains(Region.nordic.rawValue) ? Region.nordic.rawValue : known
    return [
      label(.region, region), label(.difficulty, traits.difficulty),
      label(.theme, traits.themes?.first),
    ].compactMap { $0 }.joined(separator: " · ")
  }
}

extension HostMessages {
  fileprivate typealias Words = [(word: String, label: String)]

  fileprivate func filter(_ kind: LibraryFilter.Kind) -> (label: String, any: String, words: Words)
  {
    switch kind {
    case .region:
      (region, themeAny, Region.allCases.map { ($0.rawValue, name(of: $0)) })
    case .difficulty:
      (
        difficulty, difficultyAny,
        [("easy", difficultyEasy), ("medium", difficultyMedium), ("hard", difficultyHard)]
      )
    case .theme: (theme, themeAny, Themes.all(self))
    }
  }
}
