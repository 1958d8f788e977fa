import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening

@testable import TriptoTable

@Suite("EX15 WS16 the server goes down in good order")
struct DrainTests {
  private func drain(_ evening: TestEvening) { evening.table.input { $0.drain(at: $1) } }

  @Test(
    "EX15 WS16 outside a clue: GOODBYE to EX sockets, none to v1, and all close 1012 at once",
    arguments: Scene.allCases.filter { ![.clue, .lastClue, .hold].contains($0) },
    TestEvening.Version.allCases)
  func atOnce(scene: Scene, version: TestEvening.Version) throws {
    let evening = try TestEvening.at(scene, version: version)
    drain(evening)
    for socket in evening.sockets {
      #expect(socket.closed?.code == 1012 && socket.closed?.reason != "")
      let goodbyes = socket.settled().filter { $0.type == "GOODBYE" }
      #expect(goodbyes.count == (version == .v1 ? 0 : 1))
      #expect(goodbyes.allSatisfy { (0...3_000).contains($0.payload.int("retryAfterMs") ?? -1) })
    }
  }

  @Test("EX15 a running clue may finish: a brake ends it", arguments: TestEvening.Version.allCases)
  func brake(version: TestEvening.Version) throws {
    let evening = try TestEvening.at(.clue, version: version)
    drain(evening)
    evening.wait(5_000)
    #expect(evening.sockets.allSatisfy { $0.closed == nil })
    evening[0].socket.send("BRAKE_PULL")
    #expect(try evening[0].socket.closing().code == 1012)
    #expect(evening[0].socket.types().contains("BRAKE_ACCEPTED"))
    let next = try evening.restarted()
    #expect(try next.host.state().text("phase") == "PAUSED_FOR_BRAKE")
  }

  @Test("EX15 a clue may go on for 20 s at most")
  func atMost() throws {
    let evening = try TestEvening.at(.clue)
    let sinceMs = evening.table.nowMs
    drain(evening)
    _ = try evening.host.closing()
    #expect(evening.table.nowMs - sinceMs == 20_000)
  }

  @Test(
    "EX15 what ends or stops the clue ends the waiting",
    arguments: ["HOST_NEXT_CLUE", "HOST_PAUSE", "HOST_FORCE_REVEAL", "END_GAME", "HOST_SKIP"])
  func commands(type: String) throws {
    let evening = try TestEvening.at(.clue)
    drain(evening)
    evening.host.send(type)
    let isClue = type == "HOST_NEXT_CLUE" || type == "HOST_SKIP"
    #expect((evening.host.closed == nil) == isClue, "the next clue is one too")
  }

  @Test("EX15 a paused clue waits for nobody")
  func paused() throws {
    let evening = try TestEvening.at(.clue)
    evening.host.send("HOST_PAUSE")
    drain(evening)
    #expect(evening.host.closed?.code == 1012)
  }

  @Test("EX15 SE29 what is decided after the goodbye, and told nobody, keeps no game from leaving")
  func decidedLater() throws {
    let evening = try TestEvening.at(.question)
    evening.table.journal = .held
    evening.host.send("HOST_PAUSE")
    drain(evening)
    try evening.table.input { (table, _) throws(Refusal) in
      try table.perform(.voiced([]), by: .system)
    }
    #expect(evening.host.closed == nil)
    evening.table.commit()
    #expect(evening.sockets.allSatisfy { $0.closed?.code == 1012 })
  }

  @Test("EX15 a second word of the shutdown sets no clock for a game that has said goodbye")
  func secondDrain() throws {
    let evening = try TestEvening.at(.clue)
    evening.table.journal = .held
    evening.host.send("HOST_NEXT_CLUE")
    evening.table.input { $0.leave(retryAfterMs: 5, at: $1) }
    drain(evening)
    #expect(evening.table.table.drainUntilMs == nil)
  }

  @Test("EX15 goodbye is said once, and nobody is let in after it")
  func once() throws {
    let evening = try TestEvening.at(.question, version: .v2)
    drain(evening)
    drain(evening)
    evening.table.input { $0.leave(retryAfterMs: 5, at: $1) }
    #expect(evening.host.all("GOODBYE").count == 1 && evening.table.endings.count == 1)
    #expect(evening.table.connect(.tv).closed?.code == 1012)
  }

  @Test("SE29 while the clue is on, who dropped comes back")
  func back() throws {
    let evening = try TestEvening.at(.clue)
    drain(evening)
    evening[0].socket.close()
    let back = try evening.back(0)
    try back.snapshot("CLUE_LEVEL")
    #expect(back.closed == nil)
  }

  @Test("EX15 ST43 sockets close when everything decided is kept, and not before")
  func held() throws {
    let evening = try TestEvening.at(.question, version: .v2)
    evening.table.journal = .held
    evening[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
    drain(evening)
    #expect(evening.host.settled().isEmpty && evening.host.closed == nil)
    evening.table.commit()
    #expect(evening.host.types().last == "GOODBYE" && evening.host.closed?.code == 1012)
  }

  @Test("EX15 ST43 a goodbye whose commit fails closes too")
  func failing() throws {
    let evening = try TestEvening.at(.question)
    evening.table.journal = .held
    evening[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
    drain(evening)
    evening.table.input { $0.journalFailed(NoRoom(), .untilItCan, at: $1) }
    #expect(evening.host.closed?.code == 1013 && evening.table.endings.count == 1)
  }
}
