import Dispatch
import Testing

@testable import TriptoHTTP

@Suite struct RetellingDeskTests {
  @Test(
    "SE30 a game is told once at a time, and a few games at once; a place is free when it is left")
  func places() {
    let desk = RetellingDesk()
    var places = (0..<RetellingDesk.mostGames).map { desk.place(for: "\($0)") }
    #expect(places.allSatisfy { $0 != nil })
    #expect(desk.place(for: "another") == nil)
    places.removeLast()
    #expect(desk.place(for: "0") == nil)
    do {
      let another = desk.place(for: "another")
      #expect(another != nil && desk.place(for: "another") == nil)
    }
    let left = desk.place(for: "another")
    left?.leave()
    let next = desk.place(for: "another")
    left?.leave()
    #expect(next != nil && desk.place(for: "another") == nil)
    withExtendedLifetime(places) {}
  }

  @Test("SE30 the work is done one piece after the other, on no thread of the games")
  func work() async throws {
    struct Torn: Error {}
    let desk = RetellingDesk()
    #expect(try await desk.work { 7 } == 7)
    await #expect(throws: Torn.self) { try await desk.work { throw Torn() } }
  }
}
