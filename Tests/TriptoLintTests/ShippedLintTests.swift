import Foundation
import Testing
import TriptoContent
import TriptoLint
import TriptoTestPacks

/// The linter on the destinations that come with the game, and how long it takes.
@Suite struct ShippedLintTests {
  @Test("DA18 no clue of a pack names the destination, nor has a pack another error of the lint")
  func lint() throws {
    let library = PackLibrary(directories: [LintFixture.packs])
    let linter = try Linter(tables: LintFixture.tables())
    #expect(library.list().count >= 12)
    for pack in library.list().compactMap({ library.pack($0.id) }) {
      let errors = linter.check(pack).errors.map { "\($0.code.rawValue) \($0.path) \($0.message)" }
      #expect(errors == [], "\(pack.id)")
    }
  }

  @Test(
    "a pack is read in a millisecond and linted in five, with room to spare in a debug build")
  func speed() throws {
    let data = try Fixture.pack2.data()
    let pack = try Fixture.pack2.pack()
    let linter = try Linter(tables: LintFixture.tables())
    let clock = ContinuousClock()
    let best = try (0..<5).map { _ in
      try clock.measure {
        _ = try Pack.parse(data)
        _ = linter.check(pack)
      }
    }.min()
    let shortest = try #require(best)
    #expect(shortest < .milliseconds(200))
  }
}
