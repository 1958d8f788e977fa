import Foundation
import Testing

@testable import Drawing

@MainActor
@Suite struct ScreenTests {
  private let look = SystemLook()

  @Test func aScreenKeepsItsBarsFree() {
    let child = Probe.greedy()
    drawn(child, on: .phone)
    #expect(child.frame == rect(0, 59, 393, 759))
  }

  @Test func aGroundGoesOnBelowTheBars() {
    let pen = drawn(
      LayerBox(Probe.greedy(), [ShapeBox(.colour(.white))], behind: true, ignoresSafeArea: true),
      on: .phone)
    #expect(pen.grounds[0].frame == rect(0, 0, 393, 852))
    let card = drawn(
      LayerBox(PaddingBox(Probe.greedy(), Insets(all: 8)), [], behind: true), on: .phone)
    #expect(card.grounds.isEmpty)
    let inner = drawn(PaddingBox(ShapeBox(.colour(.white)), Insets(all: 8)), on: .phone)
    #expect(inner.grounds[0].frame == rect(8, 67, 377, 743))
  }

  @Test func aBarAtAnEdgeTakesItsHeight() {
    let (content, bar) = (Probe.greedy(), Probe.fixed(200, 60))
    let box = InsetBox(content, bar, at: .bottom, spacing: 8, .center)
    #expect(box.size(Proposal(393, 759)).height == 759)
    drawn(box, on: .phone)
    #expect(content.frame == rect(0, 59, 393, 691))
    #expect(bar.frame == rect(96.5, 758, 200, 60))
  }

  @Test func contentScrollsOnBelowABar() {
    let bar = FlexFrameBox(Probe.fixed(10, 60), width: .init(most: .infinity))
    let scroller = ScrollBox(Probe.fixed(393, 2000), [.vertical], .start)
    let pen = drawn(InsetBox(scroller, bar, at: .bottom, spacing: 0, .center), on: .phone)
    #expect(pen.scrollers[0].frame == rect(0, 59, 393, 699))
    #expect(pen.sheet.written().definitions.contains("L393 852"))
  }

  @Test func aNavigationBarTakes44AndALargeTitle52More() {
    let (small, large) = (Probe.greedy(), Probe.greedy())
    drawn(look.navigation(small, BarContent(title: "Lobby")), on: .phone)
    #expect(small.frame == rect(0, 103, 393, 715))
    let pen = drawn(look.navigation(large, BarContent(title: "Lobby", isLarge: true)), on: .phone)
    #expect(large.frame == rect(0, 155, 393, 663))
    #expect(pen.texts.map(\.text) == ["Lobby"] && pen.texts[0].size == 34)
  }

  @Test func aBarsTitleStandsBetweenItsButtons() {
    let (back, done) = (Probe.fixed(60, 44), Probe.fixed(80, 44))
    let bar = BarContent(title: "Tripto", leading: [back], trailing: [done])
    let pen = drawn(look.navigation(Probe.greedy(), bar), on: .phone)
    #expect(back.frame.minX == 16 && done.frame.maxX == 377)
    let title = pen.texts[0].frame
    #expect(title.minX > back.frame.maxX && title.maxX < done.frame.minX)
  }

  @Test func tabsTake49() {
    let child = Probe.greedy()
    let items = ["Lobby", "Content"].map {
      SystemLook.Tab(symbol: nil, title: $0, isChosen: $0 == "Lobby", identity: $0)
    }
    let pen = drawn(look.tabs(child, items), on: .phone)
    #expect(child.frame == rect(0, 59, 393, 710))
    #expect(pen.controls.map(\.label) == ["Lobby", "Content"])
    #expect(pen.controls.map(\.frame.width) == [196.5, 196.5])
  }

  private func presented(_ form: PresentationBox.Form, _ screen: Screen) -> (Probe, Pen) {
    let child = Probe.greedy()
    let box = PresentationBox(
      text("below"), FlexFrameBox.filling(child), form, isRegular: screen.isRegular,
      ground: .colour(.black))
    return (child, drawn(box, on: screen))
  }

  @Test func aSheetRisesFromTheBottomOrStandsInTheMiddle() {
    #expect(presented(.sheet(share: 1), .phone).0.frame == rect(0, 69, 393, 749))
    #expect(presented(.sheet(share: 0.5), .phone).0.frame == rect(0, 426, 393, 392))
    #expect(presented(.sheet(share: 1), .tablet).0.frame == rect(140, 280, 540, 620))
    #expect(presented(.cover, .phone).0.frame == rect(0, 59, 393, 759))
  }

  @Test func whatLiesBelowASheetIsNotLookedAt() {
    let below = FrameBox(text("one two three", 20) { $0.lineLimit = 1 }, width: 50, height: nil)
    #expect(!picture(below).findings.isEmpty)
    let sheet = PresentationBox(
      below, text("above"), .sheet(share: 1), isRegular: false, ground: .colour(.black))
    #expect(picture(sheet).findings.isEmpty)
  }

  @Test func anAlertIs270WideAndScrollsWhereItIsTooHigh() {
    let words = String(repeating: "Vill du verkligen avsluta? ", count: 80)
    let choices = [DialogChoice(title: "OK"), DialogChoice(title: "Avbryt", isCancel: true)]
    let box = look.alert("Avsluta", [TextBox(words, look.text("footnote"))], choices)
    let size = box.size(Proposal(393, 759))
    #expect(size == CGSize(width: 270, height: 759))
    let seen = picture(box, on: .phone)
    #expect(seen.scrollers.count == 1 && seen.findings.isEmpty)
    #expect(seen.controls.map(\.label) == ["OK", "Avbryt"])
    #expect(seen.controls[0].frame.minY == seen.controls[1].frame.minY)
  }

  @Test func rowsOfAListAreAtLeast44() {
    let section = ListSection(rows: [
      .init(box: Probe.fixed(50, 10)), .init(box: Probe.fixed(50, 60)),
    ])
    let pen = drawn(look.list([section], .grouped, hidesGround: true, .start), on: .phone)
    let heights = pen.grounds.map(\.frame.height)
    #expect(heights == [44, 82])
    #expect(pen.grounds.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 361 })
  }
}
