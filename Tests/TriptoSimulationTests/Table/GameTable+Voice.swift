public import TriptoGame
import TriptoKernel
public import TriptoPlan
import TriptoShow

extension GameTable {
  /// Speaks everything that is wanted by now. A clue takes 8 s, a question 4 s, all else 2 s.
  public mutating func speak(isSilent: Bool = false) throws(Refusal) {
    let clips = Script.wanted(in: state).map { line in
      Clip(
        line: line.id, language: line.language, assetID: "tts_\(line.id.phraseID)",
        durationMs: Self.clipMs(line.id.spoken), isSilent: isSilent)
    }
    if !clips.isEmpty { try run(.voiced(clips), by: .system) }
  }

  /// Plays on, and everything is spoken as soon as it is wanted.
  public mutating func playSpoken(until isThere: (GameState) -> Bool) throws(Refusal) {
    try speak()
    while !isThere(state), state.phase != .roundEnd, state.nextDeadline != nil {
      try next()
      try speak()
    }
  }

  /// A game in ROUND_INTRO whose voice is there in time.
  public static func spoken(
    players: Int = 2, destinations: Int = 1, questions: Int = 2,
    settings: GameSettings = GameSettings(), id: String = "game"
  ) throws(Refusal) -> GameTable {
    var table = try lobby(players: players, settings: settings, id: id)
    try table.speak()
    table.clearMoments()
    try table.run(.start(TestContent.itinerary(destinations, questions: questions)), by: .host)
    try table.speak()
    return table
  }

  private static func clipMs(_ spoken: Spoken) -> Milliseconds {
    switch spoken {
    case .clue: 8_000
    case .question: 4_000
    default: 2_000
    }
  }
}
