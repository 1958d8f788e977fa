import Foundation

/// The SVG that is being drawn.
struct Sheet {
  private(set) var body = ""
  private(set) var definitions = ""
  private var count = 0
  /// False: nothing is written.
  var isPrinted = true

  mutating func add(_ markup: String) { if isPrinted { body += markup + "\n" } }

  mutating func fill(_ outline: Outline, _ paint: Paint, in rect: CGRect) {
    guard isPrinted else { return }
    var attributes = paintAttributes("fill", paint, in: rect)
    if outline.isEvenOdd { attributes += Markup.attributes([("fill-rule", "evenodd")]) }
    add("<path d=\"\(outline.svg)\"\(attributes)/>")
  }

  mutating func stroke(_ outline: Outline, _ paint: Paint, _ pen: Stroke, in rect: CGRect) {
    guard isPrinted else { return }
    var attributes = paintAttributes("stroke", paint, in: rect)
    attributes += Markup.attributes([
      ("stroke-width", Markup.number(pen.width)), ("stroke-linecap", pen.cap.rawValue),
      ("stroke-linejoin", pen.join.rawValue),
    ])
    if !pen.dash.isEmpty {
      attributes += Markup.attributes([
        ("stroke-dasharray", pen.dash.map(Markup.number).joined(separator: " "))
      ])
    }
    add("<path d=\"\(outline.svg)\" fill=\"none\"\(attributes)/>")
  }

  /// `fill` or `stroke` with its opacity, or with a gradient of its own.
  mutating func paintAttributes(_ name: String, _ paint: Paint, in rect: CGRect) -> String {
    if case .colour(let colour) = paint {
      var pairs = [(name, colour.hex)]
      if colour.alpha < 1 {
        pairs.append((name + "-opacity", String((colour.alpha * 1000).rounded() / 1000)))
      }
      return Markup.attributes(pairs)
    }
    count += 1
    definitions += gradient(paint, "g\(count)", in: rect)
    return Markup.attributes([(name, "url(#g\(count))")])
  }

  /// A name for what things are clipped to.
  mutating func clip(_ outline: Outline) -> String {
    guard isPrinted else { return "" }
    count += 1
    definitions += "<clipPath id=\"c\(count)\"><path d=\"\(outline.svg)\"/></clipPath>\n"
    return "url(#c\(count))"
  }

  private func gradient(_ paint: Paint, _ id: String, in rect: CGRect) -> String {
    func at(_ names: (String, String), _ point: CGPoint) -> [(String, String)] {
      [(names.0, Markup.number(Double(point.x))), (names.1, Markup.number(Double(point.y)))]
    }
    switch paint {
    case .colour: return ""
    case .linear(let stops, let start, let end):
      let place =
        at(("x1", "y1"), Paint.point(start, in: rect))
        + at(("x2", "y2"), Paint.point(end, in: rect))
      return gradient("linearGradient", id, place, stops)
    case .radial(let stops, let centre, let inner, let outer):
      let radii = [("fr", Markup.number(inner)), ("r", Markup.number(outer))]
      return gradient(
        "radialGradient", id, at(("cx", "cy"), Paint.point(centre, in: rect)) + radii, stops)
    }
  }

  private func gradient(
    _ kind: String, _ id: String, _ place: [(String, String)], _ stops: [Paint.Stop]
  ) -> String {
    let head = Markup.attributes([("id", id), ("gradientUnits", "userSpaceOnUse")] + place)
    let inner = stops.map {
      let pairs = [
        ("offset", Markup.number($0.place)), ("stop-color", $0.colour.hex),
        ("stop-opacity", Markup.number($0.colour.alpha)),
      ]
      return "<stop\(Markup.attributes(pairs))/>"
    }
    return "<\(kind)\(head)>\(inner.joined())</\(kind)>\n"
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
