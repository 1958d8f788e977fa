import Testing
import TriptoGame
import TriptoTable
import TriptoTestEvening

@Suite("WS11 the snapshot of a new phase goes to everybody before what follows it")
struct StepOrderTests {
  /// The types that each socket gets, by part.
  private func parts(_ evening: TestEvening, _ step: () -> Void) -> [[[String]]] {
    let before = evening.table.batches.count
    step()
    let sends = evening.table.batches[before...].flatMap(\.sends)
    return sends.map { $0.parts.map { $0.map(Self.type) } }
  }

  private static func type(_ text: [UInt8]) -> String {
    String(decoding: text.dropFirst(#"{"type":""#.utf8.count).prefix { $0 != 0x22 }, as: UTF8.self)
  }

  @Test("WS11 ST9 at the first clue every socket has SNAPSHOT alone in the first part")
  func firstClue() throws {
    let evening = try TestEvening.open()
    let parts = parts(evening) { evening.host.send("HOST_START_GAME") }
    #expect(parts.count == 4 && parts.allSatisfy { $0.count == 2 })
    #expect(parts.allSatisfy { $0[0] == ["STATE_SNAPSHOT"] })
    #expect(
      parts.allSatisfy { $0[1].contains("CLUE_PRESENT") && !$0[1].contains("STATE_SNAPSHOT") })
  }

  @Test("WS11 ST12 the phase stays at the next clue, and the step is one part")
  func nextClue() throws {
    let evening = try TestEvening.open()
    try evening.start()
    let parts = parts(evening) { evening.host.send("HOST_NEXT_CLUE") }
    #expect(parts.allSatisfy { $0.count == 1 })
    #expect(parts.allSatisfy { $0[0].prefix(2) == ["STATE_SNAPSHOT", "CLUE_PRESENT"] })
  }

  @Test("WS11 FI1 what a rule puts before a socket's own snapshot stays before it")
  func finale() throws {
    let evening = try TestEvening.open()
    try evening.start()
    let parts = parts(evening) { evening.host.send("END_GAME") }
    #expect(parts.allSatisfy { $0[0] == ["GAME_ENDED_EVENT", "STATE_SNAPSHOT"] })
    #expect(parts.allSatisfy { $0[1].first == "FINAL_RESULTS_PRESENT" })
  }

  @Test("WS11 ST13 whoever waits for the verdict on a brake is marked, with the time of the press")
  func brake() throws {
    let evening = try TestEvening.open(["Alva"])
    try evening.start()
    let (before, pressedAtMs) = (evening.table.batches.count, evening.table.nowMs)
    try evening.brake(0)
    let sends = evening.table.batches[before...].flatMap(\.sends)
      .filter { $0.parts.joined().contains { Self.type($0) == "BRAKE_ACCEPTED" } }
    let verdicts = sends.filter { $0.pressedAtMs != nil }
    #expect(sends.count == 3 && verdicts.map(\.socket) == [evening[0].socket.id])
    #expect(verdicts.map(\.pressedAtMs) == [pressedAtMs] && verdicts.allSatisfy(\.isAwaited))
  }
}
