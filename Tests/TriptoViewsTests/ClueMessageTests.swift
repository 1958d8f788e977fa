import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("Messages of clue and brake")
struct ClueMessageTests {
  @Test("EV25 EV30 EV31 CLUE_PRESENT, equal for all, after its snapshot")
  func cluePresent() throws {
    var table = try GameTable.started()
    try table.wait(3_000)
    for recipient in [Recipient.host, .tv, .player(1)] {
      try expectJSON(
        table.last(.cluePresent, for: recipient),
        """
        {"clueText":"\(TestContent.clue(1, 0))","clueLevelPoints":10,"levelPoints":10,
         "roundIndex":0,"clueIndex":0,"levelIndex":0,"totalLevels":5,"timerDurationMs":30000,
         "timerEnd":\(t0 + 33_000)}
        """)
      #expect(try table.lastState(for: recipient)["clueTimerEnd"] == .int(t0 + 33_000))
    }
    #expect(
      table.types(for: .tv) == [
        "STATE_SNAPSHOT", "MUSIC_SET", "CLUE_PRESENT", "ANSWER_COUNT_UPDATE",
      ])
    #expect(table.types(for: .player(1)) == ["STATE_SNAPSHOT", "CLUE_PRESENT"])
  }

  @Test("EV32 without a clip the text is not hidden; EV31 PA26 extra time is announced")
  func extraTime() throws {
    var settings = GameSettings()
    settings.extraTime = 1.5
    let table = try GameTable.atClue(settings: settings)
    let next = try table.after { try $0.host(.nextClue) }
    let clue = try #require(try next.last(.cluePresent, for: .tv))
    #expect(clue["textRevealAfterMs"] == nil && clue["timerDurationMs"] == 39_000)
    #expect(clue["timerEnd"] == .int(next.nowMs + 39_000) && clue["clueIndex"] == 1)
  }

  @Test("EV33 CLUE_PRESENT is sent once per level and never while braked")
  func oncePerLevel() throws {
    var table = try GameTable.started()
    try table.play(toPhase: .clueLevel)
    try table.brake(1)
    try table.lock(1)
    try table.play(toPhase: .revealDestination)
    let levels = try table.messages(for: .player(2)).filter { $0.type == .cluePresent }
      .map { try $0.json["clueLevelPoints"] }
    #expect(levels == [10, 8, 6, 4, 2])
  }

  @Test("EV26 PA6 BRAKE_ACCEPTED, after its snapshot")
  func brakeAccepted() throws {
    let table = try GameTable.atClue(8).after { try $0.brake(2) }
    try expectJSON(
      table.last(.brakeAccepted, for: .player(1)),
      """
      {"playerId":"p2","playerName":"Bo","clueLevelPoints":8,"answerTimeoutMs":30000,
       "brakeOwnerPlayerId":"p2","levelPoints":8,"lockedPlayersCount":0}
      """)
    #expect(
      table.types(for: .player(1)) == ["STATE_SNAPSHOT", "BRAKE_ACCEPTED"])
    #expect(
      table.types(for: .tv) == ["STATE_SNAPSHOT", "BRAKE_ACCEPTED", "MUSIC_STOP", "SFX_PLAY"])
  }

  @Test("EV27 BRAKE_REJECTED goes to that player alone, with the winner where there is one")
  func brakeRejected() throws {
    var table = try GameTable.atClue(players: 3)
    try table.brake(1)
    table = try table.after { try $0.press(2) }
    try expectJSON(
      table.last(.brakeRejected, for: .player(2)),
      #"{"playerId":"p2","reason":"already_paused","winnerPlayerId":"p1"}"#)
    for other in [Recipient.host, .tv, .player(1), .player(3)] {
      #expect(table.messages(for: other).isEmpty)
    }
    let lobby = try GameTable.lobby().after { try $0.press(1) }
    try expectJSON(
      lobby.last(.brakeRejected, for: .player(1)),
      #"{"playerId":"p1","reason":"invalid_phase"}"#)
  }

  @Test("EV28 EV35 BRAKE_ANSWER_LOCKED: the text is for the host alone, before the snapshot")
  func answerLocked() throws {
    var table = try GameTable.atClue(2)
    try table.brake(1)
    table = try table.after { try $0.lock(1, text: "Lyon") }
    let common = #""playerId":"p1","lockedAtLevelPoints":2,"remainingClues":false"#
    try expectJSON(
      table.last(.brakeAnswerLocked, for: .host), "{\(common),\"answerText\":\"Lyon\"}")
    for recipient in [Recipient.tv, .player(1), .player(2)] {
      try expectJSON(table.last(.brakeAnswerLocked, for: recipient), "{\(common)}")
    }
    #expect(
      table.types(for: .player(2)) == [
        "BRAKE_ANSWER_LOCKED", "ANSWER_COUNT_UPDATE", "STATE_SNAPSHOT",
      ])
  }

  @Test("EV28 above level 2 clues remain")
  func remaining() throws {
    var table = try GameTable.atClue(4)
    try table.brake(1)
    try table.lock(1)
    #expect(try table.last(.brakeAnswerLocked, for: .tv)?["remainingClues"] == .bool(true))
  }

  @Test("EV29 EV34 PR20 the count of answers; a player who left is not counted")
  func answerCount() throws {
    var table = try GameTable.atClue(players: 3)
    try table.disconnect(3)
    try table.wait(60_000)
    try table.brake(1)
    try table.lock(1)
    for recipient in [Recipient.host, .tv, .player(2)] {
      try expectJSON(
        table.last(.answerCountUpdate, for: recipient), #"{"answeredCount":1,"totalPlayers":2}"#)
    }
    let state = try table.lastState(for: .tv)
    #expect(state["answeredCount"] == 1 && state["totalPlayers"] == 2)
  }
}
