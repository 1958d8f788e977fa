import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("The state object")
struct SnapshotTests {
  @Test("EV18 PR2 PR3 PR4 PR7 PR8 PR10 PR12 PR13 PR14 PR15 PR16 PR33 the lobby as a player sees it")
  func lobby() throws {
    let table = try GameTable.lobby(players: 1)
    try expectJSON(
      table.snapshot(for: .player(1)),
      """
      {"version":\(table.state.version),"phase":"LOBBY","sessionId":"game","joinCode":"K7TM4P",
       "players":[{"playerId":"p1","name":"Alva","role":"player","isConnected":true,
         "joinedAtMs":\(t0),"score":0}],
       "clueLevelPoints":null,"clueText":null,"brakeOwnerPlayerId":null,"lockedAnswers":[],
       "lockedAnswersCount":0,"followupQuestion":null,
       "scoreboard":[{"playerId":"p1","name":"Alva","score":0,"rank":1}],"timer":null}
      """)
  }

  @Test("PR5 PR6 PR9 PR20 ID6 a running clue as a player sees it")
  func clue() throws {
    let table = try GameTable.atClue(players: 1)
    try expectJSON(
      table.snapshot(for: .player(1)),
      """
      {"version":\(table.state.version),"phase":"CLUE_LEVEL","sessionId":"game",
       "joinCode":"K7TM4P","players":[{"playerId":"p1","name":"Alva","role":"player",
         "isConnected":true,"joinedAtMs":\(t0),"score":0}],"roundIndex":0,
       "destination":{"name":null,"country":null,"aliases":[],"revealed":false},
       "clueLevelPoints":10,"clueText":"\(TestContent.clue(1, 0))","clueTimerEnd":\(t0 + 33_000),
       "brakeOwnerPlayerId":null,"lockedAnswers":[],"lockedAnswersCount":0,
       "followupQuestion":null,
       "scoreboard":[{"playerId":"p1","name":"Alva","score":0,"rank":1}],
       "timer":{"timerId":"clue-10","startAtServerMs":\(t0 + 3_000),"durationMs":30000},
       "answeredCount":0,"totalPlayers":1}
      """)
  }

  @Test("PR1 the version grows from snapshot to snapshot")
  func version() throws {
    var table = try GameTable.lobby()
    try table.host(.start(TestContent.itinerary()))
    try table.play(toPhase: .roundEnd)
    let versions = try table.messages(for: .host).filter { $0.type == .stateSnapshot }
      .map { try $0.json["state"]?["version"]?.int ?? 0 }
    #expect(versions.count > 8 && zip(versions, versions.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("PR8 the intro shows clue 10 already, PR9 without a timer")
  func intro() throws {
    let state = try GameTable.started().snapshot(for: .tv)
    #expect(state["clueText"] == .string(TestContent.clue(1, 0)))
    #expect(state["clueLevelPoints"] == 10 && state["clueTimerEnd"] == .null)
  }

  @Test("PR9 PR11 PR16 while braked the clue has no timer, the brake has one")
  func braked() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    let state = try table.lastState(for: .player(2))
    #expect(state["clueTimerEnd"] == .null && state["brakeOwnerPlayerId"] == "p1")
    #expect(state["brakeOwnerName"] == "Alva")
    #expect(state["timer"]?["timerId"] == "brake-10" && state["timer"]?["durationMs"] == 30_000)
    try table.lock(1)
    let locked = try table.lastState(for: .player(2))
    #expect(locked["clueTimerEnd"] == .null && locked["timer"] == .null)
    #expect(locked["brakeOwnerName"] == nil && locked["lockedAnswersCount"] == 1)
  }

  @Test("PR21 ST32 a paused game has no running timer in any field")
  func paused() throws {
    var table = try GameTable.atClue()
    try table.host(.pause)
    let clue = try table.lastState(for: .player(1))
    #expect(clue["paused"] == .bool(true) && clue["clueTimerEnd"] == .null)
    #expect(clue["timer"] == .null)
    try table.wait(5_000)
    try table.host(.resume)
    let resumed = try table.lastState(for: .player(1))
    #expect(resumed["paused"] == nil && resumed["clueTimerEnd"] == .int(t0 + 38_000))
    #expect(resumed["timer"]?["startAtServerMs"] == .int(t0 + 8_000))
    try table.play(to: .question)
    try table.host(.pause)
    #expect(try table.lastState(for: .tv)["followupQuestion"]?["timer"] == .null)
  }

  @Test("PR7 PR8 after the clues level and text are null, and clueTimerEnd is gone")
  func afterClues() throws {
    var table = try GameTable.atClue(destinations: 2)
    for phase in [Phase.revealDestination, .followupQuestion, .scoreboard, .finalResults] {
      try table.play(toPhase: phase)
      if phase == .scoreboard { try table.host(.endGame) }
      let state = try table.snapshot(for: .player(1))
      #expect(state["clueLevelPoints"] == .null && state["clueText"] == .null)
      #expect(state["clueTimerEnd"] == nil)
    }
  }

  @Test("PR17 PR18 PR22 PR31 which keys each role has")
  func roleKeys() throws {
    let table = try GameTable.atClue()
    let player = try table.snapshot(for: .player(1)).keys
    let tv = try table.snapshot(for: .tv).keys
    let host = try table.snapshot(for: .host).keys
    #expect(tv.subtracting(player) == ["audioState"])
    #expect(host.subtracting(tv) == ["contentPackId"])
    #expect(player.isSubset(of: tv) && tv.isSubset(of: host))
    #expect(
      try table.snapshot(for: .host)["players"]?.items.map { $0["role"] } == [
        "host", "player", "player",
      ])
    #expect(try table.snapshot(for: .tv)["players"]?.items.count == 2)
  }

  @Test("PR19 destination numbers appear with a plan or more than one destination")
  func stops() throws {
    #expect(try GameTable.atClue().snapshot(for: .tv)["totalDestinations"] == nil)
    var table = try GameTable.atClue(destinations: 2)
    let first = try table.snapshot(for: .player(1))
    #expect(first["destinationIndex"] == 1 && first["totalDestinations"] == 2)
    #expect(first["nextDestinationAvailable"] == .bool(true))
    try table.play { $0.roundIndex == 1 }
    let second = try table.snapshot(for: .player(1))
    #expect(second["destinationIndex"] == 2)
    #expect(second["nextDestinationAvailable"] == .bool(false))
  }

  @Test("PR31 PR32 EV30 what sounds: the snapshot is ahead of the event")
  func audio() throws {
    var table = try GameTable.started()
    let intro =
      #"{"currentTrackId":"music_travel","isPlaying":true,"gainDb":0,"activeVoiceClip":null}"#
    try expectJSON(table.snapshot(for: .tv)["audioState"], intro)
    try table.play(to: .question)
    #expect(
      try table.lastState(for: .host)["audioState"]?["currentTrackId"] == "music_followup_loop")
    try table.play(toPhase: .finalResults)
    #expect(try table.lastState(for: .tv)["audioState"]?["isPlaying"] == .bool(false))
    try table.host(.setMusicGain(-20))
    #expect(try table.snapshot(for: .tv)["audioState"]?["gainDb"] == -20)
  }
}
