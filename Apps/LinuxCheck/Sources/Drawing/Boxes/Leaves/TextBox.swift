import Foundation

/// What a text looks like and how it gives way.
struct TextLook {
  var face = Face()
  var paint = Paint.colour(.white)
  /// How lines shorter than the longest stand.
  var alignment = Anchor.Column.leading
  /// nil: as many as it needs.
  var lineLimit: Int?
  /// It is as high as so many lines even where it has less.
  var reservedLines = 0
  /// It may get so much smaller before it is cut.
  var minimumScale = 1.0
  /// Added between lines, in points.
  var lineSpacing = 0.0
  var isStruckOut = false
  var isUnderlined = false
  /// Stands in a field in which nothing was typed yet.
  var isPrompt = false
}

/// A run of letters in lines.
final class TextBox: Box {
  let text: String
  let look: TextLook
  private let identity: String
  private let pieces: [Piece]

  init(_ text: String, _ look: TextLook, identity: String = "") {
    (self.text, self.look, self.identity) = (text, look, identity)
    pieces = Piece.measured(text, look.face)
    super.init()
  }

  override func measure(_ offer: Proposal) -> CGSize {
    let set = TextSetting(pieces, look, in: offer)
    return CGSize(width: Face.rounded(set.lines.width), height: set.height)
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    // NB: the offer decides, not the size taken: that would be broken into the same lines.
    pen.write(TextSetting(pieces, look, in: offer), of: text, look, in: rect, identity)
  }

  override func baseline(first: Bool, in size: CGSize) -> Double {
    let face = look.face
    return first ? face.ascent : Double(size.height) - face.lineHeight + face.ascent
  }
}
