import Foundation
import Testing

@testable import Drawing

@MainActor
@Suite struct FrameTests {
  private let offer = Proposal(300, 200)

  @Test func aFrameTakesWhatItSays() {
    let box = FrameBox(Probe.fixed(10, 10), width: 80, height: nil)
    #expect(box.size(offer) == CGSize(width: 80, height: 10))
    #expect(
      FrameBox(Probe.greedy(), width: nil, height: 44).size(offer) == CGSize(width: 300, height: 44)
    )
  }

  @Test func aMostGrowsToTheOffer() {
    let box = FlexFrameBox(Probe.fixed(10, 10), width: .init(most: .infinity))
    #expect(box.size(offer) == CGSize(width: 300, height: 10))
    #expect(box.size(.ideal).width == 10)
    #expect(FlexFrameBox(Probe.fixed(10, 10), width: .init(most: 120)).size(offer).width == 120)
    #expect(FlexFrameBox(Probe.fixed(200, 10), width: .init(most: 120)).size(offer).width == 120)
  }

  @Test func aLeastGrowsTheChildAndNeverTheOffer() {
    #expect(FlexFrameBox(Probe.fixed(10, 10), height: .init(least: 44)).size(offer).height == 44)
    #expect(FlexFrameBox(Probe.fixed(10, 90), height: .init(least: 44)).size(offer).height == 90)
    // The child is higher than the offer: the frame stays inside it.
    #expect(FlexFrameBox(Probe.fixed(10, 400), height: .init(least: 44)).size(offer).height == 200)
  }

  @Test func anIdealAnswersWhereNothingIsOffered() {
    let box = FlexFrameBox(Probe.greedy(), width: .init(ideal: 70, most: 90))
    #expect(box.size(.ideal).width == 70)
    #expect(box.size(offer).width == 90)
  }

  @Test func aFrameAlignsItsChild() {
    let child = Probe.fixed(10, 10)
    drawn(FlexFrameBox.filling(child, Anchor(column: .trailing, row: .bottom)))
    #expect(child.frame == rect(390, 790, 10, 10))
  }

  @Test func aMarginIsTakenFromTheOffer() {
    let child = Probe.greedy()
    let box = PaddingBox(child, Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(box.size(offer) == CGSize(width: 300, height: 200))
    drawn(box)
    #expect(child.frame == rect(2, 1, 394, 796))
    #expect(
      PaddingBox(Probe.fixed(10, 10), Insets(all: 16)).size(.ideal) == CGSize(width: 42, height: 42)
    )
  }

  @Test func aFixedSizeAsksForTheIdeal() {
    let words = text("two words")
    let ideal = words.size(.ideal)
    #expect(words.size(Proposal(60, nil)).height > ideal.height)
    #expect(FixedSizeBox(words, [.horizontal]).size(Proposal(60, nil)) == ideal)
  }

  @Test func aRatioFitsOrFills() {
    #expect(
      AspectBox(Probe.greedy(), ratio: 2, fills: false).size(offer)
        == CGSize(width: 300, height: 150))
    #expect(
      AspectBox(Probe.greedy(), ratio: 2, fills: true).size(offer)
        == CGSize(width: 400, height: 200))
    #expect(
      AspectBox(Probe.greedy(), ratio: 2, fills: false).size(Proposal(nil, 50))
        == CGSize(width: 100, height: 50))
  }

  @Test func aMoveKeepsTheRoom() {
    let child = Probe.fixed(10, 10)
    let box = EffectBox(child, .move(5, -5))
    #expect(box.size(offer) == CGSize(width: 10, height: 10))
    drawn(box)
    #expect(child.frame == rect(200, 390, 10, 10))
  }

  @Test func aScaleKeepsTheRoom() {
    let child = Probe.fixed(100, 50)
    let box = EffectBox(child, .scale(0.5, 0.5, around: CGPoint(x: 0.5, y: 0.5)))
    #expect(box.size(offer) == CGSize(width: 100, height: 50))
    drawn(box)
    #expect(child.frame == rect(175, 387.5, 50, 25))
  }

  @Test func whatLiesBehindIsOfferedTheSize() {
    let (child, ground, badge) = (Probe.fixed(100, 50), Probe.greedy(), Probe.fixed(20, 20))
    let box = LayerBox(
      LayerBox(child, [ground], behind: true), [badge], behind: false,
      Anchor(column: .trailing, row: .top))
    #expect(box.size(offer) == CGSize(width: 100, height: 50))
    drawn(box)
    #expect(ground.frame == child.frame)
    #expect(badge.frame == rect(230, 375, 20, 20))
  }
}
