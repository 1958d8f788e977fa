import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("EVE3 what an evening shows besides, and to whom")
struct EveningMessageTests {
  private static let keys: Set<String> = [
    "evening", "region", "rules", "notes", "carriages", "childrens", "reactions",
    "drawGenerated", "speaker",
  ]

  private func settings(_ table: GameTable, _ recipient: Recipient) throws -> Set<String> {
    let lobby = try table.last(.lobbyUpdated, for: recipient)
    return Set(try #require(lobby?["settings"]).keys)
  }

  @Test("EVE3 EVE4 the keys of its settings exist on EX connections of an evening session alone")
  func lobby() throws {
    let evening = try GameTable.lobby(settings: .ofEvening).after { try $0.host(.lockLobby(true)) }
    let plain = try GameTable.lobby().after { try $0.host(.lockLobby(true)) }
    for recipient in [Recipient.host, .tv, .player(1)] {
      #expect(try settings(evening, recipient.extended).isSuperset(of: Self.keys))
      #expect(try settings(evening, recipient).isDisjoint(with: Self.keys))
      #expect(try settings(plain, recipient.extended).isDisjoint(with: Self.keys))
      #expect(try settings(plain, recipient).isDisjoint(with: Self.keys))
    }
    try expectJSON(
      evening.last(.lobbyUpdated, for: .host.extended)?["settings"]?["region"], "null")
  }

  @Test("EVE4 settings of an evening keep their values on the way to the wire and back")
  func roundTrip() {
    var settings = GameSettings.ofEvening
    #expect(GameSettings(SessionSettings(settings)) == settings)
    var evening = Evening()
    evening.region = "Nordic"
    evening.rules = .off
    (evening.notes, evening.carriages, evening.childrens) = (false, true, false)
    (evening.reactions, evening.drawGenerated, evening.speaker) = (false, true, .tv)
    settings.evening = evening
    #expect(GameSettings(SessionSettings(settings)) == settings)
  }

  @Test("EVE13 EVE29 BRAKE_ACCEPTED has the silence window, on EX connections of an evening")
  func silence() throws {
    let table = try GameTable.evening().after { try $0.pull(1) }
    #expect(try table.last(.brakeAccepted, for: .tv.extended)?["silenceMs"] == 10_000)
    #expect(try table.last(.brakeAccepted, for: .tv)?["silenceMs"] == nil)
    let old = try GameTable.evening().after { try $0.brake(1) }
    #expect(try old.last(.brakeAccepted, for: .tv.extended)?["silenceMs"] == nil)
  }

  @Test("EX47 EVE17 BRAKE_RELEASED says who, at which clue, why and until when")
  func released() throws {
    let table = try GameTable.evening().after { table in
      try table.pull(1)
      try table.run(.release, by: .player(1))
    }
    let endMs = try #require(table.state.clock?.endMs)
    for recipient in [Recipient.host, .tv, .player(2)] {
      try expectJSON(
        table.last(.brakeReleased, for: recipient.extended),
        #"{"playerId":"p1","clueLevelPoints":10,"reason":"let_go","timerEnd":\#(endMs)}"#)
      #expect(try table.last(.brakeReleased, for: recipient) == nil)
      #expect(try table.snapshot(for: recipient)["clueTimerEnd"] == .int(endMs))
    }
  }

  @Test("EVE15 EVE33 brake says who holds it, whether anything is typed, and when silence ends")
  func brake() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    let until = table.nowMs + 10_000
    try expectJSON(
      table.snapshot(for: .tv.extended)["brake"],
      #"{"playerId":"p1","typing":false,"silentUntilMs":\#(until)}"#)
    try table.draft(1, "ZQX-DRAFT.")
    for recipient in [Recipient.host, .tv, .player(2)] {
      let state = try table.snapshot(for: recipient.extended)
      let text = String(decoding: state.jsonBytes(), as: UTF8.self)
      try expectJSON(
        state["brake"], #"{"playerId":"p1","typing":true,"silentUntilMs":null}"#)
      #expect(!text.contains("ZQX-DRAFT"), "EVE12")
      #expect(try table.snapshot(for: recipient)["brake"] == nil)
    }
    #expect(try table.snapshot(for: .player(1).extended)["me"]?["draft"] == "ZQX-DRAFT.")
    #expect(try table.snapshot(for: .player(1))["me"] == nil)
  }

  @Test("EVE20 units count those who may answer and those who have; who is away drops out")
  func units() throws {
    var table = try GameTable.evening(players: 3)
    try table.answerAtOnce(1)
    try expectJSON(
      table.snapshot(for: .tv.extended)["units"], #"{"answered":1,"total":3}"#)
    try table.disconnect(2)
    try table.disconnect(1)
    try expectJSON(
      table.snapshot(for: .tv.extended)["units"], #"{"answered":1,"total":2}"#)
    #expect(try table.snapshot(for: .tv)["units"] == nil)
  }

  @Test("EVE15 me on EX connections: mayBrake, why, noteWorth and brakeWorth")
  func me() throws {
    var table = try GameTable.evening()
    func why(_ number: Int) throws -> JSONValue? {
      try table.snapshot(for: .player(number).extended)["me"]?["why"]
    }
    try expectJSON(
      table.snapshot(for: .player(1).extended)["me"],
      #"{"mayBrake":true,"mayNote":true,"noteWorth":8,"brakeWorth":10,"choices":null,"draft":null}"#
    )
    try table.pull(1)
    try table.run(.release, by: .player(1))
    #expect(try why(1) == "out")
    #expect(try why(2) == nil)
    try table.answerAtOnce(2)
    #expect(try why(2) == "locked")
    try table.host(.nextClue)
    try table.wait(2_000)
    try table.pull(1)
    try table.run(.release, by: .player(1))
    #expect(try why(1) == "spent")
    try table.join(4)
    try table.connect(4)
    #expect(try why(4) == "late")
    #expect(try table.snapshot(for: .tv.extended)["me"] == nil)
  }

  @Test("EVE8 clueText is null in ROUND_INTRO but for a host who does not play")
  func intro() throws {
    let table = try GameTable.started(settings: .ofEvening)
    #expect(try table.snapshot(for: .host)["clueText"] == .string(TestContent.clue(1, 0)))
    for recipient in [Recipient.tv, .player(1)] {
      for one in [recipient, recipient.extended] {
        #expect(try table.snapshot(for: one)["clueText"] == .null)
      }
    }
    let plays = try GameTable.started(settings: .ofPlayingHost)
    #expect(try plays.snapshot(for: .host)["clueText"] == .null)
  }

  @Test("EVE53 rows of the scoreboard say what this destination gave, on EX connections")
  func gained() throws {
    var table = try GameTable.evening()
    try table.answerAtOnce(1)
    table.clearMoments()
    try table.play(to: .scoreboard)
    func first(_ recipient: Recipient) throws -> JSONValue {
      guard case .array(let rows) = try table.last(.scoreboardUpdate, for: recipient)?["scoreboard"]
      else { return .null }
      return try #require(rows.first)
    }
    try expectJSON(first(.tv.extended)["gained"], #"{"place":10,"questions":0}"#)
    #expect(try first(.tv)["gained"] == nil)
  }

  @Test("EX45 while the server drains a rematch is INVALID_OPERATION and retryable")
  func draining() {
    let error = ErrorMessage(.draining, language: .en)
    #expect(error.errorCode == .invalidOperation && error.retryable)
    #expect(error.message == "The server is restarting. Press again in a moment.")
  }

  @Test("EVE15 EVE54 journey has its number and the lengths, on EX connections")
  func journey() throws {
    let table = try GameTable.lobby(settings: .ofEvening)
    try expectJSON(
      table.snapshot(for: .tv.extended)["journey"],
      #"{"number":1,"lengthsMin":[5,9,13,16,20],"minutes":13,"rulesDone":false}"#)
    #expect(try table.snapshot(for: .tv)["journey"] == nil)
    #expect(try GameTable.lobby().snapshot(for: .tv.extended)["journey"] == nil)
  }

  @Test("EVE5 the host alone is told libraryOut, when a draw takes what tonight has shown")
  func libraryOut() throws {
    var table = try GameTable.evening(destinations: 1)
    try table.play(toPhase: .roundEnd)
    try table.host(.rematch)
    var again = table
    try again.host(.start(TestContent.itinerary(1)))
    func told(_ table: GameTable, _ recipient: Recipient) throws -> JSONValue? {
      try table.snapshot(for: recipient)["journey"]?["libraryOut"]
    }
    #expect(try told(again, .host.extended) == .bool(true))
    for other in [Recipient.host, .tv.extended, .player(1).extended] {
      #expect(try told(again, other) == nil)
    }
    try table.host(.start(TestContent.itinerary(1, from: 2)))
    #expect(try told(table, .host.extended) == nil)
  }

  @Test("EVE13 EVE15 EVE26 night is told in the phases that show it, with revealed stops alone")
  func night() throws {
    var table = try GameTable.evening(destinations: 2)
    #expect(try table.snapshot(for: .tv.extended)["night"] == nil)
    try table.answerAtOnce(1)
    try table.play(toPhase: .scoreboard)
    let stop =
      #"{"name":"ZQX-NAME-1.","country":"ZQX-LAND-1.","lat":18.25,"lon":-17.75,"journey":1}"#
    let open = (1...3).map { number in
      #"{"playerId":"p\#(number)","name":"\#(GameTable.names[number - 1])","wins":0,"points":0}"#
    }
    try expectJSON(
      table.snapshot(for: .tv.extended)["night"],
      #"{"journeys":0,"standings":[\#(open.joined(separator: ","))],"stops":[\#(stop)]}"#)
    table.clearMoments()
    try table.play(toPhase: .finalResults)
    let final = try table.last(.finalResultsPresent, for: .player(1).extended)
    #expect(final?["night"]?["journeys"] == 1)
    #expect(try table.last(.finalResultsPresent, for: .player(1))?["night"] == nil)
    try table.play(toPhase: .roundEnd)
    try table.host(.rematch)
    let lobby = try table.snapshot(for: .player(2).extended)
    #expect(lobby["night"]?["journeys"] == 1 && lobby["roundIndex"] == nil)
    #expect(try table.snapshot(for: .player(2))["night"] == nil)
  }

  @Test("EVE13 FOLLOWUP_RESULTS has the option that was chosen, on EX connections")
  func choice() throws {
    var table = try GameTable.evening(players: 2)
    try table.play(to: .question)
    let answer = Command.answerFollowup(text: "3", question: 0, isCorrect: false)
    try table.run(answer, by: .player(1))
    table.clearMoments()
    try table.host(.skip)
    func rows(_ recipient: Recipient) throws -> [JSONValue] {
      guard case .array(let rows) = try table.last(.followupResults, for: recipient)?["results"]
      else { return [] }
      return rows
    }
    #expect(try rows(.tv.extended).map { $0["choice"] } == [2, nil])
    #expect(try rows(.tv).map { $0["choice"] } == [nil, nil])
  }
}
