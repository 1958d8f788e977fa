import Foundation
import Testing

@testable import Drawing

@MainActor
@Suite struct FindingTests {
  private func control(_ box: Box, enabled: Bool = true) -> Box {
    ControlBox(box, Control(kind: .button, label: "Go", isEnabled: enabled))
  }

  @Test func aTargetNeeds44() {
    #expect(picture(control(Probe.fixed(44, 44))).findings.isEmpty)
    #expect(picture(control(Probe.fixed(43, 60))).findings.map(\.kind) == [.smallTarget])
    #expect(picture(control(Probe.fixed(60, 20), enabled: false)).findings.isEmpty)
  }

  @Test func aControlNeedsAName() {
    #expect(
      picture(ControlBox(Probe.fixed(44, 44), Control(kind: .button))).findings.map(\.kind) == [
        .unnamed
      ])
    let named = ControlBox(FrameBox(text("Start"), width: 90, height: 44), Control(kind: .button))
    #expect(picture(named).control("Start")?.label == "Start")
    #expect(picture(named).findings.isEmpty)
  }

  @Test func whatNobodyCanScrollToIsOutside() {
    let far = EffectBox(text("far"), .move(500, 0))
    #expect(picture(far).findings.map(\.kind) == [.outside])
    let long = StackBox(.vertical, spacing: 0, (0..<40).map { text("line \($0)", 30) })
    #expect(picture(FixedSizeBox(long, [.vertical])).findings(.outside).count > 10)
    #expect(picture(ScrollBox(long, [.vertical], .start)).findings.isEmpty)
    let wide = FixedSizeBox(text(String(repeating: "wide ", count: 40)), [.horizontal])
    #expect(picture(ScrollBox(wide, [.vertical], .start)).findings.map(\.kind) == [.outside])
    #expect(picture(ScrollBox(wide, [.horizontal], .start)).findings.isEmpty)
  }

  @Test func whatIsClippedIsOutside() {
    let cut = EffectBox(FrameBox(text("cut", 40), width: 20, height: 20), .clip { .rect($0) })
    #expect(picture(FixedSizeBox(cut, [.horizontal])).findings(.outside).count == 1)
  }

  @Test func textsMayNotLieOverEachOther() {
    #expect(picture(PileBox([text("one"), text("two")])).findings.map(\.kind) == [.overlap])
    let apart = StackBox(.vertical, spacing: 0, [text("one"), text("two")])
    #expect(picture(apart).findings.isEmpty)
    let covered = PileBox([text("one"), ShapeBox(.colour(.black)), text("two")])
    #expect(picture(covered).findings.isEmpty)
    #expect(picture(covered).text("one")?.isCovered == true)
    let veiled = PileBox([text("one"), ShapeBox(.colour(RGBA(0, 0, 0, 0.5))), text("two")])
    #expect(picture(veiled).findings(.overlap).count == 1)
  }

  @Test func whatScrollsBelowABarIsNoOverlap() {
    let lines = StackBox(.vertical, spacing: 0, (0..<60).map { text("line \($0)", 30) })
    let bar = FrameBox(text("bar", 30), width: 400, height: 60)
    let seen = picture(
      InsetBox(ScrollBox(lines, [.vertical], .start), bar, at: .bottom, spacing: 0, .center))
    let covered = seen.texts.contains {
      $0.text != "bar" && $0.frame.intersects(seen.text("bar")?.frame ?? .null)
    }
    #expect(covered)
    #expect(seen.findings == [])
  }

  @Test func controlsMayNotLieOverEachOther() {
    let both = PileBox([control(Probe.fixed(60, 60)), control(Probe.fixed(44, 44))])
    #expect(picture(both).findings.map(\.kind) == [.overlap])
  }

  private func contrast(_ ink: RGBA, on ground: RGBA, _ size: Double = 17) -> Picture {
    picture(
      LayerBox(
        text("ink", size) { $0.paint = .colour(ink) }, [ShapeBox(.colour(ground))], behind: true))
  }

  @Test func contrastIsMeasuredOnWhatLiesBelow() {
    let bright = contrast(.white, on: RGBA(1, 0.302, 0.302))
    #expect(abs((bright.text("ink")?.contrast ?? 0) - 3.3) < 0.05)
    #expect(bright.findings.map(\.kind) == [.lowContrast])
    #expect(contrast(.white, on: RGBA(1, 0.302, 0.302), 24).findings.isEmpty)
    #expect(contrast(.white, on: .black).text("ink")?.contrast == 21)
  }

  @Test func opacityWeakensContrast() {
    let faint = EffectBox(text("ink"), .opacity(0.4))
    #expect(picture(faint).findings.map(\.kind) == [.lowContrast])
    let ground = EffectBox(ShapeBox(.colour(.white)), .opacity(0.1))
    #expect(picture(PileBox([ground, text("ink")])).findings.isEmpty)
    #expect(picture(EffectBox(text("ink"), .opacity(0))).texts.isEmpty)
    #expect(picture(EffectBox(text("ink"), .hidden)).texts.isEmpty)
  }

  @Test func aGradientIsMeasuredWhereTheTextLies() {
    let stops = [Paint.Stop(colour: .black, place: 0), Paint.Stop(colour: .white, place: 1)]
    let ground = Paint.linear(stops, CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    let place = { (anchor: Anchor) in
      LayerBox(FlexFrameBox.filling(text("ink"), anchor), [ShapeBox(ground)], behind: true)
    }
    #expect((picture(place(.leading)).text("ink")?.contrast ?? 0) > 15)
    #expect((picture(place(.trailing)).text("ink")?.contrast ?? 21) < 1.5)
  }

  @Test func whatIsFarDownAScrollerLiesOnTheSameGround() {
    let words = text(String(repeating: "ink ", count: 60)) { $0.paint = .colour(.black) }
    let line = ScrollBox(FixedSizeBox(words, [.horizontal]), [.horizontal], .start)
    let ground = ShapeBox(.colour(.white))
    let row = LayerBox(FrameBox(line, width: nil, height: 40), [ground], behind: true)
    let far = PaddingBox(row, Insets(top: 2000))
    let seen = picture(ScrollBox(far, [.vertical], .start))
    // The words go on far beyond their ground, which does not move along.
    #expect(seen.texts[0].contrast == 21)
    #expect(seen.findings == [])
  }
}
