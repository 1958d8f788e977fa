import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("EVE55 EVE56 what the rules ride sends, in order")
struct RulesCueTests {
  @Test("EVE55 EX49 the ride: SNAPSHOT, RULES_STEP 1, MUSIC_SET −6; without a clip each is read")
  func silent() throws {
    let lobby = try GameTable.lobby(settings: .ofEvening)
    let table = try lobby.after { table in
      try table.host(.start(TestContent.itinerary()))
      try table.play(to: .clue)
    }
    expectCues(
      table,
      """
      all: snapshot
      extended: rules step
      av: music_travel -6 dB, fade 2000
      av: line voice_rules_1
      extended: rules step
      av: line voice_rules_2
      extended: rules step
      av: line voice_rules_3
      extended: rules step
      av: line voice_rules_4
      extended: rules step
      av: line voice_rules_5
      all: snapshot
      av: music_travel_loop 0 dB, fade 300
      all: cluePresent
      av: answerCount
      timed: timerSync
      """)
  }

  @Test("EVE55 the clips are spoken from the first player on, and fetched with the first step")
  func spoken() throws {
    var lobby = try GameTable.lobby(settings: .ofEvening)
    let wanted = Script.wanted(in: lobby.state).map(\.id.phraseID)
    #expect(wanted == (1...5).map { "voice_rules_\($0)" })
    try lobby.speak()
    let table = try lobby.after { table in
      try table.host(.start(TestContent.itinerary()))
      try table.play(to: .rules(3))
    }
    let all = wanted.joined(separator: " ")
    expectCues(
      table,
      """
      all: snapshot
      extended: rules step
      av: music_travel -6 dB, fade 2000
      av: say voice_rules_1 unfetched
      extendedTV: fetch \(all)
      extended: rules step
      av: say voice_rules_2
      extended: rules step
      av: say voice_rules_3
      """)
  }

  @Test("EVE55 nobody has joined, or there are no rules: no rule is spoken ahead")
  func unwanted() throws {
    var empty = GameTable(settings: .ofEvening)
    try empty.run(.connect(.tv), by: .system)
    #expect(Script.wanted(in: empty.state).isEmpty)
    var settings = GameSettings.ofEvening
    settings.evening?.notes = false
    let short = try GameTable.lobby(settings: settings)
    #expect(Script.wanted(in: short.state).count == 4)
    settings.evening?.rules = .off
    let plain = try GameTable.lobby(settings: settings)
    #expect(Script.wanted(in: plain.state).map(\.id.spoken) == [.roundIntro, .roundIntro])
  }

  @Test("EVE55 the words of the ride in every language", arguments: Language.allCases)
  func words(language: Language) throws {
    var settings = GameSettings.ofEvening
    settings.language = language
    let state = try GameTable.lobby(settings: settings).state
    let lines = (1...5).compactMap { step in
      Script.line(LineID(round: 0, spoken: .rules(step)), in: state)
    }
    #expect(lines.count == 5 && Set(lines.map(\.caption)).count == 5)
    for line in lines {
      #expect(line.spoken == line.caption && line.language == language)
      #expect(line.caption.count <= 84 && !line.caption.contains(where: \.isNumber))
    }
    #expect(Script.line(LineID(round: 0, spoken: .rules(6)), in: state) == nil)
  }

  @Test("EVE56 EX50 the first test pull sounds like a brake, the one that completes like a lock")
  func pulls() throws {
    let press = Press(isExtended: true)
    var ride = try GameTable.started(players: 3, settings: .ofEvening)
    try ride.play(to: .rules(4))
    let table = try ride.after { table in
      for number in [2, 2, 1, 3] { try table.press(number, press) }
    }
    expectCues(
      table,
      """
      extended: test pull p2
      av: sfx_brake 1.0
      extended: test pull p1
      extended: test pull p3
      av: sfx_lock 0.9
      """)
  }

  @Test("EVE52 a skip cuts the conductor off and goes to clue 10")
  func skipped() throws {
    var lobby = try GameTable.lobby(settings: .ofEvening)
    try lobby.speak()
    try lobby.host(.start(TestContent.itinerary()))
    let table = try lobby.after { try $0.host(.skip) }
    expectCues(
      table,
      """
      all: snapshot
      av: music_travel_loop 0 dB, fade 300
      av: cut voice_rules_1
      all: cluePresent
      av: answerCount
      timed: timerSync
      """)
  }

  @Test("EX41 EVE15 a change of a seat is told by a snapshot; an evening's TV sees who joins")
  func seats() throws {
    let lobby = try GameTable.lobby(settings: .ofEvening)
    let change = SeatChange(seat: seat(1), travel: TravelWish(passenger: "owl"))
    let changed = try lobby.after { try $0.run(.seat(change), by: .player(1)) }
    expectCues(changed, "extended: snapshot")
    let joined = try lobby.after { try $0.join(3) }
    expectCues(
      joined,
      """
      watchers: joined p3
      host: snapshot
      extendedTV: snapshot
      all: lobby
      """)
  }
}
