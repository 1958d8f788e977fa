import Testing
import TriptoKernel
import TriptoWire

@Suite("PR EV who sees what, and what follows from what")
struct ViewTests {
  @Test(
    "PR24–PR29 EV28 EV39 EV40 keys for the HOST are absent for the others, not null",
    arguments: [
      ("BRAKE_ANSWER_LOCKED", "answerText"), ("FOLLOWUP_QUESTION_PRESENT", "correctAnswer"),
      ("FOLLOWUP_ANSWERS_LOCKED", "answersByPlayer"),
    ])
  func roleFiltered(type: String, key: String) throws {
    for (variant, isThere) in [("HOST", true), ("PLAYER", false), ("TV", false)] {
      let written = try payload("\(type).\(variant)")
      #expect((written[key] != nil) == isThere, "\(variant)")
    }
  }

  @Test("PR2–PR16 what is always there is there in an empty lobby")
  func alwaysPresent() throws {
    let state = try #require(try payload("STATE_SNAPSHOT.PLAYER-lobby")["state"])
    for key in [
      "version", "phase", "sessionId", "joinCode", "players", "clueLevelPoints", "clueText",
      "brakeOwnerPlayerId", "lockedAnswers", "lockedAnswersCount", "followupQuestion", "scoreboard",
      "timer",
    ] { #expect(state[key] != nil, "\(key)") }
  }

  @Test("PR5 PR6 PR9 PR11 PR17–PR21 what comes after start, while braked or paused, no lobby has")
  func conditional() throws {
    let state = try #require(try payload("STATE_SNAPSHOT.PLAYER-lobby")["state"])
    for key in [
      "roundIndex", "destination", "clueTimerEnd", "brakeOwnerName", "audioState", "contentPackId",
      "destinationIndex", "totalDestinations", "nextDestinationAvailable", "answeredCount",
      "totalPlayers", "paused",
    ] { #expect(state[key] == nil, "\(key)") }
  }

  @Test("PR9 clueTimerEnd is null in a brake and absent outside the clue phases")
  func clueTimerEnd() throws {
    #expect(try payload("STATE_SNAPSHOT.PLAYER-brake")["state"]?["clueTimerEnd"] == .null)
    #expect(try payload("STATE_SNAPSHOT.PLAYER-reveal")["state"]?["clueTimerEnd"] == nil)
  }

  @Test("PR18 an unselected pack is null for the host, a key nobody else has")
  func contentPackId() throws {
    #expect(try payload("STATE_SNAPSHOT.HOST-lobby")["state"]?["contentPackId"] == .null)
    #expect(try payload("STATE_SNAPSHOT.TV")["state"]?["contentPackId"] == nil)
  }

  @Test("SC4 SC5 EV44 a tie has no winner, names all who share it and shows three at most")
  func tie() {
    let final = finale(ranks: [1, 1, 3, 4])
    #expect(final.isTie)
    #expect(final.winnerPlayerId == nil)
    #expect(final.leaders == ["p0", "p1"])
    #expect(final.standingsTop.map(\.playerId) == ["p0", "p1", "p2"])
    #expect(final.standingsFull.count == 4)
  }

  @Test("SC5 EV44 one leader wins alone, and nobody wins an empty game")
  func winner() throws {
    #expect(finale(ranks: [1, 2]).winnerPlayerId == "p0")
    #expect(!finale(ranks: [1, 2]).isTie)
    let empty = try JSONValue(parsing: finale(ranks: []).jsonBytes())
    #expect(empty["winnerPlayerId"] == .null)
    #expect(empty["isTie"] == .bool(false))
    #expect(empty["tieWinners"] == nil)
  }

  @Test("EV42 TV and PLAYER learn nothing of the next destination")
  func nextDestination() throws {
    let hidden = NextDestinationEvent.hidden(destinationIndex: 2, totalDestinations: 3)
    #expect(
      try Golden.serverMessage("NEXT_DESTINATION_EVENT.TV").message == .nextDestinationEvent(hidden)
    )
  }

  @Test("EV21 ERROR says its code twice and whether to try again")
  func error() throws {
    let json = try JSONValue(parsing: ErrorMessage(.rateLimited, "Lugn").jsonBytes())
    #expect(json["errorCode"] == json["code"])
    #expect(json["retryable"] == .bool(true))
    #expect(!ErrorMessage(.unauthorized, "Nej").retryable)
  }

  @Test("EX14 the siblings say nothing that the state does not say")
  func siblings() throws {
    let plain = try payload("STATE_SNAPSHOT.PLAYER")
    #expect(plain["uiHints"] == nil)
    guard case .stateSnapshot(let snapshot) = try Golden.serverMessage("STATE_SNAPSHOT.EX").message
    else {
      Issue.record("no snapshot")
      return
    }
    #expect(snapshot.siblings == SnapshotSiblings(of: snapshot.state))
    #expect(snapshot.siblings?.brakeOpen == true)
    var paused = snapshot.state
    paused.paused = true
    #expect(!SnapshotSiblings(of: paused).brakeOpen)
  }

  @Test("RE37 PR34 a hidden destination of a plan has an empty id")
  func hiddenPlan() throws {
    let hidden = PlannedDestination(contentPackId: nil, sourceType: .ai, order: 1)
    #expect(try JSONValue(parsing: hidden.jsonBytes())["contentPackId"] == .string(""))
  }

  private func payload(_ name: String) throws -> JSONValue {
    let envelope = try Golden.serverMessage(name).encode()
    return try #require(try JSONValue(parsing: envelope)["payload"])
  }

  private func finale(ranks: [Int]) -> FinalResultsPresent {
    let rows = ranks.enumerated().map {
      ScoreRow(playerId: PlayerID("p\($0)"), name: "P\($0)", score: 20 - $1, rank: $1)
    }
    return FinalResultsPresent(scoreboard: rows, timelineStartMs: 0, reason: .allCompleted)
  }
}
