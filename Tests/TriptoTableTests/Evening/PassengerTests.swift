import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTable
import TriptoTestEvening

@Suite("EX41 EVE11 passengers at a table")
struct PassengerTests {
  private func evening(_ settings: JSONValue = ["evening": .bool(true)]) throws -> TestEvening {
    try TestEvening.at(.lobby, settings: settings, version: .v2)
  }

  private func error(_ socket: TestSocket, _ payload: JSONValue) throws -> JSONValue? {
    socket.send("SEAT_SET", payload)
    return try socket.expect("ERROR").payload["errorCode"]
  }

  private func passenger(_ evening: TestEvening, _ index: Int) -> Passenger? {
    evening.state.seat(evening[index].seat)?.passenger
  }

  @Test("EX41 a player sets its own seat without saying whose, the host says whose")
  func set() throws {
    let evening = try evening()
    evening[0].socket.send("SEAT_SET", ["passenger": "owl", "tone": 7])
    #expect(passenger(evening, 0) == Passenger(figure: "owl", tone: 7))
    evening.host.send(
      "SEAT_SET", ["playerId": .string(evening[0].id), "passenger": "frog", "child": .bool(true)])
    #expect(passenger(evening, 0) == Passenger(figure: "frog", tone: 7))
    #expect(evening.state.seat(evening[0].seat)?.isChild == true)
    for socket in evening.sockets {
      let state = try socket.snapshot("LOBBY") { state in
        state.list("players").contains { $0["passenger"] == "frog" && $0["tone"] == 7 }
      }
      #expect(state.list("players").contains { $0["child"] == .bool(true) })
    }
  }

  @Test("EX41 another's seat and the TV are UNAUTHORIZED, unknown values VALIDATION_ERROR")
  func refused() throws {
    let evening = try evening()
    let before = passenger(evening, 0)
    let (phone, other) = (evening[0].socket, JSONValue.string(evening[1].id))
    #expect(try error(phone, ["playerId": other, "tone": 3]) == "UNAUTHORIZED")
    #expect(try error(evening.tv, ["tone": 3]) == "UNAUTHORIZED")
    let wrong: [JSONValue] = [
      ["passenger": "unicorn"], ["tone": 13], ["tone": 0], ["carriageId": "c1"],
      ["passenger": 7], ["child": "yes"],
    ]
    for payload in wrong { #expect(try error(phone, payload) == "VALIDATION_ERROR") }
    #expect(try error(evening.host, ["tone": 3]) == "VALIDATION_ERROR")
    #expect(passenger(evening, 0) == before)
  }

  @Test("EX41 child with childrens off is VALIDATION_ERROR, a storm RATE_LIMITED")
  func limits() throws {
    let off = try self.evening(["evening": .bool(true), "childrens": .bool(false)])
    #expect(try error(off[0].socket, ["child": .bool(true)]) == "VALIDATION_ERROR")
    let evening = try evening()
    let phone = evening[0].socket
    for tone in [3, 4] { phone.send("SEAT_SET", ["tone": .int(tone)]) }
    #expect(try error(phone, ["tone": 5]) == "RATE_LIMITED")
    evening.table.wait(1_000)
    phone.send("SEAT_SET", ["tone": 5])
    #expect(passenger(evening, 0)?.tone == 5)
  }

  @Test(
    "EVE3 EVE6 elsewhere SEAT_SET is an unknown message", arguments: TestEvening.Version.allCases)
  func unknown(version: TestEvening.Version) throws {
    let isEvening = version == .v1
    let evening = try TestEvening.at(
      .lobby, settings: ["evening": .bool(isEvening)], version: version)
    evening[0].socket.send("SEAT_SET", ["tone": 3])
    #expect(
      try evening[0].socket.expect("ERROR").payload["message"] == "Unknown message type SEAT_SET")
  }

  @Test("EVE11 a join brings figure, tone and child along; other sessions keep nothing of it")
  func join() throws {
    let travel = TravelWish(passenger: "puffin", tone: 6, child: true)
    let evening = try evening()
    let id = try evening.table.join("Cilla", travel: travel)
    let seat = try #require(evening.state.seat(id))
    #expect(seat.passenger == Passenger(figure: "puffin", tone: 6) && seat.isChild)
    let plain = try TestEvening.at(.lobby, version: .v2)
    let other = try plain.table.join("Cilla", travel: travel)
    #expect(plain.state.seat(other)?.passenger == nil)
    let rows = plain.table.rows.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(!rows.contains { $0.contains("puffin") })
  }

  @Test("EVE74 ST40 a restart finds everybody as the same passenger")
  func restarted() throws {
    let before = try evening()
    before[0].socket.send("SEAT_SET", ["passenger": "dragon", "child": .bool(true)])
    _ = before.table.input { $0.seal(at: $1) }
    let evening = try before.restarted()
    for index in 0..<2 { #expect(passenger(evening, index) == passenger(before, index)) }
    #expect(evening.state.seat(evening[0].seat)?.isChild == true)
  }
}
