import Foundation

/// What was drawn, in order. It is written as SVG when somebody asks for the picture: most are only looked at.
struct Sheet: Sendable {
  private var marks: [@Sendable (inout Ink) -> String] = []
  private var clips = 0

  mutating func add(_ mark: @escaping @Sendable (inout Ink) -> String) { marks.append(mark) }

  mutating func fill(_ outline: Outline, _ paint: Paint, in rect: CGRect) {
    add { ink in
      var attributes = ink.attributes("fill", paint, in: rect)
      if outline.isEvenOdd { attributes += Markup.attributes([("fill-rule", "evenodd")]) }
      return "<path d=\"\(outline.svg)\"\(attributes)/>"
    }
  }

  mutating func stroke(_ outline: Outline, _ paint: Paint, _ pen: Stroke, in rect: CGRect) {
    add { ink in
      var attributes = ink.attributes("stroke", paint, in: rect)
      attributes += Markup.attributes([
        ("stroke-width", Markup.number(pen.width)), ("stroke-linecap", pen.cap.rawValue),
        ("stroke-linejoin", pen.join.rawValue),
      ])
      if !pen.dash.isEmpty {
        attributes += Markup.attributes([
          ("stroke-dasharray", pen.dash.map(Markup.number).joined(separator: " "))
        ])
      }
      return "<path d=\"\(outline.svg)\" fill=\"none\"\(attributes)/>"
    }
  }

  /// A name for what things are clipped to.
  mutating func clip(_ outline: Outline) -> String {
    clips += 1
    let name = "c\(clips)"
    add { ink in
      ink.define("<clipPath id=\"\(name)\"><path d=\"\(outline.svg)\"/></clipPath>")
      return ""
    }
    return "url(#\(name))"
  }

  /// Definitions and body of a document.
  func written() -> (definitions: String, body: String) {
    var ink = Ink()
    let lines = marks.map { $0(&ink) }.filter { !$0.isEmpty }
    return (ink.definitions, lines.map { $0 + "\n" }.joined())
  }
}

/// How a line is drawn; lengths in points.
struct Stroke {
  enum Cap: String { case butt, round, square }
  enum Join: String { case miter, round, bevel }

  var width = 1.0
  var cap = Cap.butt
  var join = Join.miter
  var dash: [Double] = []
}
