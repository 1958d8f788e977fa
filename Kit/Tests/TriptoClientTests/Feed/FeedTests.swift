import Testing
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

@Suite struct FeedTests {
  private var feed = GameFeed()

  @discardableResult
  private mutating func tell(_ type: String, _ payload: JSONValue = [:], seq: Int? = nil)
    -> GameFeed.Outcome
  {
    feed.deliver(Frames.frame(type, payload, seq: seq), nowMs: 5000)
  }

  @discardableResult
  private mutating func tell(golden name: String) throws -> GameFeed.Outcome {
    let frame = try #require(Frame(Frames.golden(name)))
    return feed.deliver(frame, nowMs: 5000)
  }

  @discardableResult
  private mutating func snapshot(_ change: [String: JSONValue] = [:]) -> GameFeed.Outcome {
    feed.deliver(Frames.snapshot(change), nowMs: 5000)
  }

  private mutating func begin(_ change: [String: JSONValue] = [:]) {
    _ = feed.deliver(Frames.welcome(seq: 1), nowMs: 5000)
    snapshot(change)
  }

  @Test("UI-A6 a view of a snapshot is restored, the next change makes it a living one")
  mutating func restored() throws {
    begin()
    #expect(feed.game.isRestored)
    #expect(feed.game.role == .host)
    #expect(feed.game.playerId == "h")
    #expect(feed.game.isExtended)
    try tell(golden: "CLUE_PRESENT")
    #expect(!feed.game.isRestored)
    begin()
    #expect(feed.game.isRestored)
    snapshot(["version": 99])
    #expect(!feed.game.isRestored)
  }

  @Test("EX1 EX37 what a connection told of the voice ends with it")
  mutating func health() throws {
    begin()
    try tell(golden: "SHOW_HEALTH.HOST")
    #expect(feed.game.health != nil)
    _ = feed.deliver(Frames.welcome, nowMs: 0)
    #expect(feed.game.health == nil)
    #expect(!feed.game.isExtended)
  }

  @Test("EX6 a patch without a state, and a snapshot that makes no sense, are lost")
  mutating func lost() throws {
    #expect(try tell(golden: "STATE_PATCH") == .lost)
    #expect(tell("STATE_SNAPSHOT", ["state": 1]) == .untouched)
    #expect(snapshot(["version": 7]) == .read)
    let patch: JSONValue = [
      "baseVersion": 7, "version": 8,
      "ops": [["path": "/joinCode", "op": "replace", "value": "ZZZZZZ"]],
    ]
    #expect(tell("STATE_PATCH", patch) == .read)
    #expect(feed.game.state?.joinCode == "ZZZZZZ")
    #expect(tell("STATE_PATCH", patch) == .lost)
    #expect(feed.game.state?.version == 8)
  }

  @Test("EV26 the time to answer a brake runs from when it was sent, and ends with the brake")
  mutating func brake() throws {
    begin(["phase": "PAUSED_FOR_BRAKE"])
    try tell(golden: "BRAKE_PENDING")
    try tell(golden: "BRAKE_ACCEPTED")
    let sent = try #require(Frames.golden("BRAKE_ACCEPTED")["serverTimeMs"]?.whole)
    let timeout = try #require(
      Frames.golden("BRAKE_ACCEPTED")["payload"]?["answerTimeoutMs"]?.whole)
    #expect(feed.game.moments.brake?.endsAtMs == sent + timeout)
    #expect(feed.game.moments.pending == nil)
    snapshot(["phase": "CLUE_LEVEL", "version": 50])
    #expect(feed.game.moments.brake == nil)
    try tell(golden: "BRAKE_ACCEPTED")
    try tell(golden: "BRAKE_ANSWER_LOCKED.HOST")
    #expect(feed.game.moments.brake == nil)
    #expect(feed.game.moments.locked?.answerText != nil)
  }

  @Test("EV21 EV27 an error and a rejected brake are dated when they were heard")
  mutating func refusals() throws {
    begin(["phase": "CLUE_LEVEL"])
    try tell(golden: "BRAKE_REJECTED")
    try tell(golden: "ERROR")
    #expect(feed.game.moments.rejected?.atMs == 5000)
    #expect(feed.game.moments.error?.atMs == 5000)
  }

  @Test("EV25 EV36 EV42 a clue, a reveal and the next destination clear what was told before")
  mutating func rounds() throws {
    begin(["phase": "CLUE_LEVEL"])
    for name in [
      "CLUE_PRESENT", "CLUE_ADVANCE", "BRAKE_ORDER.HOST", "DESTINATION_REVEAL",
      "DESTINATION_RESULTS", "SCOREBOARD_UPDATE", "FOLLOWUP_QUESTION_PRESENT.HOST",
      "FOLLOWUP_ANSWERS_LOCKED.HOST", "FOLLOWUP_RESULTS",
    ] {
      try tell(golden: name)
    }
    let moments = feed.game.moments
    #expect(moments.advance == nil && moments.order == nil)
    #expect(moments.reveal != nil && moments.results != nil && moments.scoreboard != nil)
    #expect(moments.followupLocked != nil && moments.judged.count == 1)
    try tell(golden: "FOLLOWUP_QUESTION_PRESENT.HOST")
    #expect(feed.game.moments.followupResults == nil)
    try tell(golden: "NEXT_DESTINATION_EVENT.HOST")
    #expect(feed.game.moments.reveal == nil && feed.game.moments.judged.count == 1)
    try tell(golden: "CLUE_PRESENT")
    #expect(feed.game.moments.judged.isEmpty)
  }

  @Test("EV43–EV45 the finale's effects are kept in order, and the end begins them anew")
  mutating func finale() throws {
    begin(["phase": "FINAL_RESULTS"])
    try tell(golden: "UI_EFFECT_TRIGGER")
    try tell(golden: "GAME_ENDED_EVENT")
    #expect(feed.game.moments.effects.isEmpty)
    try tell(golden: "FINAL_RESULTS_PRESENT")
    try tell(golden: "UI_EFFECT_TRIGGER")
    try tell(golden: "UI_EFFECT_TRIGGER.params")
    #expect(feed.game.moments.effects.count == 2)
    #expect(feed.game.moments.ended != nil && feed.game.moments.final != nil)
  }

  @Test("ST1 a new round, a lobby and another question make moments old")
  mutating func settled() throws {
    begin(["phase": "CLUE_LEVEL", "roundIndex": 0])
    try tell(golden: "CLUE_PRESENT")
    try tell(golden: "ERROR")
    snapshot(["phase": "CLUE_LEVEL", "roundIndex": 1, "version": 40])
    #expect(feed.game.moments.clue == nil)
    try tell(golden: "FOLLOWUP_QUESTION_PRESENT.HOST")
    let question = try #require(
      Frames.golden("STATE_SNAPSHOT.HOST-followup")["payload"]?["state"]?["followupQuestion"])
    guard case .object(var members) = question else { throw Missing() }
    members["currentQuestionIndex"] = 9
    snapshot([
      "phase": "FOLLOWUP_QUESTION", "roundIndex": 1, "followupQuestion": .object(members),
      "version": 41,
    ])
    #expect(feed.game.moments.followup == nil)
    snapshot(["phase": "LOBBY", "version": 42])
    #expect(feed.game.moments.error != nil)
  }

  @Test("EVE19 EVE23 nothing told of one journey is left in the next")
  mutating func journeys() throws {
    func journey(_ number: Int) -> JSONValue {
      ["number": .int(number), "lengthsMin": [], "minutes": 1, "rulesDone": .bool(true)]
    }
    begin(["phase": "ROUND_END", "journey": journey(1)])
    try tell(golden: "FINAL_RESULTS_PRESENT")
    snapshot(["phase": "ROUND_END", "journey": journey(1), "version": 40])
    #expect(feed.game.moments.final != nil)
    snapshot(["phase": "ROUND_INTRO", "journey": journey(2), "version": 41])
    #expect(feed.game.moments.final == nil)
  }

  @Test("EX40 a count changes its own question alone")
  mutating func counted() throws {
    try tell(golden: "FOLLOWUP_ANSWER_COUNT.TV")
    #expect(feed.game.state == nil)
    try tell(golden: "STATE_SNAPSHOT.EX-TV-followup")
    let index = try #require(feed.game.state?.followupQuestion?.currentQuestionIndex)
    tell(
      "FOLLOWUP_ANSWER_COUNT",
      ["currentQuestionIndex": .int(index + 1), "answeredCount": 7, "totalPlayers": 8])
    #expect(feed.game.state?.followupQuestion?.answeredCount != 7)
    tell(
      "FOLLOWUP_ANSWER_COUNT",
      ["currentQuestionIndex": .int(index), "answeredCount": 7, "totalPlayers": 8])
    #expect(feed.game.state?.followupQuestion?.answeredCount == 7)
  }

  @Test("EV19 UI-A12 the lobby is what was told last, and a message that makes no sense is none")
  mutating func lobby() throws {
    try tell(golden: "LOBBY_UPDATED")
    #expect(feed.game.lobby?.players.isEmpty == false)
    tell("LOBBY_UPDATED", ["players": 3])
    tell("MARQUEE")
    try tell(golden: "LOBBY_UPDATED.empty")
    #expect(feed.game.lobby?.players.isEmpty == true)
  }

  @Test("EX4 UI-A6 what was missed is known and not played, but for answers to presses")
  mutating func recalled() throws {
    begin(["phase": "REVEAL_DESTINATION", "version": 40])
    _ = feed.deliver(Frames.welcome(seq: 9), nowMs: 0)
    feed.expectMissed()
    snapshot(["phase": "REVEAL_DESTINATION", "version": 41])
    let names = ["DESTINATION_REVEAL", "ERROR", "BRAKE_REJECTED", "DESTINATION_RESULTS"]
    feed.recall(names.compactMap { Frame(Frames.golden($0)) }, nowMs: 0)
    #expect(feed.game.moments.reveal != nil && feed.game.moments.results != nil)
    #expect(feed.game.moments.error == nil && feed.game.moments.rejected == nil)
    #expect(feed.game.isRestored)
  }

  @Test("EX4 the news that overtook the missed events stays the newest")
  mutating func overtaken() throws {
    begin(["phase": "CLUE_LEVEL", "version": 40])
    feed.expectMissed()
    try tell(golden: "CLUE_PRESENT")
    feed.recall([try #require(Frame(Frames.golden("DESTINATION_REVEAL")))], nowMs: 0)
    #expect(feed.game.moments.clue != nil && feed.game.moments.reveal == nil)
    feed.expectMissed()
    for _ in 0...60 { tell("MUSIC_STOP", ["fadeOutMs": 1]) }
    feed.recall([try #require(Frame(Frames.golden("DESTINATION_REVEAL")))], nowMs: 0)
    #expect(feed.game.moments.reveal == nil)
  }

  @Test("EX4 EVE23 of an absence over the lobby only what came after it is remembered")
  mutating func overLobby() throws {
    begin(["phase": "ROUND_END", "version": 40])
    try tell(golden: "FINAL_RESULTS_PRESENT")
    feed.expectMissed()
    snapshot(["phase": "CLUE_LEVEL", "version": 60])
    let missed = [
      Frame(Frames.golden("DESTINATION_RESULTS")), Frames.snapshot(["phase": "LOBBY"]),
      Frame(Frames.golden("CLUE_PRESENT")),
    ]
    feed.recall(missed.compactMap(\.self), nowMs: 0)
    #expect(feed.game.moments.clue != nil)
    #expect(feed.game.moments.final == nil && feed.game.moments.results == nil)
  }

  @Test(
    "UI-A21 UI-E6 a phase that the app does not know is said, and results stay when the session ends"
  )
  mutating func ends() {
    begin(["phase": "INTERMISSION"])
    #expect(feed.game.isPhaseUnknown)
    snapshot(["phase": "ROUND_END", "version": 70])
    #expect(!feed.game.isPhaseUnknown && !feed.game.keepsResults)
    feed.tell(ConnectionStatus(stage: .closed(code: 1000)))
    #expect(feed.game.keepsResults)
    snapshot(["phase": "LOBBY", "version": 71])
    #expect(!feed.game.keepsResults)
  }
}
