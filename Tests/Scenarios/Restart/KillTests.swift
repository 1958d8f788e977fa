import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("Nothing acknowledged is ever lost: kill -9 the moment after the client was told")
struct KillTests {
  /// Plays on a process that is killed at once when `play` returns, and goes on on the next one.
  private func killed(
    _ play: (Table) async throws -> Void, then goOn: (Table) async throws -> Void
  ) async throws {
    let data = try ServerUnderTest.prepared()
    let first = try await SpawnedServer(on: data)
    let table: Table
    do {
      table = try await Table.open(on: first.server)
      try await play(table)
    } catch {
      try await first.kill()
      throw error
    }
    try await first.kill()
    for socket in table.sockets { #expect(try await socket.closed().code == 1006) }
    let second = try await SpawnedServer(on: data)
    do {
      try await goOn(table.reopened(on: second.server))
    } catch {
      try await second.kill()
      throw error
    }
    try await second.kill()
  }

  @Test("ST40 a locked answer survives, and is scored once")
  func lockedAnswer() async throws {
    try await killed { table in
      try await table.start()
      try await table.brake(0)
      table[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Zyxopolis"])
      try await table[0].socket.expect("BRAKE_ANSWER_LOCKED")
    } then: { table in
      let state = try await table.host.state()
      #expect(state.texts("lockedAnswers", "answerText") == ["Zyxopolis"])
      #expect(state.text("lockedAnswers.0.playerId") == table[0].id)
      table.host.send("HOST_FORCE_REVEAL")
      let results = try await table.tv.expect("DESTINATION_RESULTS").payload
      #expect(results.list("results").compactMap { $0.int("pointsAwarded") } == [10])
      let board = try await table.tv.expect("SCOREBOARD_UPDATE").payload
      #expect(board.list("scoreboard").compactMap { $0.int("score") } == [10, 0])
    }
  }

  @Test("BR19 ST40 an accepted brake survives, and nobody brakes a second time")
  func acceptedBrake() async throws {
    try await killed { table in
      try await table.start()
      table[1].socket.send("BRAKE_PULL")
      try await table[1].socket.expect("BRAKE_ACCEPTED")
    } then: { table in
      let state = try await table.host.state()
      #expect(state.text("phase") == "PAUSED_FOR_BRAKE")
      #expect(state.text("brakeOwnerPlayerId") == table[1].id)
      table[0].socket.send("BRAKE_PULL")
      let rejected = try await table[0].socket.expect("BRAKE_REJECTED").payload
      #expect(rejected.text("reason") == "already_paused")
      #expect(rejected.text("winnerPlayerId") == table[1].id)
    }
  }

  @Test("ST40 after a restart scores and a confirmed follow-up answer are where they were")
  func scores() async throws {
    try await killed { table in
      try await table.start()
      try await table.lock(1, "Zyxopolis")
      try await table.reveal()
      table[1].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
      try await table[1].socket.snapshot("FOLLOWUP_QUESTION") {
        $0.flag("followupQuestion.answeredByMe") == true
      }
    } then: { table in
      let mine = try await table[1].socket.state()
      #expect(mine.texts("scoreboard", "name") == ["Bo", "Alva"])
      #expect(mine.list("scoreboard").compactMap { $0.int("score") } == [10, 0])
      let host = try await table.host.state()
      #expect(host.texts("followupQuestion.answersByPlayer", "answerText") == ["1871"])
      try await table.playQuestions()
      try await table.host.snapshot("FINAL_RESULTS") {
        $0.list("scoreboard").compactMap { $0.int("score") } == [12, 0]
      }
    }
  }

  @Test("RE13 SC7 a seat and a plan that were answered 200 and 201 survive")
  func seat() async throws {
    let data = try ServerUnderTest.prepared()
    let first = try await SpawnedServer(on: data)
    let session: NewSession
    let token: String
    do {
      session = try await NewSession.create(on: first.server)
      try await session.plan([TestPack.beta.id])
      token = try await session.join("Ensam").token
    } catch {
      try await first.kill()
      throw error
    }
    try await first.kill()
    let second = try await SpawnedServer(on: data)
    do {
      let again = session.moved(to: second.server)
      let lobby = try await again.connect(token).expect("LOBBY_UPDATED").payload
      #expect(lobby.texts("players", "name") == ["Ensam"])
      let plan = try await second.server.get(again.path + "/game-plan", bearer: again.hostToken)
      #expect(
        try plan.json.texts("gamePlan.destinations", "contentPackId") == [TestPack.beta.id])
    } catch {
      try await second.kill()
      throw error
    }
    try await second.kill()
  }
}
