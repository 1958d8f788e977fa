import TriptoGame

/// A spoken line that has no clip: the TV shows its text (AU20).
public struct Line: Sendable, Equatable {
  public let phraseID: String
  public let text: String

  /// max(2 000, 150 per word + 500) ms (AU20); written texts hold no breaks.
  public var displayMs: Int {
    let words = text.split(whereSeparator: \.isWhitespace).count
    return max(2_000, 150 * words + 500)
  }
}

/// The bridge to the follow-ups, varied by game and destination, the same in every replay.
enum BridgeLines {
  static func line(for state: GameState) -> Line {
    let pool = state.settings.language == .sv ? swedish : english
    let seed = state.id.rawValue.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xffff }
    let text = pool[(seed + state.roundIndex) % pool.count]
    return Line(phraseID: "voice_followup_intro", text: text)
  }

  private static let swedish = [
    "Vi stannar kvar en stund. Vad vet ni om platsen?",
    "Nu när ni vet var ni är: vad minns ni härifrån?",
    "Väskorna får vänta. Först några frågor om stället.",
    "Kliv inte på än. Här finns poäng att hämta.",
    "En promenad genom trakten, med frågor på vägen.",
    "Konduktören tar rast. Frågorna tar vid.",
  ]

  private static let english = [
    "We're staying a while. What do you know about this place?",
    "Now you know where you are, what do you remember of it?",
    "The luggage can wait. A few questions first.",
    "Don't get back on yet. There are points to be had here.",
    "A stroll around the place, with questions on the way.",
    "The conductor takes a break. The questions take over.",
  ]
}
