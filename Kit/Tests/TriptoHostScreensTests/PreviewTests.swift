import Foundation
import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct PreviewTests {
  private static func finding(_ status: String, _ evidence: [String]) -> JSONValue {
    [
      "status": .string(status),
      "claims": [["statement": "It is so", "evidence": .array(evidence.map { .string($0) })]],
    ]
  }

  static func pack(
    _ id: String = "aarhus", status: String = "verified", edited: Bool = false, clue: String = "Tio"
  ) -> JSONValue {
    [
      "roundId": .string(id), "destination": ["name": "Århus", "country": "Danmark"],
      "clues": [
        ["points": 10, "text": .string(clue)], ["points": 8, "text": "Åtta"],
        ["points": 6, "text": "Sex"],
      ],
      "followupQuestions": [
        [
          "questionText": "Vad?", "options": ["A", "B"], "correctAnswer": "A", "aliases": ["a!"],
          "type": "MULTIPLE_CHOICE",
        ]
      ],
      "metadata": [
        "generatedAt": "2026-01-01T00:00:00Z", "verified": .bool(true),
        "antiLeakChecked": .bool(true),
      ],
      "sources": [
        ["id": "s1", "url": "https://example.org/wiki/%C3%85rhus_by", "statement": "Says so"],
        ["id": "s2", "url": "file:///etc/passwd", "title": "Local"],
      ],
      "verification": [
        "clues": [finding(status, ["s1", "s2"]), finding("uncertain", []), ["status": "later"]],
        "followups": [finding("verified", ["s2"])],
      ],
      "clueTexts": [
        ["points": 10, "text": .string(clue), "textEn": "Ten"], ["points": 8, "text": "Åtta"],
      ],
      "edited": .bool(edited),
    ]
  }

  /// In a lobby with the library read; then the server gives `answers`.
  private func opened(_ answers: [(Int, JSONValue)]) async -> HostWorld {
    let host = HostWorld(
      [LibraryTests.noPlan, (200, LibraryTests.packs), (200, LibraryTests.none)] + answers,
      seat: HostWorld.seat)
    _ = await host.lobby()
    await host.app.library.load()
    await host.app.preview.open("aarhus")
    return host
  }

  @Test("UI-H50 a preview is blurred until *Visa*, for the ear too, with clues and follow-ups")
  func veil() async throws {
    let host = await opened([(200, Self.pack())])
    let veiled = try #require(host.app.preview.sheet?.preview)
    #expect(host.app.preview.sheet?.title == "Hemligt resmål 1" && veiled.place.spoken == "Dolt")
    #expect(veiled.clues.allSatisfy { $0.text.isVeiled && $0.findings == nil && $0.edit == nil })
    #expect(veiled.questions[0].answer?.spoken == "Dolt" && veiled.questions[0].more.isEmpty)
    #expect(veiled.veil == "Visa hemligheter")
    host.app.preview.toggleVeil()
    let shown = try #require(host.app.preview.sheet?.preview)
    #expect(shown.place.spoken == "Århus, Danmark" && shown.veil == "Dölj hemligheter")
    #expect(shown.clues.map(\.label) == ["10 p", "8 p", "6 p"])
    #expect(shown.questions[0].answer?.text == "Rätt svar: A")
    #expect(shown.questions[0].more == ["Godkänns också: a!", "A · B"])
    host.app.preview.close()
    #expect(host.app.preview.sheet == nil)
  }

  @Test("UI-H50 each line tells its status and reason, its claims, and sources that can be opened")
  func findings() async throws {
    let host = await opened([(200, Self.pack())])
    host.app.preview.toggleVeil()
    let preview = try #require(host.app.preview.sheet?.preview)
    let texts = host.app.messages.host
    #expect(preview.badge == .verified && preview.marks == [texts.verified, texts.antiLeak])
    #expect(preview.clues.map(\.badge) == [.verified, .handwritten, nil])
    #expect(
      preview.clues.map(\.findings?.why) == [texts.whyVerified, texts.whyUnsourced, nil])
    #expect(preview.questions[0].findings?.why == texts.whyFromData)
    let first = try #require(preview.clues[0].findings)
    #expect(first.title == "Källor (1)" && first.claims == ["It is so"])
    #expect(first.sources.map(\.name) == ["Århus by – example.org"])
    #expect(first.sources[0].statement == "Says so")
    #expect(preview.clues[2].findings?.title == "Ingen källa angiven")
  }

  @Test("UI-H50 what a source contradicts is *Underkänd*, and a pack out of data a quick trip")
  func badges() throws {
    func badge(_ pack: JSONValue) throws -> Badge {
      let detail = try Read.detail(pack)
      return Badge(detail, Evidence(detail))
    }
    #expect(try badge(Self.pack(status: "rejected")) == .rejected)
    #expect(try badge(Self.pack(LibraryTests.quick, status: "rejected")) == .rejected)
    #expect(try badge(Self.pack(LibraryTests.quick)) == .quickTrip)
    let bare = try Read.detail(Frames.golden("../rest/PackDetailResponse"))
    #expect(!Evidence(bare).isRejected && Evidence(bare).clues.isEmpty)
  }

  @Test(
    "UI-H50 RE54 clues are editable in both languages, and the checks' words stand at the field")
  func editing() async throws {
    let faults: JSONValue = [
      "error": "Invalid content pack", "message": "m",
      "details": [
        "problems": [
          ["code": "L01", "path": "clues[0].text", "message": "names it"],
          ["code": "L01", "path": "clues[0].text", "message": "names it"],
          ["code": "P23", "path": "clues[0].textEn", "message": "too long"],
          ["code": "X99", "path": "roundId", "message": "odd"],
        ]
      ],
    ]
    let host = await opened([
      (200, Self.pack()), (400, faults), (200, Self.pack(edited: true, clue: "Ny")),
      (200, LibraryTests.packs), (200, LibraryTests.none),
    ])
    let preview = host.app.preview
    preview.toggleVeil()
    let lines = try #require(preview.sheet?.preview?.clues)
    #expect(lines.map(\.edit) == ["Ändra", "Ändra", nil])
    preview.edit(lines[2])
    #expect(preview.editor == nil)
    preview.edit(lines[0])
    #expect(
      preview.editor?.fields.map(\.text) == ["Tio", "Ten"] && preview.editor?.canSave == false)
    #expect(preview.editor?.fields.map(\.label) == ["Svenska", "English"])
    #expect(preview.sheet?.preview?.clues[0].edit == nil)
    preview.type("  ", in: .text)
    #expect(
      preview.editor?.canSave == false && preview.editor?.fields[0].length == "0 av 180 tecken")
    preview.type(" Ny ", in: .text)
    preview.type(String(repeating: "x", count: 181), in: .textEn)
    #expect(preview.editor?.fields.map(\.isTooLong) == [false, true])
    #expect(preview.editor?.fields[0].length == "2 av 180 tecken")
    await preview.save()
    let refused = try #require(preview.editor)
    #expect(refused.error == "Ledtråden sparades inte:" && refused.fields[0].text == " Ny ")
    #expect(refused.fields[0].problems.map(\.text) == ["Ett ord avslöjar platsen."])
    #expect(refused.fields[1].problems.map(\.detail) == ["too long"])
    #expect(refused.problems.map(\.text) == ["Så kan ledtråden inte se ut."])
    preview.type("", in: .textEn)
    await preview.save()
    #expect(preview.editor == nil && preview.sheet?.preview?.clues[0].text.text == "Ny")
    #expect(preview.sheet?.preview?.restore == "Återställ originalet")
    let sent = try #require(await host.transport.asked[5].body)
    #expect(
      try JSONValue(parsing: sent) == [
        "clues": [["points": 10, "text": " Ny ", "textEn": ""]]
      ])
  }

  @Test("RE55 the original's words come back, and where they do not, that is said")
  func restoring() async throws {
    let host = await opened([
      (200, Self.pack(edited: true, clue: "Ny")), (409, HostWorld.refusal("Pack in play")),
      (200, Self.pack()), (200, LibraryTests.packs), (200, LibraryTests.none),
    ])
    let preview = host.app.preview
    preview.toggleVeil()
    await preview.restore()
    #expect(preview.sheet?.restoreError == host.app.messages.host.clueInPlay)
    await preview.restore()
    #expect(preview.sheet?.restoreError == nil && preview.sheet?.preview?.restore == nil)
    #expect(preview.sheet?.preview?.clues[0].text.text == "Tio")
    preview.edit(try #require(preview.sheet?.preview?.clues[0]))
    preview.cancelEdit()
    #expect(preview.editor == nil)
    preview.edit(try #require(preview.sheet?.preview?.clues[0]))
    preview.toggleVeil()
    #expect(preview.editor == nil)
  }

  @Test("UI-H62 from the detail a pack is used, added or deleted, which is confirmed")
  func actions() async throws {
    let host = await opened([
      (200, Self.pack()), (200, Self.pack()), (200, Self.pack()), (204, [:]),
      (200, LibraryTests.packs), (200, LibraryTests.none),
    ])
    let preview = host.app.preview
    #expect(preview.sheet?.use == "Spela den här" && preview.sheet?.add == "Lägg till")
    preview.use()
    #expect(preview.sheet == nil && host.app.library.card.rows[0].isAlone)
    await preview.open("aarhus")
    #expect(preview.sheet?.add == "Ta bort ur resan")
    preview.add()
    #expect(!host.app.library.plan.isReady)
    await preview.open("aarhus")
    await preview.delete()
    preview.askToDelete()
    #expect(preview.sheet?.deleteQuestion == "Ta bort resmålet?")
    preview.keep()
    #expect(preview.sheet?.deleteQuestion == nil)
    preview.askToDelete()
    await preview.delete()
    #expect(preview.sheet == nil && host.app.library.bin.undo != nil)
    #expect(await host.transport.lines[6] == "DELETE http://localhost:3000/v1/content/packs/aarhus")
  }

  @Test("UI-H50 a round preview that cannot be read says so, and closes")
  func unread() async {
    let host = await opened([(404, HostWorld.refusal("Not found"))])
    #expect(host.app.preview.sheet?.error == host.app.messages.errors.errorInvalidContentPack)
    #expect(host.app.preview.sheet?.loading == nil && host.app.preview.sheet?.preview == nil)
  }

  @Test("RE27 UI-H62 an import is told, or refused with its exact errors")
  func importing() async throws {
    let faults: JSONValue = [
      "error": "Invalid content pack", "message": "m",
      "details": ["problems": [["code": "P12", "path": "clues[0]", "message": "too long"]]],
    ]
    let host = HostWorld(
      [
        (400, faults), (409, HostWorld.refusal("Conflict")), (413, HostWorld.refusal("Too large")),
        (201, ["message": "ok", "roundId": "my-place"]), (200, LibraryTests.packs),
        (200, LibraryTests.none),
      ], seat: HostWorld.seat)
    _ = await host.lobby()
    let importing = host.app.importing
    await importing.load(Array("no json".utf8))
    #expect(importing.refused?.text == "Filen är inte JSON. Utgå från mallen.")
    let file = Array(ImportModel.template.text.utf8)
    await importing.load(file)
    #expect(importing.refused?.text == "Resmålet kunde inte läsas in:")
    #expect(importing.refused?.faults.map(\.code) == ["P12"])
    await importing.load(file)
    #expect(importing.refused?.text == "Det finns redan ett resmål med samma id.")
    await importing.load(file)
    #expect(importing.refused?.text == "Filen är för stor." && !importing.isBusy)
    await importing.load(file)
    #expect(importing.refused == nil)
    #expect(host.app.commands.notice?.text == host.app.messages.host.imported(name: "my-place"))
  }

  @Test("DA14 the template has the stored format: five clues and two follow-ups")
  func template() throws {
    let pack = try JSONValue(parsing: ImportModel.template.text.utf8)
    guard case .array(let clues)? = pack["clues"], case .array(let questions)? = pack["followups"]
    else {
      Issue.record("no clues")
      return
    }
    #expect(clues.map { $0["level"] } == [10, 8, 6, 4, 2] && questions.count == 2)
    #expect(ImportModel.template.name == "tripto-pack.json" && pack["roundId"] == "my-place")
    let host = HostWorld()
    let importTitle = host.app.importing
    #expect([importTitle.title, importTitle.choose] == ["Egna resmål", "Välj fil"])
    #expect(importTitle.exportTemplate == "Exportera mall" && !importTitle.why.isEmpty)
  }
}

private enum Read {
  static func detail(_ pack: JSONValue) throws -> PackDetailResponse {
    try JSONDecoder().decode(PackDetailResponse.self, from: Data(pack.jsonBytes()))
  }
}
