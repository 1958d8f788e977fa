import Foundation
import Testing

@testable import Drawing

@MainActor
@Suite struct SymbolTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Raw values of an enumeration of symbols in a file.
  private func names(_ path: String) throws -> [String] {
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    return text.matches(of: /case (\w+)(?: = "([^"]+)")?/).map {
      String($0.output.2 ?? $0.output.1)
    }
  }

  @Test func everySymbolOfTheAppsHasADrawing() throws {
    let names =
      try names("Kit/Sources/TriptoDesign/Type/Symbol.swift")
      + names("Apps/Host/Game/ExtraSymbol.swift")
    #expect(names.count > 50)
    #expect(names.filter { !StandIn.drawing($0).isKnown } == [])
    #expect(!StandIn.drawing("no.such.symbol").isKnown)
    let plain = text("x", 20)
    #expect(SymbolBox("play", plain.look).size(.ideal) == CGSize(width: 24, height: 24))
  }

  /// All drawings of the table can be read, and lie on their board.
  @Test func drawingsLieOnTheirBoard() {
    let board = CGRect(x: -1, y: -1, width: StandIn.side + 2, height: StandIn.side + 2)
    for name in StandInTable.all.keys.sorted() {
      let drawing = StandIn.drawing(name)
      let parts = drawing.filled + drawing.tinted + drawing.lined
      let bounds = parts.map { Polygon($0).bounds }.filter { !$0.isNull }
      #expect(!parts.isEmpty && bounds.allSatisfy { board.contains($0) }, "\(name)")
    }
  }
}
