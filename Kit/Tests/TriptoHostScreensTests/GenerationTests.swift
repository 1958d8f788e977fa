import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct GenerationTests {
  private static func made(
    _ id: String, _ status: String, name: String? = nil, error: String? = nil
  )
    -> JSONValue
  {
    var members: [String: JSONValue] = [
      "roundId": .string(id), "status": .string(status), "step": 1,
    ]
    members["name"] = name.map { .string($0) }
    members["error"] = error.map { .string($0) }
    return .object(members)
  }

  private static func job(_ status: String, _ made: [JSONValue], done: Int = 0, step: Int = 1)
    -> JSONValue
  {
    [
      "generateId": "g", "status": .string(status), "currentStep": .int(step),
      "currentStepDescription": "Väljer destination", "stages": [], "done": .int(done),
      "createdAtMs": 1, "destinations": .array(made), "totalSteps": 5,
    ]
  }

  private static func jobs(_ jobs: JSONValue...) -> (Int, JSONValue) {
    (200, ["jobs": .array(jobs)])
  }

  private static let accepted: (Int, JSONValue) = (
    202, ["generateId": "g", "status": "generating", "roundId": "r"]
  )

  /// In a lobby with the library read; then the server gives `answers`.
  private func opened(_ answers: [(Int, JSONValue)]) async -> HostWorld {
    let host = HostWorld(
      [LibraryTests.noPlan, (200, LibraryTests.packs), (200, LibraryTests.none)] + answers,
      seat: HostWorld.seat)
    _ = await host.lobby()
    await host.app.library.load()
    await host.app.generation.appear()
    return host
  }

  @Test("UI-E22 RE68 a typed place is in the library, a country, known by facts, or not")
  func places() async throws {
    func found(_ kind: String, _ names: [String] = [], _ examples: [String] = []) -> (
      Int, JSONValue
    ) {
      let packs = names.map { JSONValue.object(["roundId": .string($0), "name": .string($0)]) }
      let examples = examples.map { JSONValue.string($0) }
      return (
        200, ["kind": .string(kind), "packs": .array(packs), "examples": .array(examples)]
      )
    }
    let host = await opened([
      Self.jobs(), found("library", ["Riga"]), found("country", ["Aten", "Kos"]),
      found("facts"), found("none", [], ["Lyon", "Kuching", "Dakar"]),
    ])
    let model = host.app.generation
    func type(_ place: String) async {
      model.type(place: place)
      #expect(model.card.form?.found == nil && model.card.form?.canGo == true)
      let asked = await host.transport.asked.count
      host.world.pass(350)
      await host.until { await host.transport.asked.count > asked }
    }
    await type(" riga ")
    await host.until { model.card.form?.canGo == false }
    #expect(model.card.form?.found?.text == "Riga finns redan. Spela den?")
    #expect(model.card.form?.found?.places.map(\.label) == ["Spela den"])
    await type("Grekland")
    await host.until { model.card.form?.found?.places.count == 2 }
    await type("Lyon")
    await host.until { model.card.form?.go == "Skriv en snabbtur hit (cirka 1 min)" }
    #expect(model.card.form?.canGo == true && model.card.form?.found == nil)
    await type("Långtbortistan")
    await host.until { model.card.form?.canGo == false }
    #expect(model.card.form?.found?.text.contains("Lyon, Kuching eller Dakar") == true)
  }

  @Test("UI-H63 RE60 1–5 destinations are asked for, mixed or of a region, with an optional place")
  func form() async throws {
    let working = Self.job("generating", [Self.made("a", "working"), Self.made("b", "waiting")])
    let host = await opened([Self.jobs(), Self.accepted, Self.jobs(working)])
    let model = host.app.generation
    let form = try #require(model.card.form)
    #expect(form.counts.map(\.value) == [1, 2, 3, 4, 5] && form.counts[0].isChosen)
    #expect(form.regions.map(\.label).first == "Blandad (alla regioner)")
    #expect(form.regions.count == 7 && form.asking == nil)
    model.choose(count: 2)
    model.choose(region: .nordic)
    model.type(place: "  Visby " + String(repeating: "x", count: 80))
    #expect(model.card.form?.place.count == 60)
    model.type(place: " Visby ")
    await model.start()
    let sent = try #require(await host.transport.asked[4].body)
    #expect(
      try JSONValue(parsing: sent) == [
        "language": "sv", "numDestinations": 2, "regions": ["Nordic"], "place": "Visby",
      ])
    #expect(model.card.form == nil && !model.card.isBusy)
  }

  @Test("UI-H63 RE29 a job shows the server's step n of m, and is polled every 2 s")
  func progress() async throws {
    let first = Self.job(
      "generating", [Self.made("a", "working", name: "Visby"), Self.made("b", "waiting")], step: 2)
    let second = Self.job(
      "generating", [Self.made("aarhus", "completed"), Self.made("b", "working")], done: 1, step: 5)
    let last = Self.job(
      "failed", [Self.made("aarhus", "completed"), Self.made("b", "failed", error: "Ingen källa")],
      done: 2, step: 5)
    let library: [(Int, JSONValue)] = [(200, LibraryTests.packs), (200, LibraryTests.none)]
    let host = await opened([Self.jobs(first), Self.jobs(second)] + library + [Self.jobs(last)])
    let model = host.app.generation
    let progress = try #require(model.card.progress)
    #expect(progress.step == "Väljer destination" && progress.share == 0.2)
    #expect(progress.place == "Steg 2 av 5 · Resmål 1 av 2")
    #expect(model.card.made.map(\.title) == ["Resmål 1 av 2", "Resmål 2 av 2"])
    #expect(model.card.made[0].take == nil)
    host.world.pass(2000)
    await host.until { model.card.progress?.share == 1 && model.card.made[0].take != nil }
    #expect(model.card.made[0].title == "Hemligt resmål 1")
    #expect(model.card.made.map(\.status) == ["Finns i biblioteket", "Skrivs just nu"])
    await host.until { await host.transport.asked.count == 7 }
    host.world.pass(2000)
    await host.until { model.card.progress == nil }
    #expect(model.card.made[1].error == "Ingen källa" && model.card.retry == "Försök igen")
    #expect(model.card.form != nil)
  }

  @Test("UI-H63 RE62 RE63 a job is cancelled and tried again, and a refusal is told")
  func ending() async throws {
    let working = Self.job("generating", [Self.made("a", "working")])
    let ended = Self.job("failed", [Self.made("a", "cancelled")])
    let host = await opened([
      Self.jobs(working), (200, ended), Self.jobs(ended), (429, HostWorld.refusal("Too many")),
      Self.jobs(ended), (200, working), Self.jobs(working),
    ])
    let model = host.app.generation
    await model.retry()
    await model.cancel()
    #expect(model.card.progress == nil && model.card.made[0].status == "Avbruten")
    await model.cancel()
    await model.retry()
    #expect(model.card.error == host.app.messages.common.tooMany)
    await model.retry()
    #expect(model.card.progress != nil && model.card.error == nil)
    model.disappear()
    let lines = await host.transport.lines.map {
      $0.replacing("http://localhost:3000/v1", with: "")
    }
    #expect(
      lines[4...].filter { !$0.hasSuffix("generate") } == [
        "DELETE /content/generate/g", "POST /content/generate/g/retry",
        "POST /content/generate/g/retry",
      ])
  }

  @Test("UI-H63 a server that generates nothing says so, and one that is away is asked again")
  func away() async {
    let off = await opened([(503, HostWorld.refusal("Unavailable"))])
    #expect(off.app.generation.card.offText == "Den här servern skriver inga nya resmål.")
    #expect(off.app.generation.card.form == nil && off.app.generation.card.error == nil)
    let host = await opened([])
    #expect(host.app.generation.card.error == host.app.messages.common.serverUnreachable)
    host.world.pass(2000)
    await host.until { await host.transport.asked.count == 5 }
    host.app.generation.disappear()
  }

  @Test("UI-H63 finished ones are kept, and one that was deleted since is said to be gone")
  func gone() async {
    let done = Self.job(
      "completed", [Self.made("gone", "completed", name: "Rom"), Self.made("c", "later")], done: 2)
    let host = await opened([
      Self.jobs(done), (200, LibraryTests.packs), (200, LibraryTests.none),
    ])
    let model = host.app.generation
    #expect(model.card.made.map(\.status) == ["Borttaget ur biblioteket", "later"])
    #expect(model.card.made[0].take == nil && model.card.retry == nil)
    host.app.library.pressNames()
    host.app.library.confirmNames()
    #expect(model.card.made.map(\.title) == ["Rom", "Resmål 2 av 2"])
    host.app.choose(.en)
    model.renew()
    #expect(model.card.made[0].status == "Removed from the library")
  }
}
