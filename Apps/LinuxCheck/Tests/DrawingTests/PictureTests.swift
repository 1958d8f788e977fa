import Foundation
import FoundationXML
import Testing

@testable import Drawing

@MainActor
@Suite struct PictureTests {
  @Test func svgIsWellFormed() {
    let words = "a < b & \"c\" > d\u{7}\u{1F600}"
    let box = StackBox(
      .vertical, spacing: 8,
      [
        text(words), SymbolBox("play.circle.fill", TextLook()),
        EffectBox(ShapeBox(fill: .colour(.white)) { .ellipse($0) }, .clip { .rounded($0, 8) }),
        EffectBox(text("turned"), .turn(radians: 1, around: CGPoint(x: 0.5, y: 0.5))),
        ScrollBox(text("scrolled"), [.vertical], .start),
      ])
    let svg = picture(box).svg
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse())
    #expect(svg.contains("a &lt; b &amp; &quot;c&quot; &gt; d"))
    #expect(svg.contains("width=\"400\" height=\"800\""))
  }

  @Test func numbersHaveTwoDecimalsAtMost() {
    #expect(Markup.number(2) == "2")
    #expect(Markup.number(-0.126) == "-0.13")
    #expect(Markup.number(0.5) == "0.5")
  }

  @Test func aPointHasTheColourOfWhatIsFilledThere() {
    var ring = Outline(
      parts: Outline.rect(rect(0, 0, 400, 800)).parts + Outline.rect(rect(100, 100, 200, 200)).parts
    )
    ring.isEvenOdd = true
    let outline = ring
    let box = PileBox([
      ShapeBox(fill: .colour(RGBA(1, 0, 0))) { _ in outline },
      FrameBox(EffectBox(ShapeBox(.colour(.white)), .opacity(0.5)), width: 20, height: 20),
    ])
    let seen = picture(box)
    #expect(seen.colour(at: CGPoint(x: 50, y: 50)) == RGBA(1, 0, 0))
    #expect(seen.colour(at: CGPoint(x: 200, y: 200)) == .black)
    #expect(seen.colour(at: CGPoint(x: 200, y: 400)) == RGBA(1, 0.5, 0.5))
  }
}
