import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestEvening

@Suite("BR7 BR10–BR19 the brake's rules at a table")
struct BrakeRulesTests {
  private func reasons(_ socket: TestSocket) -> [String?] {
    socket.settled().filter { $0.type == "BRAKE_REJECTED" }.map { $0.payload.text("reason") }
  }

  @Test(
    "BR13 BR14 BR17 BR18 EV27 the verdict on a press by phase, for who has done nothing yet",
    arguments: Scene.allCases)
  func byScene(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    evening[1].socket.send("BRAKE_PULL")
    evening.wait(200)
    let expected: String? =
      switch scene {
      case .intro, .clue, .lastClue: nil
      case .hold: "too_late"
      case .brake: "already_paused"
      case .afterLock: "too_late"
      default: "invalid_phase"
      }
    let messages = evening[1].socket.settled()
    let rejected = messages.filter { $0.type == "BRAKE_REJECTED" }
    #expect(rejected.map { $0.payload.text("reason") } == (expected.map { [$0] } ?? []))
    #expect(
      messages.contains { $0.type == "BRAKE_ACCEPTED" } == (expected == nil || scene == .hold))
    if ["too_late", "already_paused"].contains(expected) {
      #expect(rejected[0].payload.text("winnerPlayerId") == evening[0].id)
    }
  }

  @Test(
    "BR15 BR19 two seconds after an accepted brake the same player may not, rejected ones start nothing"
  )
  func window() throws {
    let evening = try TestEvening.at(.brake)
    evening.host.send("HOST_NEXT_CLUE")
    evening.settle()
    evening[0].socket.send("BRAKE_PULL")
    #expect(reasons(evening[0].socket) == ["rate_limited"])
    evening.wait(2_000)
    evening[0].socket.send("BRAKE_PULL")
    #expect(try evening.tv.expect("BRAKE_ACCEPTED").payload.int("levelPoints") == 8)
  }

  @Test("BR16 ST33 a paused game, and whoever has an answer, gets not_allowed")
  func notAllowed() throws {
    let evening = try TestEvening.at(.clue)
    evening.host.send("HOST_PAUSE")
    evening.settle()
    evening[0].socket.send("BRAKE_PULL")
    #expect(reasons(evening[0].socket) == ["not_allowed"])
    evening.host.send("HOST_RESUME")
    try evening.lock(0, "Ingenstans")
    try evening.nextClue()
    evening.wait(2_000)
    evening.settle()
    evening[0].socket.send("BRAKE_PULL")
    #expect(reasons(evening[0].socket) == ["not_allowed"])
  }

  @Test(
    "BR7 drumming before the clue locks the press for 250 ms, on EX connections only",
    arguments: TestEvening.Version.allCases)
  func drumming(version: TestEvening.Version) throws {
    let evening = try TestEvening.at(.lobby, version: version)
    for _ in 1...2 { evening[0].socket.send("BRAKE_PULL") }
    #expect(
      reasons(evening[0].socket) == [
        "invalid_phase", version == .v1 ? "invalid_phase" : "rate_limited",
      ])
    evening.wait(251)
    evening[0].socket.send("BRAKE_PULL")
    #expect(reasons(evening[0].socket) == ["invalid_phase"])
  }

  @Test("BR11 EX10 everybody gets one verdict of a hold, the winner's first")
  func oneVerdict() throws {
    let evening = try TestEvening.at(.clue, ["Alva", "Bo", "Cia", "Dan"], version: .v2)
    for index in [2, 0, 2, 1, 0] { evening[index].socket.send("BRAKE_PULL") }
    evening.wait(200)
    for player in evening.players {
      let types = player.socket.types().filter { $0.hasPrefix("BRAKE_") }
      let isWinner = evening.state.brakeOwner == player.seat
      #expect(
        types.count { $0 == "BRAKE_REJECTED" } == (isWinner || player.id == evening[3].id ? 0 : 1))
      #expect(types.prefix(2) == ["BRAKE_PENDING", "BRAKE_ACCEPTED"])
    }
  }

  @Test(
    "BR10 a command of the host's settles the hold, then applies",
    arguments: ["HOST_NEXT_CLUE", "HOST_SKIP", "HOST_FORCE_REVEAL", "END_GAME", "HOST_PAUSE"])
  func settled(type: String) throws {
    let evening = try TestEvening.at(.hold)
    evening.host.send(type)
    let types = evening.tv.types()
    let accepted = try #require(types.firstIndex(of: "BRAKE_ACCEPTED"))
    #expect(types.count > accepted + 1 && evening.state.round?.brakes[10] == evening[0].seat)
    if type == "HOST_NEXT_CLUE" { #expect(evening.state.level == 8) }
  }

  @Test("BR10 a clue whose time runs out in a hold waits for it")
  func runsOut() throws {
    let evening = try TestEvening.at(.clue)
    let endMs = try #require(evening.tv.state().int("clueTimerEnd"))
    evening.wait(endMs - evening.table.nowMs - 10)
    evening[0].socket.send("BRAKE_PULL")
    evening.wait(200)
    #expect(evening.state.brakeOwner == evening[0].seat && evening.state.level == 10)
  }

  @Test("BR21 ST15 PA6 the announced answer time is enforced, and the next level comes")
  func timeout() throws {
    let evening = try TestEvening.at(.clue)
    evening[0].socket.send("BRAKE_PULL")
    let accepted = try evening.tv.expect("BRAKE_ACCEPTED")
    let next = try evening.tv.expect("CLUE_PRESENT")
    #expect(next.atMs - accepted.atMs == accepted.payload.int("answerTimeoutMs"))
    #expect(next.payload.int("levelPoints") == 8)
  }

  @Test(
    "EX16 ST33 BR21 a kicked owner releases the brake, a kicked presser leaves the hold",
    arguments: [Scene.brake, .hold])
  func kicked(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    evening.host.send("HOST_KICK", ["playerId": .string(evening[0].id)])
    evening.wait(300)
    #expect(evening.state.brakeOwner == nil && evening.state.phase == .clueLevel)
    #expect(evening.state.level == (scene == .brake ? 8 : 10))
  }

  @Test("BR20 ST39 a lost owner keeps the brake, and finds it again")
  func lostOwner() throws {
    let evening = try TestEvening.at(.brake)
    evening[0].socket.close()
    evening.wait(10_000)
    let back = try evening.back(0)
    #expect(try back.snapshot("PAUSED_FOR_BRAKE").text("brakeOwnerPlayerId") == evening[0].id)
    back.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Ingenstans"])
    try evening.tv.expect("BRAKE_ANSWER_LOCKED")
  }
}
