import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// A pack that is not taken says why, and the next one may be chosen.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ImportBadInputTests {
  private static let file = Array(ImportModel.template.text.utf8)

  private func load(_ status: Int, _ body: JSONValue) async -> ImportModel {
    let host = HostWorld([(status, body)], seat: HostWorld.seat)
    _ = await host.lobby()
    await host.app.importing.load(Self.file)
    return host.app.importing
  }

  @Test(
    "RE27 UI-H62 an import of a file that is no JSON is refused without a call",
    arguments: ["", "no json", "{", "[1,", "\u{FEFF}", "{\"a\":}", "\u{0}"])
  func noJSON(text: String) async {
    let host = HostWorld(seat: HostWorld.seat)
    _ = await host.lobby()
    await host.app.importing.load(Array(text.utf8))
    #expect(host.app.importing.refused?.text == "Filen är inte JSON. Utgå från mallen.")
    #expect(host.app.importing.refused?.faults.isEmpty == true && !host.app.importing.isBusy)
    #expect(await host.transport.asked.isEmpty)
  }

  @Test(
    "RE27 UI-H62 each refusal of an import has its text",
    arguments: [
      (400, "Invalid content pack", "Resmålet kunde inte läsas in:"),
      (409, "Conflict", "Det finns redan ett resmål med samma id."),
      (413, "Too large", "Filen är för stor."),
      (429, "Too many requests", "För många försök. Vänta en stund."),
      (500, "Internal error", "Något gick fel. (HTTP 500)"),
    ])
  func refused(status: Int, name: String, text: String) async {
    let importing = await load(status, HostWorld.refusal(name))
    #expect(importing.refused?.text == text && !importing.isBusy)
    #expect(importing.refused?.faults == [])
  }

  @Test("RE27 all that is wrong with a pack is listed as the server says it, odd entries too")
  func faults() async throws {
    let importing = await load(
      400,
      [
        "error": "Invalid content pack", "message": "m",
        "details": [
          "problems": [
            ["code": "P03", "path": "clues", "message": "five clues"],
            ["code": "P12", "path": "clues[0].text", "message": "too long"], ["code": 7], "odd",
          ]
        ],
      ])
    let faults = try #require(importing.refused?.faults)
    #expect(faults.map(\.code) == ["P03", "P12", "", ""])
    #expect(faults.map(\.path) == ["clues", "clues[0].text", "", ""])
    #expect(faults[1].message == "too long")
  }

  @Test("RE27 UI-H62 no server and no Tripto are told, and the next file takes the words away")
  func way() async {
    let host = HostWorld([(200, ["odd": 1])], seat: HostWorld.seat)
    _ = await host.lobby()
    let importing = host.app.importing
    await importing.load(Self.file)
    #expect(importing.refused?.text == host.app.messages.apps.notTripto)
    await importing.load(Self.file)
    #expect(importing.refused?.text == "Ingen kontakt med servern." && !importing.isBusy)
  }
}
