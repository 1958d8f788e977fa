import Foundation
@_spi(Testing) import SwiftUI
import Testing

@_spi(Testing) @testable import Drawing

/// What becomes of nodes, as the contract in NODES.md names them.
@MainActor
@Suite struct NodeTests {
  private let reader = Reader(screen: Screen(CGSize(width: 400, height: 800)))

  private func node(_ kind: String, _ args: [String: Any] = [:], _ children: [Node] = []) -> Node {
    Node(kind: kind, args: args, children: children, environment: Screen.phone.environment())
  }

  private func text(_ words: String) -> Node { node("Text", ["string": words]) }

  private func block(_ width: CGFloat, _ height: CGFloat) -> Node {
    let colour = SwiftUI.Paint.color(PaintColor(red: 1, green: 0, blue: 0, opacity: 1))
    return node(
      "mod:frame(width:height:alignment:)",
      ["width": width, "height": height, "alignment": Alignment.center],
      [node("Color", ["paint": colour])])
  }

  private func size(_ node: Node, _ offer: Proposal = .ideal) -> CGSize {
    reader.box(node).size(offer)
  }

  @Test func nodesBecomeBoxes() {
    #expect(size(block(30, 20)) == CGSize(width: 30, height: 20))
    let parts = [block(30, 20), block(10, 50)]
    #expect(size(node("VStack", ["spacing": CGFloat(4)], parts)) == CGSize(width: 30, height: 74))
    #expect(size(node("HStack", [:], parts)) == CGSize(width: 48, height: 50))
    #expect(size(node("ZStack", [:], parts)) == CGSize(width: 30, height: 50))
    #expect(
      size(node("Grid", [:], [node("GridRow", [:], parts), block(5, 5)]))
        == CGSize(width: 48, height: 63))
    let padded = node(
      "mod:padding(_:_:)", ["edges": Edge.Set.horizontal, "length": CGFloat(7)], [parts[0]])
    #expect(size(padded) == CGSize(width: 44, height: 20))
    #expect(
      size(
        node(
          "mod:padding(_:)", ["insets": EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)],
          [parts[0]])) == CGSize(width: 36, height: 24))
    #expect(size(node("mod:unheardOf(_:)", ["x": 1], [parts[0]])) == CGSize(width: 30, height: 20))
    let wide = node(
      "mod:frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)",
      ["maxWidth": CGFloat.infinity, "minHeight": CGFloat(44), "alignment": Alignment.leading],
      [parts[0]])
    #expect(size(wide, Proposal(200, 100)) == CGSize(width: 200, height: 44))
    let items = [GridItem(.fixed(20), spacing: 5), GridItem(.fixed(30), spacing: 5)]
    #expect(
      size(node("LazyVGrid", ["columns": items], parts), Proposal(55, nil))
        == CGSize(width: 55, height: 50))
  }

  @Test func whatFitsIsAskedAlongItsAxesAlone() {
    let candidates = [block(30, 20), block(10, 10)]
    func shown(_ axes: Axis.Set, _ offer: Proposal) -> CGSize {
      size(node("ViewThatFits", ["axes": axes], candidates), offer)
    }
    #expect(shown(.horizontal, Proposal(40, 15)) == CGSize(width: 30, height: 20))
    #expect(shown(.vertical, Proposal(20, 25)) == CGSize(width: 30, height: 20))
    #expect(shown([.horizontal, .vertical], Proposal(40, 15)) == CGSize(width: 10, height: 10))
    #expect(
      size(node("ViewThatFits", [:], candidates), Proposal(40, 15)) == CGSize(width: 10, height: 10)
    )
  }

  /// Each kind that the contract lists, bare: it has a size, is drawn, and breaks nothing.
  @Test func everyKindOfTheContractIsRead() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let contract = try String(
      contentsOf: package.appending(path: "Sources/SwiftUI/Graph/NODES.md"), encoding: .utf8)
    let rows = contract.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let kinds = rows.flatMap { row in
      row.dropFirst(2).prefix { $0 != "|" }.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
    #expect(kinds.count > 70)
    let screen = Screen(CGSize(width: 400, height: 800))
    let silent = kinds.filter { kind in
      !Picture(node(kind, [:], [text("inside")]), on: screen).texts.contains { $0.text == "inside" }
    }
    // What shows its arguments alone, and what is hidden.
    let expected: Set = [
      "Text", "Image", "Label", "LazyVGrid", "LazyHGrid", "Spacer", "Divider", "Color", "Slider",
      "TextEditor", "Gauge", "DisclosureGroup", "mod:hidden()",
    ]
    #expect(Set(silent) == expected)
  }

  @Test func aButtonIsAControlWithItsWords() {
    let button = node("Button", ["style": "plain"], [text("Starta")])
    let named = node("mod:accessibilityIdentifier(_:)", ["identifier": "start"], [button])
    let picture = Picture(named, on: .phone)
    #expect(picture.control("start")?.label == "Starta")
    #expect(picture.regions["start"] == picture.control("start")?.frame)
    #expect(picture.findings.map(\.kind) == [.smallTarget])
  }

  @Test func aLabelGivenToAControlIsItsName() {
    let button = node("Button", [:], [node("Image", ["name": "plus", "isSystem": true])])
    #expect(Picture(button, on: .phone).findings(.unnamed).count == 1)
    let named = node("mod:accessibilityLabel(_:)", ["label": "Ny"], [button])
    #expect(Picture(named, on: .phone).control("Ny") != nil)
    #expect(Picture(named, on: .phone).findings(.unnamed).isEmpty)
  }

  @Test func whatIsPresentedLiesOverTheScreen() {
    let sheet = node("Sheet", [:], [text("above")])
    let alert = node("Alert", ["title": "Säker?"], [node("Button", [:], [text("Ja")])])
    let root = node("Root", ["presented": [sheet, alert]], [text("below")])
    let picture = Picture(root, on: .phone)
    #expect(picture.texts.map(\.text) == ["below", "above", "Säker?", "Ja"])
    #expect(picture.controls.map(\.label) == ["Ja"])
    #expect(picture.findings.isEmpty)
  }

  @Test func aPromptHasItsColour() {
    func contrast(_ prompt: Text) -> Double? {
      let field = TextField(text: .constant(""), prompt: prompt) { Text(verbatim: "Kod") }
      let host = ViewHost(field, environment: Screen.phone.environment())
      return Picture(host, on: .phone).text("Skriv")?.contrast
    }
    #expect(abs((contrast(Text(verbatim: "Skriv").foregroundStyle(Color.white)) ?? 0) - 21) < 0.01)
    #expect((contrast(Text(verbatim: "Skriv")) ?? 21) < 10)
  }

  @Test func aFieldAnswersInItsFrameOrInWhatTakesTheTouch() {
    let field = node("TextField", ["text": "", "prompt": "Kod", "title": "Kod"])
    let padded = node(
      "mod:frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)",
      ["minHeight": CGFloat(52), "alignment": Alignment.center], [field])
    #expect(Picture(padded, on: .phone).findings(.smallTarget).count == 1)
    let touched = node("mod:onTapGesture(count:perform:)", [:], [padded])
    #expect(Picture(touched, on: .phone).findings(.smallTarget).isEmpty)
  }
}
