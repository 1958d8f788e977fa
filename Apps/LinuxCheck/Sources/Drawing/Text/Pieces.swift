import Foundation

/// A part of a text that no line is broken in, with the blanks after it.
struct Piece {
  let text: Substring
  /// In points, without the blanks.
  let width: Double
  /// The blanks after it, in points.
  let blank: Double
  /// A new line begins after it whatever there is room for.
  let endsParagraph: Bool
}

extension Piece {
  private struct Key: Hashable {
    let text: String
    let face: Face
  }
  @MainActor private static var known: [Key: [Piece]] = [:]
  private static let most = 20_000

  /// The pieces of a text, cut and measured once: a screen is laid out some hundred times.
  @MainActor static func measured(_ text: String, _ face: Face) -> [Piece] {
    let key = Key(text: text, face: face)
    if let pieces = known[key] { return pieces }
    if known.count >= most { known = [:] }
    let pieces = pieces(text, face)
    known[key] = pieces
    return pieces
  }

  /// Cuts a text after blanks, hyphens and dashes, and at its own line ends.
  static func pieces(_ text: String, _ face: Face) -> [Piece] {
    var pieces: [Piece] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      repeat {
        let (piece, after) = first(of: rest, face)
        pieces.append(piece)
        rest = after
      } while !rest.isEmpty
      let last = pieces.removeLast()
      pieces.append(
        Piece(text: last.text, width: last.width, blank: last.blank, endsParagraph: true))
    }
    return pieces
  }

  private static func first(of text: Substring, _ face: Face) -> (Piece, Substring) {
    var end = text.startIndex
    while end < text.endIndex, text[end] != " " {
      let isBreak = "-–—/".contains(text[end])
      end = text.index(after: end)
      // A break needs something on both sides of it: not "–5" and not "a-".
      if isBreak, end < text.endIndex, text[end].isLetter, text[..<end].contains(where: \.isLetter)
      {
        break
      }
    }
    let word = text[..<end]
    let after = text[end...].drop { $0 == " " }
    let blanks = text[end..<after.startIndex]
    return (
      Piece(text: word, width: face.width(word), blank: face.width(blanks), endsParagraph: false),
      after
    )
  }
}
