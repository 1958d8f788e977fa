import Foundation
import Testing

@testable import Drawing

@MainActor
@Suite struct TextTests {
  /// Inter, thousandths of an em: H 744, e 581 and so on; here by the table itself.
  private func width(_ words: String, _ size: Double, bold: Bool = false) -> Double {
    var face = Face(size: size)
    face.weight = bold ? .bold : .regular
    return face.width(words)
  }

  @Test func aTextIsAsWideAsInterAndAsHighAsItsLines() {
    // W 949, i 237, space 281.
    #expect(abs(width("Wi W", 100) - (94.9 + 23.7 + 28.1 + 94.9)) < 0.05)
    let box = text("Wi W", 100)
    #expect(box.size(.ideal) == CGSize(width: Face.rounded(width("Wi W", 100)), height: 121))
    #expect(width("Wi W", 100, bold: true) > width("Wi W", 100))
  }

  @Test func widthsAreMultiplied() {
    var face = Face(size: 20)
    let plain = face.width("Vart är vi på väg?")
    face.factor = 1.1
    #expect(abs(face.width("Vart är vi på väg?") - plain * 1.1) < 1e-9)
    face.factor = 0.95
    #expect(abs(face.width("Vart är vi på väg?") - plain * 0.95) < 1e-9)
  }

  @Test func trackingIsAddedToEachLetter() {
    var face = Face(size: 20)
    let plain = face.width("ABC123")
    face.tracking = 4
    #expect(abs(face.width("ABC123") - plain - 24) < 1e-9)
  }

  @Test func monospacedDigitsAreEquallyWide() {
    var face = Face(size: 20)
    #expect(face.width("1") != face.width("8"))
    face.hasMonospacedDigits = true
    #expect(face.width("1") == face.width("8"))
    #expect(face.width("i") != face.width("W"))
    face.isMonospaced = true
    #expect(face.width("i") == face.width("W"))
  }

  private func lines(_ words: String, _ width: Double?, _ size: Double = 20) -> [String] {
    let face = Face(size: size)
    return Lines(Piece.pieces(words, face), face, width: width).lines.map(\.text)
  }

  @Test func linesBreakAfterWordsAndHyphens() {
    let room = width("en resa", 20)
    #expect(lines("en resa bort", room) == ["en resa", "bort"])
    #expect(lines("en resa bort", room - 1) == ["en", "resa", "bort"])
    #expect(lines("a\nb", nil) == ["a", "b"])
    #expect(lines("Addis-Abeba", width("Addis-", 20)) == ["Addis-", "Abeba"])
    #expect(lines("8–10 p", width("8–10", 20)) == ["8–10", "p"])
  }

  @Test func aBlankAtALinesEndTakesNoRoom() {
    let face = Face(size: 20)
    let set = Lines(Piece.pieces("två  ett", face), face, width: face.width("två"))
    #expect(set.lines.map(\.text) == ["två", "ett"])
    #expect(set.width == face.width("två"))
  }

  @Test func aWordThatNoLineHoldsIsBrokenAndReported() {
    let seen = picture(FrameBox(text("Kontrabasklarinett", 40), width: 120, height: nil))
    #expect(seen.texts[0].lines.count > 1)
    #expect(seen.findings(.brokenWord).count == 1)
    #expect(seen.texts[0].lines.joined() == "Kontrabasklarinett")
  }

  @Test func aLineLimitCutsAndIsReported() {
    let seen = picture(
      FrameBox(text("one two three four", 20) { $0.lineLimit = 1 }, width: 90, height: nil))
    #expect(seen.texts[0].lines.count == 1)
    #expect(seen.texts[0].lines[0].hasSuffix("…"))
    #expect(seen.findings(.cutText).map(\.what) == ["one two three four"])
  }

  @Test func aHeightCutsAsALineLimitDoes() {
    let words = text("one two three four", 20)
    #expect(Double(words.size(Proposal(90, 30)).height) == words.look.face.lineHeight)
    #expect(picture(FrameBox(words, width: 90, height: 30)).texts[0].isCut)
    #expect(!picture(FrameBox(words, width: 90, height: 200)).texts[0].isCut)
  }

  @Test func aTextGetsSmallerBeforeItIsCut() {
    let words = text("one two three four", 20) { ($0.lineLimit, $0.minimumScale) = (1, 0.5) }
    let narrow = picture(FrameBox(words, width: 110, height: nil)).texts[0]
    #expect(!narrow.isCut)
    #expect((10.0..<20).contains(narrow.size))
    #expect(picture(FrameBox(words, width: 300, height: nil)).texts[0].size == 20)
  }

  @Test func reservedLinesKeepTheirRoom() {
    let box = text("one", 20) { ($0.lineLimit, $0.reservedLines) = (3, 3) }
    #expect(Double(box.size(.ideal).height) == 3 * box.look.face.lineHeight)
  }

  @Test func linesOfATextStandAsItSays() {
    let words = text("a bbbbbbbbb", 20) { $0.alignment = .trailing }
    let seen = picture(FrameBox(words, width: width("bbbbbbbbb", 20), height: nil))
    let frames = seen.texts[0].lineFrames
    #expect(frames.count == 2 && abs(frames[0].maxX - frames[1].maxX) < 0.01)
    #expect(frames[0].minX > frames[1].minX)
  }

  @Test func theSystemsTextStyles() {
    #expect(TypeTable.size("body", "large") == 17)
    #expect(TypeTable.size("body", "accessibility5") == 53)
    #expect(TypeTable.size("footnote", "xSmall") == 12)
    #expect(TypeTable.size("largeTitle", "accessibility5") == 60)
    #expect(TypeTable.sizes.values.allSatisfy { $0.count == 12 && $0 == $0.sorted() })
    #expect(TypeTable.leadings.values.allSatisfy { $0.count == 12 && $0 == $0.sorted() })
    #expect(TypeTable.sizes.keys.sorted() == TypeTable.leadings.keys.sorted())
  }

  @Test func lengthsGrowAsLinesDo() {
    #expect(TypeTable.scale("body", "large") == 1)
    #expect(abs(17 * TypeTable.scale("body", "medium") - 16.23) < 0.01)
    #expect(abs(17 * TypeTable.scale("body", "accessibility5") - 47.91) < 0.01)
  }
}
