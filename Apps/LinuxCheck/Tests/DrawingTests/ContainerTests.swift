import Foundation
import Testing

@testable import Drawing

@MainActor
@Suite struct ContainerTests {
  @Test func theFirstThatFitsIsShown() {
    let wide = Probe.fixed(300, 20)
    let narrow = Probe.fixed(100, 60)
    let box = FitsBox([wide, narrow], [.horizontal])
    #expect(box.size(Proposal(320, 10)) == CGSize(width: 300, height: 20))
    #expect(box.size(Proposal(200, 10)) == CGSize(width: 100, height: 60))
    #expect(
      FitsBox([wide, narrow], [.vertical, .horizontal]).size(Proposal(320, 10)).height == 60)
  }

  @Test func aTextFitsWhereItNeedsOneLine() {
    let (row, column) = (text("one line of words"), Probe.fixed(20, 20))
    let ideal = Double(row.size(.ideal).width)
    #expect(FitsBox([row, column], [.horizontal]).chosen(Proposal(ideal, nil)) === row)
    #expect(FitsBox([row, column], [.horizontal]).chosen(Proposal(ideal - 1, nil)) === column)
  }

  @Test func aScrollerTakesTheOfferAndGivesItsContentAllLength() {
    let content = Probe.fixed(200, 2000)
    let box = ScrollBox(content, [.vertical], .start)
    #expect(box.size(Proposal(400, 500)) == CGSize(width: 200, height: 500))
    let pen = drawn(FlexFrameBox.filling(box))
    #expect(content.frame == rect(100, 0, 200, 2000))
    #expect(pen.scrollers.first?.content.height == 2000)
    drawn(FlexFrameBox.filling(ScrollBox(content, [.vertical], .end)))
    #expect(content.frame.maxY == 800)
  }

  @Test func shortContentLiesAtTheScrollersStart() {
    let content = Probe.fixed(100, 50)
    drawn(
      FlexFrameBox.filling(
        ScrollBox(FlexFrameBox(content, width: .init(most: .infinity)), [.vertical], .start)))
    #expect(content.frame == rect(150, 0, 100, 50))
  }

  private func grid(_ rows: [[Box]]) -> GridBox {
    GridBox(rows.map { $0.map { GridBox.Cell(box: $0) } }, .topLeading, across: 10, down: 5)
  }

  @Test func aGridsColumnsAreAsWideAsTheirWidest() {
    let cells = [[Probe.fixed(30, 10), .fixed(80, 20)], [.fixed(50, 30), .fixed(20, 10)]]
    let box = grid(cells)
    #expect(box.size(.ideal) == CGSize(width: 140, height: 55))
    drawn(box)
    #expect(cells[0][1].frame.minX == cells[1][1].frame.minX)
    #expect(cells[1][0].frame == rect(130, 397.5, 50, 30))
  }

  @Test func aGridGivesWayAsARowDoes() {
    let words = text("words that need more than one line of a narrow grid")
    let box = grid([[Probe.fixed(60, 10), words]])
    let size = box.size(Proposal(200, nil))
    #expect(size.width <= 200)
    #expect(size.height > words.look.face.lineHeight)
  }

  @Test func aLineWithoutARowReachesOverTheGrid() {
    let line = Probe.greedy()
    let rows = [
      [GridBox.Cell(box: Probe.fixed(30, 10)), .init(box: Probe.fixed(80, 20))],
      [.init(box: FrameBox(line, width: nil, height: 1), columns: .max)],
    ]
    drawn(GridBox(rows, .center, across: 10, down: 5))
    #expect(line.frame.width == 120)
  }

  private func lines(_ sizes: [LazyGridBox.Track.Size], _ room: Double) -> [Double] {
    LazyGridBox.lines(sizes.map { LazyGridBox.Track(size: $0, spacing: 10) }, in: room).map(
      \.length)
  }

  @Test func tracksOfALazyGrid() {
    #expect(lines([.fixed(50), .flexible(least: 10, most: .infinity)], 200) == [50, 140])
    #expect(
      lines([.flexible(least: 10, most: .infinity), .flexible(least: 10, most: 60)], 200) == [
        95, 60,
      ])
    // Five of 30 with four spaces of 10 need 190; six would need 230.
    #expect(lines([.adaptive(least: 30, most: .infinity)], 200) == [32, 32, 32, 32, 32])
    #expect(lines([.adaptive(least: 30, most: 30)], 200) == [30, 30, 30, 30, 30])
    #expect(lines([.adaptive(least: 300, most: .infinity)], 200) == [300])
  }

  @Test func endlessRoomIsNoRoomForATrack() {
    #expect(lines([.adaptive(least: 40, most: .infinity)], .infinity) == [40])
    let track = LazyGridBox.Track(size: .adaptive(least: 40, most: 60), spacing: 8)
    let cells = [Probe.fixed(10, 10), .fixed(10, 10)]
    let box = LazyGridBox(cells, .vertical, [track], spacing: 4, .center)
    #expect(box.size(Proposal(.infinity, nil)).height == 24)
  }

  @Test func aLazyGridFillsLineAfterLine() {
    let cells = (0..<5).map { Probe.fixed(20, Double(10 + $0)) }
    let track = LazyGridBox.Track(size: .flexible(least: 10, most: .infinity), spacing: 8)
    let box = LazyGridBox(cells, .vertical, [track, track], spacing: 4, .center)
    #expect(box.size(Proposal(208, nil)) == CGSize(width: 208, height: 11 + 13 + 14 + 8))
    drawn(FrameBox(box, width: 208, height: nil))
    #expect(cells[3].frame.minY == cells[2].frame.minY - 0.5)
    #expect(cells[2].frame.midX == cells[4].frame.midX)
  }

  @Test func geometryTellsTheSizeAndStartsAtTheCorner() {
    var told = CGSize.zero
    let child = Probe.fixed(10, 10)
    let box = GeometryBox { size, _ in
      told = size
      return child
    }
    drawn(PaddingBox(box, Insets(all: 20)))
    #expect(told == CGSize(width: 360, height: 760))
    #expect(child.frame == rect(20, 20, 10, 10))
  }

  @Test func aDividerLiesAcrossItsStack() {
    #expect(
      DividerBox(in: .vertical, .colour(.white)).size(Proposal(100, 50))
        == CGSize(width: 100, height: 0.5))
    #expect(
      DividerBox(in: .horizontal, .colour(.white)).size(Proposal(100, 50))
        == CGSize(width: 0.5, height: 50))
  }
}
