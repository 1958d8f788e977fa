import Foundation

/// What the marks of a sheet are written with; gradients are defined once for each use.
struct Ink {
  private(set) var definitions = ""
  private var count = 0

  mutating func define(_ markup: String) { definitions += markup + "\n" }

  /// `fill` or `stroke` with its opacity, or with a gradient of its own.
  mutating func attributes(_ name: String, _ paint: Paint, in rect: CGRect) -> String {
    if case .colour(let colour) = paint {
      var pairs = [(name, colour.hex)]
      if colour.alpha < 1 {
        pairs.append((name + "-opacity", String((colour.alpha * 1000).rounded() / 1000)))
      }
      return Markup.attributes(pairs)
    }
    count += 1
    define(gradient(paint, "g\(count)", in: rect))
    return Markup.attributes([(name, "url(#g\(count))")])
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
    return "<\(kind)\(head)>\(inner.joined())</\(kind)>"
  }
}
