import Foundation

/// A text broken into lines.
struct Lines {
  struct Line {
    var text = ""
    /// In points, without the blanks at its end.
    var width = 0.0
  }

  private(set) var lines: [Line] = []
  /// A word is wider than a line, so it is broken within.
  private(set) var breaksWord = false

  /// - Parameter width: the most that a line takes, in points; nil: as much as it needs.
  init(_ pieces: [Piece], _ face: Face, width: Double?) {
    let room = (width ?? .infinity) + 0.01
    var line = Line()
    var blank = (text: "", width: 0.0)
    for piece in pieces {
      if !line.text.isEmpty, line.width + blank.width + piece.width > room {
        lines.append(line)
        (line, blank) = (Line(), ("", 0))
      }
      if piece.width > room {
        fill(&line, piece, face, room)
      } else {
        line.text += blank.text + piece.text
        line.width += blank.width + piece.width
      }
      blank = (piece.blank > 0 ? " " : "", piece.blank)
      if piece.endsParagraph {
        lines.append(line)
        (line, blank) = (Line(), ("", 0))
      }
    }
  }

  /// Letter by letter; a line holds one at least.
  private mutating func fill(_ line: inout Line, _ piece: Piece, _ face: Face, _ room: Double) {
    breaksWord = true
    for letter in piece.text {
      let width = face.width(letter)
      if !line.text.isEmpty, line.width + width > room {
        lines.append(line)
        line = Line()
      }
      line.text.append(letter)
      line.width += width
    }
  }

  var width: Double { lines.map(\.width).max() ?? 0 }

  func scaled(by scale: Double) -> Lines {
    var scaled = self
    for place in lines.indices { scaled.lines[place].width *= scale }
    return scaled
  }

  /// Keeps the first lines; the last of them ends with an ellipsis.
  mutating func cut(to count: Int, _ face: Face, width: Double?) {
    lines.removeLast(lines.count - count)
    guard var last = lines.popLast() else { return }
    let dots = face.width("…")
    while !last.text.isEmpty, last.width + dots > (width ?? .infinity) {
      last.width -= face.width(last.text.removeLast())
    }
    lines.append(Line(text: last.text + "…", width: last.width + dots))
  }
}
