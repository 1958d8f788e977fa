import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

@Suite("What is shown when the place has been named")
struct WonderTests {
  private func reading(
    _ path: String, _ value: JSONValue
  ) throws -> (pack: Pack, warnings: [PackProblem]) {
    try Pack.parse(Fixture.pack2.changed(path, to: value))
  }

  @Test("P16 the parts of a postcard are kept in order; unknown ones and a fifth are dropped")
  func scene() throws {
    #expect(try reading("destination.scene", .array([])).pack.destination.scene == [])
    let parts = ["sun", "hills", "river", "dome", "castle"].map(JSONValue.string)
    let four = try reading("destination.scene", .array(Array(parts.prefix(4))))
    #expect(four.pack.destination.scene == ["sun", "hills", "river", "dome"])
    #expect(!four.warnings.contains { $0.code == .unknownPart })
    let five = try reading("destination.scene", .array(parts))
    #expect(five.pack.destination.scene == four.pack.destination.scene)
    #expect(five.warnings.filter { $0.code == .unknownPart }.map(\.path) == ["destination.scene"])
    let odd = try reading("destination.scene", .array([.string("metro"), .int(3), parts[1]]))
    #expect(odd.pack.destination.scene == ["hills"])
    let paths = odd.warnings.filter { $0.code == .unknownPart }.map(\.path)
    #expect(paths == ["destination.scene[0]", "destination.scene[1]"])
  }

  @Test("a line of wonder is read in both languages, and need not be there")
  func wonder() throws {
    #expect(try Fixture.pack2.pack().wonder == nil)
    let pack = try reading("wonder", .object(["sv": .string("Så!"), "en": .string("So!")])).pack
    #expect(pack.wonder == LocalText(sv: "Så!", en: "So!"))
    #expect(try Pack.parse(JSONEncoder().encode(pack.document)).pack.wonder == pack.wonder)
  }
}
