import Testing
import TriptoGame
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("WS25 EX37 the place of the TV")
struct TVPlaceGameTests {
  private func replaced(_ evening: TestEvening) -> [Int?] {
    evening.host.settled().filter { $0.type == "SHOW_HEALTH" }
      .map { $0.payload.int("tvReplacedAtMs") }
  }

  @Test("EX37 WS25 WS18 the host is told when another device takes the TV's place, and only then")
  func told() throws {
    let evening = try TestEvening.open([], version: .v2)
    let reloaded = try evening.connect(.tv)
    #expect(evening.tv.closed?.code == 4010)
    reloaded.close()
    let again = try evening.connect(.tv)
    #expect(replaced(evening).allSatisfy { $0 == nil })
    evening.wait(1_000)
    _ = try evening.connect(.tv, screen: .device("theirs"))
    #expect(again.closed?.code == 4010)
    #expect(replaced(evening) == [evening.table.nowMs])
  }

  @Test("WS25 EX37 a TV that does not say who it is is known by its address")
  func addresses() throws {
    let evening = try TestEvening.open([], version: .v2)
    _ = try evening.connect(.tv, screen: .address("10.0.0.1"))
    let first = evening.table.nowMs
    #expect(replaced(evening) == [first])
    evening.wait(10)
    _ = try evening.connect(.tv, screen: .address("10.0.0.1"))
    #expect(replaced(evening).allSatisfy { $0 == first })
    _ = try evening.connect(.tv, screen: .address("10.0.0.2"))
    #expect(replaced(evening) == [evening.table.nowMs])
  }

  @Test("EX37 what took the place is forgotten by a restart")
  func restarted() throws {
    let before = try TestEvening.open([], version: .v2)
    _ = try before.connect(.tv, screen: .device("theirs"))
    let evening = try before.restarted()
    #expect(replaced(evening).allSatisfy { $0 == nil })
  }
}
