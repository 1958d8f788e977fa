import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("The words of the show")
struct ScriptTests {
  private static let moments: [Spoken] =
    [
      .roundIntro, .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect,
      .revealIncorrect, .bridge, .scoreboard,
    ] + FinaleMood.allCases.map(Spoken.final)

  private func game(_ language: Language, destinations: Int = 5) throws -> GameTable {
    var settings = GameSettings()
    settings.language = language
    return try GameTable.started(destinations: destinations, settings: settings)
  }

  @Test(
    "S21 no line comes twice in three destinations",
    arguments: Language.allCases, moments)
  func noRepeats(language: Language, moment: Spoken) throws {
    let state = try game(language).state
    let lines = (0..<3).flatMap { round in
      (0..<2).compactMap {
        Script.line(LineID(round: round, spoken: moment, variant: $0), in: state)?.caption
      }
    }
    #expect(lines.count == 6)
    let isOne = [.bridge, .scoreboard].contains(moment) || "\(moment)".hasPrefix("final")
    #expect(Set(lines).count >= (isOne ? 4 : 6), "\(lines)")
  }

  @Test("S20 lines are written for a voice", arguments: Language.allCases, moments)
  func speakable(language: Language, moment: Spoken) throws {
    let state = try game(language).state
    for round in 0..<5 {
      for variant in 0..<2 {
        let id = LineID(round: round, spoken: moment, variant: variant)
        let line = try #require(Script.line(id, in: state))
        #expect(line.spoken == line.caption)
        #expect(line.caption.count <= 84 && !line.caption.contains(where: \.isNumber))
        #expect(".!?".contains(line.caption.last ?? " "))
      }
    }
  }

  @Test("AU18 a clue's text is the clue, free of the SSML and the lead-in of its voice")
  func leadIn() throws {
    let state = try game(.sv).state
    let line = try #require(
      Script.line(LineID(round: 0, spoken: .clue(level: 10)), in: state))
    #expect(line.caption == TestContent.clue(1, 0))
    #expect(line.spoken.hasSuffix("<break time=\"400ms\"/> \(TestContent.clue(1, 0))"))
    #expect(line.spoken.count > line.caption.count + 25)
  }

  @Test(
    "S21 no question's lead-in comes twice while there are others",
    arguments: Language.allCases, [2, 3])
  func questionLeadIns(language: Language, questions: Int) throws {
    var settings = GameSettings()
    settings.language = language
    settings.followupsPerDestination = questions
    let table = try GameTable.started(destinations: 5, questions: questions, settings: settings)
    let state = table.state
    let leadIns = try (0..<5).flatMap { round in
      try (0..<questions).map { index in
        let id = LineID(round: round, spoken: .question(index))
        let line = try #require(Script.line(id, in: state))
        return try #require(line.spoken.components(separatedBy: " <break").first)
      }
    }
    #expect(Set(leadIns.prefix(12)).count == min(leadIns.count, 12), "\(leadIns)")
  }

  @Test("EX20 clues stay in their language when the show's changes")
  func languages() throws {
    var table = try game(.sv)
    var settings = table.state.settings
    settings.language = .en
    try table.host(.setSettings(settings))
    let clue = Script.line(LineID(round: 0, spoken: .clue(level: 8)), in: table.state)
    let banter = Script.line(LineID(round: 0, spoken: .afterBrake), in: table.state)
    #expect(clue?.language == .sv && banter?.language == .en)
  }

  @Test(
    "EX25 where packs lack the show's language, clues are read in English and the show speaks on")
  func english() throws {
    let state = try game(.nb).state
    #expect(state.contentLanguage == .en)
    let clue = Script.line(LineID(round: 0, spoken: .clue(level: 8)), in: state)
    let question = Script.line(LineID(round: 0, spoken: .question(0)), in: state)
    let banter = Script.line(LineID(round: 0, spoken: .afterBrake), in: state)
    #expect(clue?.language == .en && question?.language == .en && banter?.language == .nb)
    let english = try Script.line(LineID(round: 0, spoken: .clue(level: 8)), in: game(.en).state)
    #expect(clue?.spoken == english?.spoken)
  }

  @Test("a destination's own line is the first choice at its moment")
  func own() throws {
    var itinerary = TestContent.itinerary()
    itinerary[0].banter = [Remark(category: "before_reveal", text: "Det luktar nybakat.")]
    var table = try GameTable.lobby()
    try table.host(.start(itinerary))
    let line = Script.line(LineID(round: 0, spoken: .beforeReveal), in: table.state)
    let other = Script.line(LineID(round: 0, spoken: .beforeReveal, variant: 1), in: table.state)
    #expect(line?.caption == "Det luktar nybakat.")
    #expect(other?.caption != line?.caption)
  }

  @Test("S23 the first clue is wanted first, the next destination while this one is played")
  func wanted() throws {
    var table = try game(.sv, destinations: 2)
    let ids = Script.wanted(in: table.state).map(\.id)
    #expect(ids.first == LineID(round: 0, spoken: .clue(level: 10)))
    #expect(ids.allSatisfy { $0.round == 0 })
    #expect(Set(ids).count == ids.count)
    try table.speak()
    #expect(Script.wanted(in: table.state) == [])
    try table.play { $0.level == 8 }
    let next = Script.wanted(in: table.state).map(\.id)
    #expect(next.first == LineID(round: 1, spoken: .clue(level: 10)))
    #expect(next.allSatisfy { $0.round == 1 })
  }

  @Test("S23 in the lobby only a TV is a reason to speak, and no clue is known")
  func lobby() throws {
    let table = try GameTable.lobby()
    #expect(Script.wanted(in: table.state).map(\.id.spoken) == [.roundIntro, .roundIntro])
    var settings = GameSettings()
    settings.voice = false
    #expect(Script.wanted(in: try GameTable.lobby(settings: settings).state) == [])
  }

  @Test("AU14 AU15 AU16 no two banters, clues, questions of a destination share a phrase id")
  func names() throws {
    let ids = Self.moments.flatMap { moment in
      (0..<2).map { LineID(round: 0, spoken: moment, variant: $0).phraseID }
    }
    let singles = Set(ids)
    #expect(singles.contains("banter_round_intro_001"))
    #expect(singles.contains("banter_before_final_002"))
    #expect(singles.count == ids.count - 1, "only the bridge has one name for both")
  }
}
