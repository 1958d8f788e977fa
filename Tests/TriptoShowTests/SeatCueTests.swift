import Testing
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("What is sent when people come and go")
struct SeatCueTests {
  @Test("RE18 WS9 EV24 a REST join")
  func join() throws {
    expectCues(
      try GameTable.lobby().after { try $0.join(3) },
      "watchers: joined p3\nhost: snapshot\nall: lobby")
  }

  @Test("WS4 WS8 connecting in the lobby: a snapshot to the newcomer, LOBBY_UPDATED to all")
  func connectInLobby() throws {
    var table = try GameTable.lobby()
    try table.join(3)
    expectCues(
      try table.after { try $0.connect(3) }, "p3: snapshot\nhost: snapshot\nall: lobby")
    expectCues(
      try table.after { try $0.run(.connect(.tv), by: .system) },
      "tv: snapshot\nhost: snapshot\nall: lobby")
    expectCues(
      try table.after { try $0.run(.connect(.host(GameTable.hostID)), by: .system) },
      "host: snapshot\nall: lobby")
  }

  @Test("WS7 reconnecting in game: a snapshot to the newcomer, then to the others")
  func reconnect() throws {
    var table = try GameTable.atClue()
    try table.disconnect(1)
    expectCues(
      try table.after { try $0.connect(1) }, "p1: snapshot\nall but p1: snapshot")
  }

  @Test("ST38 a host that comes back in play is told to the TV, which no snapshot would tell")
  func returningHost() throws {
    let host = Viewer.host(GameTable.hostID)
    var table = try GameTable.atClue()
    _ = try table.run(.disconnect(host), by: .system)
    expectCues(
      try table.after { try $0.run(.connect(host), by: .system) },
      "h: snapshot\nall but h: snapshot\nextendedTV: joined h again")
  }

  @Test("AU5 a TV that comes back hears the loop at the host's gain, when that is not 0")
  func reconnectedTV() throws {
    let back = { (table: inout GameTable) throws in
      _ = try table.run(.connect(.tv), by: .system)
    }
    var table = try GameTable.atClue()
    expectCues(try table.after(back), "tv: snapshot\nall but tv: snapshot")
    try table.host(.setMusicGain(-10))
    expectCues(
      try table.after(back),
      """
      tv: snapshot
      tv: music_travel_loop -10 dB, fade 300
      all but tv: snapshot
      """)
    try table.brake(1)
    expectCues(try table.after(back), "tv: snapshot\nall but tv: snapshot")
  }

  @Test("ST36 lost in the lobby and back again")
  func lobbyLoss() throws {
    var table = try GameTable.lobby()
    table = try table.after { try $0.disconnect(1) }
    expectCues(table, "all but p1: left p1 disconnect\nhost: snapshot\nall: lobby")
    expectCues(
      try table.after { try $0.connect(1) },
      "p1: snapshot\nwatchers: joined p1 again\nhost: snapshot\nall: lobby")
  }

  @Test("ST37 EV20 lost in game: PLAYER_LEFT disconnect, and timeout after the grace")
  func gameLoss() throws {
    var table = try GameTable.atClue()
    table = try table.after { try $0.disconnect(1) }
    expectCues(table, "all but p1: left p1 disconnect\nextended: snapshot")
    let later = CueText.lines(try table.after { try $0.wait(60_000) }.moments)
    #expect(later.contains("all but p1: left p1 timeout"))
  }

  @Test("ST38 a lost TV is told as tv")
  func lostTV() throws {
    let lost = { (table: inout GameTable) throws in
      _ = try table.run(.disconnect(.tv), by: .system)
    }
    expectCues(
      try GameTable.lobby().after(lost),
      "all but tv: left tv disconnect\nhost: snapshot\nall: lobby")
    expectCues(
      try GameTable.atClue().after(lost), "all but tv: left tv disconnect\nextended: snapshot")
  }

  @Test("EX16 EV20 a kick is told to the others")
  func kick() throws {
    expectCues(
      try GameTable.lobby().after { try $0.host(.kick(seat(1), ban: false)) },
      "all but p1: left p1 kicked\nhost: snapshot\nall: lobby")
  }

  @Test("WS9 EX17 EX18 EX20 lobby changes")
  func changes() throws {
    let table = try GameTable.lobby()
    let commands: [Command] = [
      .setSettings(GameSettings()), .lockLobby(true), .rename(seat(1), name: "Z"),
    ]
    for command in commands {
      expectCues(try table.after { try $0.host(command) }, "host: snapshot\nall: lobby")
    }
    expectCues(
      try table.after { try $0.run(.setPlan([]), by: .system) }, "host: snapshot\nall: lobby")
  }

  @Test("EX20 EX33 a change in play is told to those who can show it")
  func changesInPlay() throws {
    expectCues(
      try GameTable.atClue().after { try $0.host(.setSettings($0.state.settings)) },
      "all: snapshot\nextended: lobby")
  }

  @Test("EV22 EX23 EX24 what only one device hears")
  func single() throws {
    let table = try GameTable.lobby()
    let pack = SelectedPack(packID: "paris", name: "Paris")
    expectCues(try table.after { try $0.host(.selectPack(pack)) }, "host: pack paris")
    expectCues(
      try table.after { try $0.host(.offerHandover(code: "ABC234", expiresAtMs: 0)) },
      "host: handover ABC234")
    expectCues(
      try table.after { try $0.run(.react("👏"), by: .player(1)) }, "extendedTV: reaction p1 👏")
  }

  @Test(
    "AU20 a line is shown for 150 ms a word + 500, at least 2 s",
    arguments: [(0, 2_000), (10, 2_000), (11, 2_150), (20, 3_500)])
  func captions(words: Int, displayMs: Int) throws {
    var itinerary = TestContent.itinerary()
    itinerary[0].clues[0] = Array(repeating: "ord", count: words).joined(separator: " ")
    var table = try GameTable.lobby()
    try table.host(.start(itinerary))
    try table.play(toPhase: .clueLevel)
    let replayed = try table.after { try $0.host(.replayClue) }
    let lines = replayed.moments.flatMap(Director.cues(for:)).compactMap {
      directed -> ScriptLine? in
      if case .line(let line) = directed.cue { line } else { nil }
    }
    #expect(lines.map(\.displayMs) == [displayMs])
  }

  @Test("PR32 the music bed of each step")
  func bed() throws {
    var table = try GameTable.started(destinations: 2)
    let beds: [(Step, Track?, Bool)] = [
      (.intro, .travel, true), (.clue, .travelLoop, true), (.revealSilence, .travelLoop, false),
      (.revealed, nil, false), (.bridge, nil, false), (.question, .followupLoop, true),
      (.questionGap, .followupLoop, true), (.lastQuestion, .followupLoop, false),
      (.scoreboard, nil, false),
    ]
    for (step, track, isPlaying) in beds {
      try table.play(to: step)
      #expect(MusicBed(of: table.state).track == track, "\(step)")
      #expect(MusicBed(of: table.state).isPlaying == isPlaying, "\(step)")
    }
  }
}
