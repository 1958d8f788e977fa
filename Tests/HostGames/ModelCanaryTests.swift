import Testing
import TriptoClient
import TriptoKernel
import TriptoScreens
import TriptoTransport
import TriptoWire

@testable import TriptoBots
@testable import TriptoScreens
@testable import TriptoTVScreens

/// The walk through the TV's models finds what it is for.
@MainActor @Suite struct ModelCanaryTests {
  private static let reveal = frame(
    "DESTINATION_REVEAL",
    [
      "destinationName": "Xanadu", "country": "Kublaj", "aliases": [],
      "revealDelayMs": 1500,
      "revealText": "Framme i Xanadu!",
    ])

  private static func frame(_ type: String, _ payload: JSONValue) -> TriptoClient.Frame? {
    TriptoClient.Frame(["type": .string(type), "payload": payload])
  }

  private static func app() -> TVApp {
    TVApp(
      Services(
        world: Wiretap(seed: 1), transport: NIOTransport(), seats: SeatMemory(),
        preferences: PreferencesMemory()))
  }

  private static func faults(_ change: (TVApp) -> Void, says: JSONValue? = nil) throws -> [String] {
    let app = app()
    var canary = ModelCanary()
    if let says {
      let clue = try #require(frame("CLUE_PRESENT", says))
      _ = canary.willHear(clue, app, GameTruth(), viewer: "TV")
    }
    change(app)
    canary.look(at: app)
    let reveal = try #require(reveal)
    return canary.willHear(reveal, app, GameTruth(), viewer: "TV").map(\.rule)
  }

  @Test(
    "PR34 the name of a place that stands anywhere in the TV's model before the reveal is found")
  func place() throws {
    #expect(try Self.faults { _ in } == [])
    #expect(try Self.faults { $0.captions = ["Vi är i Xanadu snart"] } == ["PR34"])
    #expect(try Self.faults { $0.game.status.stage = .online } == [])
    #expect(try Self.faults { $0.link = "kublaj" } == ["PR34"])
  }

  @Test("PR34 a clue that the server lets everybody read may say anything")
  func clue() throws {
    let clue: JSONValue = ["clueText": "Inte Kublaj, men nära"]
    #expect(try Self.faults({ $0.captions = ["Inte Kublaj,"] }, says: clue) == [])
  }

  @Test("PR35 the answer of a question that stands in the TV's model before its results is found")
  func answer() throws {
    let app = Self.app()
    var canary = ModelCanary()
    app.link = "Svaret är Marco Polo"
    canary.look(at: app)
    let results = try #require(
      Self.frame(
        "FOLLOWUP_RESULTS",
        ["currentQuestionIndex": 0, "correctAnswer": "Marco Polo", "results": []]))
    #expect(canary.willHear(results, app, GameTruth(), viewer: "TV").map(\.rule) == ["PR35"])
  }
}
