import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening

@Suite("A full room, time that is stretched, and time that stands")
struct RoomTests {
  @Test("ST8–ST22 SC4 SC6 twenty players: everybody sees everything, and no seat is lost")
  func twenty() throws {
    let names = (1...20).map { "Spelare \($0)" }
    let evening = try TestEvening.open(names, settings: ["extraTime": 2], version: .v2)
    try evening.start()
    for index in 0..<20 { evening[index].socket.send("BRAKE_PULL") }
    try evening.tv.expect("BRAKE_ACCEPTED")
    let winner = try #require(evening.players.firstIndex { $0.seat == evening.state.brakeOwner })
    for (index, player) in evening.players.enumerated() where index != winner {
      #expect(try player.socket.expect("BRAKE_REJECTED").payload.text("reason") == "too_late")
    }
    evening[winner].socket.send(
      "BRAKE_ANSWER_SUBMIT", ["answerText": .string(TestPack.alpha.name.sv)])
    try evening.reveal()
    for player in evening.players {
      player.socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
    }
    try evening.playQuestions()
    for socket in evening.sockets {
      let board = try socket.snapshot("ROUND_END").list("scoreboard")
      #expect(board.map { $0.int("score") } == [12] + Array(repeating: 2, count: 19))
      #expect(board.map { $0.int("rank") } == [1] + Array(repeating: 2, count: 19))
    }
  }

  @Test("EX30 PA26 extraTime stretches clue, brake and question alike", arguments: [1.0, 1.5, 2])
  func extraTime(factor: Double) throws {
    let settings: JSONValue = ["extraTime": .double(factor)]
    func duration(_ scene: Scene) throws -> Int? {
      try TestEvening.at(scene, settings: settings).tv.state().int("timer.durationMs")
    }
    #expect(try duration(.clue) == Int(30_000 * factor))
    #expect(try duration(.brake) == Int(30_000 * factor))
    let question = try TestEvening.at(.question, settings: settings).tv.state()
    #expect(question.int("followupQuestion.timer.durationMs") == Int(25_000 * factor))
  }

  @Test(
    "EX22 PA26 an extended timer fires at the end that was announced",
    arguments: [Scene.clue, .brake, .question])
  func extended(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    let due = try #require(evening.state.nextDeadline).atMs
    evening.host.send("HOST_EXTEND_TIMER", ["addMs": 20_000])
    #expect(evening.state.nextDeadline?.atMs == due + 20_000)
    let version = evening.state.version
    evening.wait(due + 19_999 - evening.table.nowMs)
    #expect(evening.state.version == version)
    evening.wait(1)
    #expect(evening.state.version > version)
  }

  @Test(
    "ST32 ST34 a pause of an hour takes nothing from any running time",
    arguments: Scene.timed.filter { $0 != .finale && $0 != .hold })
  func pause(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    let leftMs = try #require(evening.state.nextDeadline).atMs - evening.table.nowMs
    evening.host.send("HOST_PAUSE")
    for socket in evening.sockets {
      let state = try socket.state()
      #expect(state.flag("paused") == true)
      for key in ["clueTimerEnd", "timer", "followupQuestion.timer"] {
        #expect((state.at(key) ?? .null) == .null, "\(key)")
      }
    }
    let version = evening.state.version
    evening.wait(3_600_000)
    #expect(evening.state.version == version)
    evening.host.send("HOST_RESUME")
    #expect(try #require(evening.state.nextDeadline).atMs - evening.table.nowMs == leftMs)
    #expect(try evening.tv.state().at("paused") == nil)
  }

  @Test("ST33 answers are accepted while the game is paused", arguments: [Scene.brake, .question])
  func pausedAnswers(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    evening.host.send("HOST_PAUSE")
    let type = scene == .brake ? "BRAKE_ANSWER_SUBMIT" : "FOLLOWUP_ANSWER_SUBMIT"
    evening.settle()
    evening[0].socket.send(type, ["answerText": "1871"])
    #expect(!evening[0].socket.types().contains("ERROR"))
    #expect(evening.state.isPaused)
  }

  @Test(
    "ST33 a command that moves the game ends the pause",
    arguments: ["HOST_NEXT_CLUE", "HOST_SKIP", "HOST_FORCE_REVEAL", "END_GAME"])
  func movesOn(type: String) throws {
    let evening = try TestEvening.at(.clue)
    evening.host.send("HOST_PAUSE")
    evening.host.send(type)
    #expect(!evening.state.isPaused)
  }

  @Test(
    "EX16 kicked: closed 4001 behind the news, the ticket is worth nothing, the name is free",
    arguments: Scene.allCases)
  func kicked(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    let bo = evening[1].socket
    evening.host.send("HOST_KICK", ["playerId": .string(evening[1].id)])
    #expect(bo.closed?.code == 4001 && bo.closed?.reason != "")
    let left = try #require(evening.tv.settled().first { $0.type == "PLAYER_LEFT" }).payload
    #expect(left.text("reason") == "kicked" && left.text("playerId") == evening[1].id)
    #expect(evening.table.connect(bo.viewer).closed?.code == 4001)
    bo.send("BRAKE_PULL")
    #expect(evening.host.settled().allSatisfy { $0.type != "BRAKE_PENDING" })
  }

  @Test("EX16 SE8 a ban is of the name in any case, and of the address; a kick alone is not")
  func banned() throws {
    for ban in [true, false] {
      let evening = try TestEvening.open(["Alva"])
      let seat = try evening.table.join("Bo", origin: "192.0.2.7")
      evening.host.send(
        "HOST_KICK", ["playerId": .string(seat.rawValue), "ban": .bool(ban)])
      for (name, origin) in [("bO", nil), ("Cia", "192.0.2.7")] {
        if ban {
          #expect(throws: Refusal.banned) { try evening.table.join(name, origin: origin) }
        } else {
          _ = try evening.table.join(name, origin: origin)
        }
      }
      _ = try evening.table.join("Dan", origin: "192.0.2.8")
    }
  }
}
