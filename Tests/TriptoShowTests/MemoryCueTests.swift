import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable

/// What is sent when the conductor comes back to something; a change of the list is a change of the
/// show: read the difference, then store it with `TRIPTO_UPDATE_GOLDEN=1`.
@Suite("EVE88–EVE91 the conductor's memory")
struct MemoryCueTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/memory.txt")

  /// Every recollection with the cues that say it.
  private static func told() throws -> String {
    try Recollection.allCases.map { recollection in
      let lines = try RememberedEvening.of(recollection).lines(saying: recollection) ?? ["nothing"]
      return ([recollection.rawValue] + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
    }.joined()
  }

  @Test("EVE88 EVE91 each recollection is said in its slot when it holds: the cue lists")
  func cueLists() throws {
    let told = try Self.told()
    if ProcessInfo.processInfo.environment["TRIPTO_UPDATE_GOLDEN"] == "1" {
      try told.write(to: Self.golden, atomically: true, encoding: .utf8)
    }
    #expect(try told == String(contentsOf: Self.golden, encoding: .utf8))
  }

  @Test(
    "EVE88 one line in a slot, and never more lines than without", arguments: Recollection.allCases)
  func instead(recollection: Recollection) throws {
    let evening = RememberedEvening.of(recollection)
    let said = try moments(evening.played())
    #expect(said.contains { $0.spoken == .recalled(recollection) })
    let slots = said.map { "\($0.round) \(slot($0.spoken))" }
    for slot in Set(slots) where !slot.hasSuffix("other") && !slot.hasSuffix("brake") {
      #expect(slots.count { $0 == slot } == 1, "\(slot)")
    }
  }

  private func moments(_ table: GameTable) -> [LineID] {
    table.moments.compactMap { $0.state.speechNews.started?.clip.line }
  }

  private func slot(_ spoken: Spoken) -> String {
    switch spoken {
    case .recalled(let recollection): "\(recollection.slot)"
    case .afterBrake: "brake"
    case .revealCorrect, .revealIncorrect, .revealNobody: "verdict"
    case .scoreboard: "scoreboard"
    case .final: "finale"
    default: "other"
    }
  }

  @Test("EVE88 without a clip of it the ordinary line is said")
  func ordinary() throws {
    let itinerary = TestContent.itinerary(2, questions: 1)
    var table = try GameTable.spokenEvening(of: itinerary)
    try table.playStop([.note(1)])
    let there = [Spoken.revealCorrect, .revealIncorrect].flatMap { spoken in
      (0..<2).map { LineID(round: 1, spoken: spoken, variant: $0) }
    }
    let clips = there.map {
      Clip(line: $0, language: .sv, assetID: "tts", durationMs: 2_000)
    }
    try table.run(.voiced(clips), by: .system)
    try table.run(GameTable.note("A"), by: .player(1))
    table.clearMoments()
    try table.play { $0.step == .bridge }
    #expect(table.state.recollections(at: .verdict).contains(.pair))
    #expect(moments(table).last?.spoken == .revealCorrect)
  }

  @Test("EVE88 the first in the table counts: a streak before what was braked at 10")
  func preference() throws {
    let ten = RememberedEvening([[.note(1)], [.note(1)], [.brake(1, at: 10)]])
    let said = try ten.said()
    #expect(said.contains(.streak) && !said.contains(.tenHit))
  }

  @Test("EVE88 a close finale, one player alone and a broken off journey keep their own words")
  func finale() throws {
    let close = RememberedEvening([
      [.brake(1, at: 10), .note(2)], [.note(2, at: 6), .note(3, at: 4)],
    ])
    let table = try close.played()
    #expect(table.state.recollections(at: .finale).contains(.everyPlace))
    #expect(moments(table).contains { $0.spoken == .final(.close) })
    let solo = try RememberedEvening([[.brake(1)], [.brake(1)]], players: 1).played()
    #expect(moments(solo).contains { $0.spoken == .final(.solo) })
  }

  @Test("EVE89 a line is said at most once a night, in whichever journey")
  func once() throws {
    let tens = Array(repeating: [Move.brake(1, at: 10)], count: 3)
    let table = try RememberedEvening(journeys: [tens, tens, tens]).played()
    let said = moments(table).compactMap { line in
      if case .recalled(let recollection) = line.spoken {
        "\(recollection) \(line.variant)"
      } else {
        nil
      }
    }
    #expect(Set(said).count == said.count && said.count { $0.hasPrefix("hotTen") } == 2)
    #expect(said.count { $0.hasPrefix("secondJourney") || $0.hasPrefix("everyPlace") } >= 2)
  }

  @Test("EVE89 which line comes first is the coin's: games differ, and the same game says the same")
  func coin() throws {
    let first = try (0..<12).map { number in
      var table = try GameTable.spokenEvening(
        of: TestContent.itinerary(1, questions: 1), id: "night \(number)")
      try table.playStop([.brake(1, at: 10)])
      return try #require(moments(table).first { $0.spoken == .recalled(.tenHit) }).variant
    }
    #expect(Set(first) == [0, 1])
  }

  @Test(
    "EVE89 two lines for each in every language, forty and more, to be spoken",
    arguments: Language.allCases)
  func lines(language: Language) throws {
    var settings = GameSettings.ofEvening
    settings.language = language
    let state = try GameTable.evening(settings: settings).state
    let lines = try Recollection.allCases.flatMap { recollection in
      try (0..<Recollection.lines).map { variant in
        let id = LineID(round: 0, spoken: .recalled(recollection), variant: variant)
        let line = try #require(Script.line(id, in: state))
        #expect(line.spoken == line.caption && line.language == language)
        let longest = recollection.slot == .finale ? 42 : 84
        #expect(line.caption.count <= longest && !line.caption.contains(where: \.isNumber))
        #expect(".!?".contains(line.caption.last ?? " "))
        return line.caption
      }
    }
    #expect(Set(lines).count == lines.count && lines.count >= 40)
    let next = LineID(round: 0, spoken: .recalled(.pair), variant: Recollection.lines)
    #expect(Script.line(next, in: state) == nil)
  }

  @Test(
    "EVE90 EVE88 elsewhere than in an evening nothing is recalled", arguments: Recollection.allCases
  )
  func elsewhere(recollection: Recollection) throws {
    var table = try GameTable.spoken(players: 3, destinations: 3, questions: 1)
    for stop in 0..<3 {
      try table.playSpoken { $0.nightIndex == stop && $0.step == .clue }
      try table.brake(1)
      try table.wait(1_000)
      try table.lock(1)
      let wanted = Script.wanted(in: table.state).map(\.id.spoken)
      #expect(!wanted.contains(.recalled(recollection)))
    }
    try table.playSpoken { $0.phase == .roundEnd }
    #expect(!moments(table).contains { $0.spoken == .recalled(recollection) })
    #expect(table.state.recollections(at: recollection.slot).isEmpty)
  }

  @Test(
    "EVE90 lines are asked for when what they tell is public, for the verdict with DESTINATION_RESULTS"
  )
  func asked() throws {
    var table = try GameTable.spokenEvening(of: TestContent.itinerary(2, questions: 1))
    try table.playStop([.note(1)])
    try table.note(1)
    try table.playSpoken { $0.round?.isRevealed == true }
    func asks() -> Bool {
      Script.wanted(in: table.state).contains { $0.id.spoken == .recalled(.pair) }
    }
    #expect(!asks())
    try table.play(to: .results)
    #expect(asks())
  }

  @Test("EVE90 PR34 TTS_PREFETCH names none, and a TV may have one once it is on the air")
  func secret() throws {
    let table = try RememberedEvening.of(.pair).played()
    var heard = false
    for moment in table.moments {
      for case .prefetch(let clips) in Director.cues(for: moment).map(\.cue) {
        #expect(!clips.contains { $0.line.phraseID.hasPrefix("banter_memory") })
      }
      let clips = moment.state.voice.clips(of: 1).filter { $0.line.spoken == .recalled(.pair) }
      heard = heard || moment.state.speechNews.started?.spoken == .recalled(.pair)
      #expect(clips.allSatisfy { Script.isPublic($0.line, in: moment.state) == heard })
    }
    #expect(heard)
  }
}
