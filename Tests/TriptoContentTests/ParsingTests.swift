import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

@Suite struct ParsingTests {
  @Test("DA14 a stored pack of v1 loads as it is; missing metadata is defaulted")
  func storedV1() throws {
    let (pack, warnings) = try Pack.parse(Fixture.storedV1.data(), now: Fixture.now)
    #expect(Set(warnings.map(\.code)) == [.noClaims, .fewFollowups])
    #expect(warnings.allSatisfy { $0.severity == .warning })
    #expect(pack.id.rawValue == "visby-se")
    #expect(pack.destination.aliases == ["visby", "wisby"])
    #expect(pack.clues.map(\.level) == [10, 8, 6, 4, 2])
    #expect(pack.followups.map(\.correctAnswer.sv) == ["Almedalen"])
    let metadata = Pack.Metadata(
      generatedAt: "2026-05-28T20:26:40Z", verified: false, antiLeakChecked: false)
    #expect(pack.metadata == metadata)
  }

  @Test(
    "DA15 an import takes points, q, a and accepted, keeps sources and banter, and unknown fields"
  )
  func roundPackage() throws {
    let pack = try Fixture.roundPackage.pack()
    #expect(pack.id.rawValue == "kopenhamn-dk")
    #expect(pack.destination.name == LocalText(sv: "Köpenhamn", en: "Copenhagen"))
    #expect(pack.clues.first?.text.en == "She sits on a stone.")
    #expect(pack.followups.map(\.question.sv) == ["När öppnade Tivoli?", "Vad heter flygplatsen?"])
    #expect(pack.followups.map(\.correctAnswer.sv) == ["1843", "Kastrup"])
    #expect(pack.followups.last?.aliases == ["cph"])
    #expect(
      pack.banter == [.init(category: "before_clue", text: .init(sv: "Nu bromsar vi snart."))])
    let cursor = JSONCursor(pack.document)
    #expect(cursor["houseNote"]["stars"].double == 4.5)
    #expect(cursor["sources"].texts == ["https://example.org/a"])
    #expect(cursor["clues"].elements?.first?["level"].int == 10)
    #expect(cursor["clues"].elements?.first?["points"].isNull == true)
  }

  @Test("RE25 type follows the options, whatever the file says")
  func types() throws {
    let data = try Fixture.pack2.changed("followups.0.type", to: .string("OPEN_TEXT"))
    let cursor = JSONCursor(try Pack.parse(data).pack.document)
    let types = cursor["followups"].elements?.map { $0["type"].string }
    #expect(types == ["MULTIPLE_CHOICE", "OPEN_TEXT"])
  }

  @Test("RE25 generatedAt has no fractional seconds")
  func date() throws {
    #expect(try Fixture.pack2.pack().metadata.generatedAt == "2026-11-20T18:00:00Z")
  }

  @Test("DA14 what is written is read again as the same pack", arguments: Fixture.allCases)
  func roundTrip(fixture: Fixture) throws {
    let pack = try fixture.pack()
    let again = try Pack.parse(pack.encoded(), now: .distantPast)
    #expect(again.pack == pack)
    #expect(try again.pack.encoded() == pack.encoded())
  }

  @Test(
    "DA17 one uncertain claim and the pack is not verified",
    arguments: [("verified", true), ("uncertain", false), ("rejected", false)])
  func verified(status: String, isVerified: Bool) throws {
    let data = try Fixture.pack2.changed("clues.0.claims.0.status", to: .string(status))
    #expect(try Pack.parse(data).pack.metadata.verified == isVerified)
  }

  @Test(
    "ID7 an id is 1–100 of the letters, digits and marks, no leading dot, and leaves no folder",
    arguments: [
      ("paris", true), ("New_York-2.1", true), ("a", true),
      (String(repeating: "a", count: 100), true),
      (String(repeating: "a", count: 101), false), ("", false), (".hidden", false), ("..", false),
      ("a/b", false), ("../etc/passwd", false), ("a b", false), ("å", false), ("a\0", false),
      ("content-packs-index", false), ("Content-Packs-Index", false), ("a\\b", false),
    ])
  func ids(text: String, isValid: Bool) {
    #expect((PackID(text) != nil) == isValid)
  }
}
