import Foundation
import Testing

@testable import Drawing

@MainActor
@Suite struct StackTests {
  private func row(_ parts: [Box], spacing: Double = 0, _ anchor: Anchor.Row = .center) -> StackBox
  {
    StackBox(.horizontal, spacing: spacing, row: anchor, parts)
  }

  @Test func aStackIsAsLongAsItsPartsAndSpaces() {
    let parts = [Probe.fixed(30, 10), .fixed(50, 20), .fixed(20, 40)]
    #expect(row(parts, spacing: 8).size(.ideal) == CGSize(width: 116, height: 40))
    let column = StackBox(.vertical, spacing: 8, parts)
    #expect(column.size(.ideal) == CGSize(width: 50, height: 86))
  }

  @Test func equalsShareALength() {
    let parts = [Probe.greedy(), .greedy(), .greedy()]
    drawn(FrameBox(row(parts, spacing: 20), width: 340, height: 100))
    #expect(
      parts.map(\.frame) == [
        rect(30, 350, 100, 100), rect(150, 350, 100, 100), rect(270, 350, 100, 100),
      ])
  }

  @Test func theLeastFlexibleIsServedFirst() {
    let parts = [Probe.greedy(), .yielding(20, 200), .fixed(60, 10)]
    drawn(FrameBox(row(parts), width: 300, height: 10))
    // 60 first; then half of 240 to the one that gives way; the rest to the one that takes all.
    #expect(parts.map(\.frame.width) == [120, 120, 60])
  }

  @Test func aHigherPriorityTakesFirstAndLeavesTheLeast() {
    let parts = [Probe.yielding(20, 200), .yielding(20, 200, priority: 1)]
    drawn(FrameBox(row(parts), width: 250, height: 10))
    #expect(parts.map(\.frame.width) == [50, 200])
    let narrow = [Probe.yielding(20, 200), .yielding(20, 200, priority: 1)]
    drawn(FrameBox(row(narrow), width: 100, height: 10))
    #expect(narrow.map(\.frame.width) == [20, 80])
  }

  @Test func aSpacerTakesOnlyWhatIsLeft() {
    let parts = [Probe.yielding(20, 200), .fixed(60, 10)]
    drawn(FrameBox(row([parts[0], SpacerBox(least: 8), parts[1]]), width: 400, height: 10))
    #expect(parts.map(\.frame) == [rect(0, 395, 200, 10), rect(340, 395, 60, 10)])
    #expect(
      row([SpacerBox(least: 8), Probe.fixed(20, 30)]).size(.ideal) == CGSize(width: 28, height: 30))
  }

  @Test func aStackAlignsItsParts() {
    let parts = [Probe.fixed(10, 10), .fixed(10, 40)]
    drawn(row(parts, .bottom))
    #expect(parts[0].frame.maxY == parts[1].frame.maxY)
    drawn(row(parts, .top))
    #expect(parts[0].frame.minY == parts[1].frame.minY)
    let column = [Probe.fixed(10, 10), .fixed(60, 10)]
    drawn(StackBox(.vertical, spacing: 0, column: .trailing, column))
    #expect(column[0].frame.maxX == column[1].frame.maxX)
  }

  @Test func aBaselineAlignsLettersOfAllSizes() {
    let small = text("a", 10)
    let large = text("A", 40)
    let pen = drawn(row([small, large], .firstBaseline))
    let tops = pen.texts.map { Double($0.frame.minY) }
    #expect(abs((tops[0] + small.look.face.ascent) - (tops[1] + large.look.face.ascent)) < 0.01)
  }

  @Test func whatStandsAcrossFillsTheStack() {
    let wide = [Probe { CGSize(width: $0.width ?? 50, height: 10) }, .fixed(120, 10)]
    drawn(FixedSizeBox(StackBox(.vertical, spacing: 0, wide), [.horizontal]))
    #expect(wide.map(\.frame.width) == [120, 120])
  }

  @Test func partsAreDrawnWithTheOfferTheyWereMeasuredWith() {
    // Takes less than it is offered, and would take still less of that.
    let part = Probe { CGSize(width: ($0.width ?? 0) >= 150 ? 90 : 60, height: 10) }
    drawn(StackBox(.vertical, spacing: 0, [part]), on: Screen(CGSize(width: 150, height: 100)))
    #expect(part.frame.width == 90)
  }

  @Test func anEndlessPartMakesAStackEndless() {
    for anchor in [Anchor.Column.leading, .center, .trailing] {
      let column = StackBox(
        .vertical, spacing: 0, column: anchor, [Probe.greedy(), Probe.fixed(20, 10)])
      #expect(column.size(Proposal(.infinity, 50)) == CGSize(width: Double.infinity, height: 50))
    }
  }

  @Test func anEmptyPartTakesNoSpacing() {
    #expect(
      row([Probe.fixed(10, 10), EmptyBox(), Probe.fixed(10, 10)], spacing: 8).size(.ideal).width
        == 28)
  }

  @Test func aPileIsAsLargeAsItsLargest() {
    let parts = [Probe.fixed(100, 20), .fixed(40, 60)]
    let pile = PileBox(parts, Anchor(column: .trailing, row: .bottom))
    #expect(pile.size(.ideal) == CGSize(width: 100, height: 60))
    drawn(pile)
    #expect(parts.map(\.frame) == [rect(150, 410, 100, 20), rect(210, 370, 40, 60)])
  }
}
