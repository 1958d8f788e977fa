import TriptoKernel
import TriptoWire

/// A voice that the device itself speaks with (EVE81).
public struct OwnVoice: Equatable, Sendable {
  /// The platform's own name of it, by which it is asked for.
  public var id: String
  /// The platform's tag: `sv-SE`.
  public var lang: String
  public var name: String
  /// It speaks without a network.
  public var isLocal: Bool

  public init(id: String, lang: String, name: String, isLocal: Bool = true) {
    (self.id, self.lang, self.name, self.isLocal) = (id, lang, name, isLocal)
  }

  var language: Language? { Language.of(tag: lang) }
}

/// The device's voices, without those that could not say a line.
struct OwnVoices: Equatable, Sendable {
  /// EX53: so many are told, with names of so many characters.
  static let (mostTold, longestName) = (40, 60)

  private var all: [OwnVoice] = []
  private var broken: Set<String> = []

  mutating func set(_ voices: [OwnVoice]) { all = voices }

  mutating func drop(_ id: String) { broken.insert(id) }

  /// Voices of our languages, those without a network first.
  private var able: [OwnVoice] {
    let ours = all.filter { $0.language != nil && !broken.contains($0.id) }
    return ours.filter(\.isLocal) + ours.filter { !$0.isLocal }
  }

  var told: [TVVoice] {
    able.prefix(Self.mostTold).map {
      TVVoice(lang: $0.lang, name: String($0.name.prefix(Self.longestName)), local: $0.isLocal)
    }
  }

  func voice(of language: Language) -> OwnVoice? { able.first { $0.language == language } }
}
