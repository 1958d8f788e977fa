import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite struct NodeTests {
  @Test func modifiersWrapEachOfSeveral() {
    let node = ViewHost(
      VStack {
        Group {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }.padding(4)
      }
    )
    .render()
    let stack = node.children[0]
    #expect(stack.children.map(\.kind) == ["mod:padding(_:)", "mod:padding(_:)"])
    #expect(stack.children[0].args["length"] as? CGFloat == 4)
    #expect(stack.texts == ["a", "b"])
  }

  @Test func lettersAreInherited() {
    let node = ViewHost(
      VStack { Text(verbatim: "a").bold() }
        .font(.title).foregroundStyle(Color(red: 1, green: 0, blue: 0)).lineLimit(2)
    ).render()
    let text = node.children[0].children[0]
    #expect(text.environment.textFace.size == 28)
    #expect(text.environment.textFace.weight == 700)
    #expect(text.environment.lineLimit == 2)
    #expect(text.environment.foreground == .color(PaintColor(red: 1, green: 0, blue: 0)))
  }

  @Test func typeGrowsWithThePersonsSize() {
    let host = ViewHost(Scaled())
    host.environment.dynamicTypeSize = .accessibility5
    let node = host.render()
    #expect(node.texts == ["48.0"], "as lines grow: 17 · 62 / 22, in thirds")
    host.environment.dynamicTypeSize = .medium
    #expect(host.render().texts == ["16.333333333333332"])
    #expect(node.children[0].environment.textFace.size == 53)
  }

  @Test func viewsInModifiersAreNodes() {
    let node = ViewHost(
      Text(verbatim: "a").background(alignment: .top) { Color.red }
        .overlay(Color.black, in: .capsule)
    ).render()
    let over = node.children[0]
    #expect(over.kind == "mod:overlay(_:in:fillStyle:)")
    #expect(over.args["style"] as? Paint == .color(PaintColor(red: 0, green: 0, blue: 0)))
    #expect(over.args["shape"] is Capsule)
    let below = over.children[0]
    #expect((below.args["content"] as? [Node])?.map(\.kind) == ["Color"])
    #expect(below.args["alignment"] as? Alignment == .top)
  }

  @Test func geometryKeepsItsState() throws {
    let host = ViewHost(GeometryReader { Measured(width: $0.size.width) })
    let reader = host.render().children[0]
    try host.press("More")
    let resolving = try #require(
      host.tree.children[0].args["resolve"] as? GeometryResolving)
    let nodes = resolving.nodes(size: CGSize(width: 100, height: 9), safeArea: EdgeInsets())
    #expect(nodes.flatMap(\.texts).first == "100.0 1")
    #expect(reader.kind == "GeometryReader")
  }

  @Test func canvasesTellWhatTheyDraw() throws {
    let node = ViewHost(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .style(Color.white))
      }
    ).render()
    let drawing = try #require(node.children[0].args["draw"] as? CanvasDrawing)
    let commands = drawing.commands(size: CGSize(width: 2, height: 2))
    let first = try #require(commands.first)
    if case .fill(let path, let paint, _, _, _) = first {
      #expect(path == Path(CGRect(x: 0, y: 0, width: 2, height: 2)))
      #expect(paint == .color(PaintColor(red: 1, green: 1, blue: 1)))
    } else {
      Issue.record("not a filled path: \(first)")
    }
  }

  @Test func stylesOfButtonsAreEvaluated() throws {
    let host = ViewHost(Button("x") {}.buttonStyle(Loud()))
    let button = host.render().children[0]
    #expect(button.args["style"] as? String == "custom")
    #expect(button.texts == ["x", "!"])
    #expect(host.bodyCounts == ["Loud": 1])
  }
}

private struct Scaled: View {
  @ScaledMetric private var size = 17.0
  var body: some View { Text(verbatim: "\(size)") }
}

private struct Measured: View {
  let width: CGFloat
  @State private var count = 0
  var body: some View {
    VStack {
      Text(verbatim: "\(width) \(count)")
      Button("More") { count += 1 }
    }
  }
}

private struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "!")
    }
  }
}
