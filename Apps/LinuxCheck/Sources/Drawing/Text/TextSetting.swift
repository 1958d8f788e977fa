import Foundation

/// A text as it is set in an offer: broken, made smaller where it may, cut where it must.
struct TextSetting {
  /// In points of the face.
  private(set) var lines: Lines
  private(set) var face: Face
  /// Not all of it is shown.
  private(set) var isCut = false
  let height: Double
  /// From one line's top to the next one's.
  let advance: Double

  private static let step = 0.02

  /// - Parameter pieces: the text's, in the look's own size.
  init(_ pieces: [Piece], _ look: TextLook, in offer: Proposal) {
    let smallest = max(0.01, min(1, look.minimumScale))
    var scale = 1.0
    (face, lines) = Self.set(pieces, look.face, scale, offer.width)
    while scale > smallest, !Self.fits(lines, face, look, offer) {
      scale = max(smallest, scale - Self.step)
      (face, lines) = Self.set(pieces, look.face, scale, offer.width)
    }
    advance = face.lineHeight + look.lineSpacing
    let most = Self.room(face, look, offer)
    if lines.lines.count > most {
      lines.cut(to: most, face, width: offer.width)
      isCut = true
    }
    let count = max(lines.lines.count, look.reservedLines)
    height = Double(count) * advance - look.lineSpacing
  }

  /// Letters are as wide as they are large, so smaller ones break as large ones do in a wider line.
  private static func set(_ pieces: [Piece], _ face: Face, _ scale: Double, _ width: Double?) -> (
    Face, Lines
  ) {
    var smaller = face
    smaller.size *= scale
    smaller.tracking *= scale
    let lines = Lines(pieces, face, width: width.map { $0 / scale })
    return (smaller, scale == 1 ? lines : lines.scaled(by: scale))
  }

  private static func fits(_ lines: Lines, _ face: Face, _ look: TextLook, _ offer: Proposal)
    -> Bool
  {
    lines.lines.count <= room(face, look, offer)
  }

  /// How many lines there is room for; one at least.
  private static func room(_ face: Face, _ look: TextLook, _ offer: Proposal) -> Int {
    let limit = look.lineLimit.map { max(1, $0) } ?? .max
    guard let height = offer.height, height.isFinite else { return limit }
    let advance = face.lineHeight + look.lineSpacing
    return min(limit, max(1, Int((height + look.lineSpacing + 0.01) / advance)))
  }
}
