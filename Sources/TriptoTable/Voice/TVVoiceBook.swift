import TriptoKernel
import TriptoWire

/// What a TV has told of the voices that it has itself (EX53), and how fast they are (EX54).
struct TVVoiceBook: Sendable {
  /// EX53: at most so many, with names so long
  static let most = 40
  static let longestName = 60
  private static let paces = 0.7...1.5
  private static let remembered = 5

  /// Nil until a TV has told.
  var voices: [TVVoice]?
  /// How long the last lines took beside what was estimated.
  private var ratios: [Double] = []
  /// When the host heard how it sounds (EX55).
  var sampledMs: Int?
  private var attachedMs: Int?
  /// So long after its coming a TV may take to tell, in ms.
  private static let patienceMs = 5_000

  /// Another screen than before has other voices, or none.
  mutating func attached(isOther: Bool, _ nowMs: Int) {
    if isOther { (voices, ratios) = ([], []) }
    attachedMs = nowMs
  }

  /// After a restart the TV has not told yet, and most likely will say again what it said before.
  func isAwaited(_ nowMs: Int) -> Bool {
    voices == nil && attachedMs.map { nowMs - $0 < Self.patienceMs } ?? true
  }

  /// EVE81: the mean of the last five, within bounds
  var pace: Double {
    guard !ratios.isEmpty else { return 1 }
    let mean = ratios.reduce(0, +) / Double(ratios.count)
    return min(max(mean, Self.paces.lowerBound), Self.paces.upperBound)
  }

  /// How long a line took that the TV said.
  ///
  /// NB: what is far from any voice's pace was cut short, or comes from somebody else.
  mutating func took(_ ms: Int, estimatedMs: Int) {
    guard (estimatedMs / 4...estimatedMs * 4).contains(ms) else { return }
    ratios = (ratios + [Double(ms) / Double(estimatedMs)]).suffix(Self.remembered)
  }

  func has(_ language: Language, local: Bool) -> Bool {
    voices?.contains { $0.speaks(language) && (!local || $0.local) } == true
  }
}

extension TVVoice {
  /// `sv-SE`, `sv_SE` and `sv` speak Swedish; Norwegian is called `nb` or `no`.
  fileprivate func speaks(_ language: Language) -> Bool {
    let own = lang.lowercased().prefix { $0 != "-" && $0 != "_" }
    return own == language.rawValue || (language == .nb && own == "no")
  }
}
