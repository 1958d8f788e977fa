import Foundation

/// A screen as it is drawn, and what was noticed.
public struct Picture: Sendable {
  public let size: CGSize
  /// In the order of drawing.
  public let texts: [DrawnText]
  public let controls: [DrawnControl]
  public let scrollers: [DrawnScroller]
  public let symbols: [DrawnSymbol]
  /// Where what has an `accessibilityIdentifier` lies.
  public let regions: [String: CGRect]
  public let findings: [Finding]
  private let sheet: Sheet
  private let ground: RGBA
  let grounds: [Ground]
  let base: RGBA

  /// The colour of the filled shapes at a point, without letters and lines: what a camera sees of a code.
  public func colour(at point: CGPoint) -> RGBA {
    grounds.reduce(base) { below, next in
      guard next.place.clip.contains(point) else { return below }
      return next.colour(at: point)?.over(below) ?? below
    }
  }

  /// Findings of a kind.
  public func findings(_ kind: Finding.Kind) -> [Finding] { findings.filter { $0.kind == kind } }

  /// The first text that has exactly these words.
  public func text(_ words: String) -> DrawnText? { texts.first { $0.text == words } }

  /// The first control with this label or identifier.
  public func control(_ name: String) -> DrawnControl? {
    controls.first { $0.identifier == name } ?? controls.first { $0.label == name }
  }
}

extension Picture {
  @MainActor
  init(_ pen: Pen, _ screen: Screen, _ limits: Limits) {
    let seen = Inspection(pen, limits)
    let texts = seen.texts
    self.init(
      size: screen.size, texts: texts, controls: pen.controls, scrollers: pen.scrollers,
      symbols: pen.symbols, regions: pen.regions, findings: seen.findings,
      sheet: pen.sheet, ground: screen.ground, grounds: pen.grounds, base: pen.base)
  }

  /// A document of its own, written when it is asked for.
  public var svg: String {
    let (width, height) = (
      Markup.number(Double(size.width)), Markup.number(Double(size.height))
    )
    let (definitions, body) = sheet.written()
    let head = Markup.attributes([
      ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
      ("viewBox", "0 0 \(width) \(height)"), ("font-family", "Inter, system-ui, sans-serif"),
    ])
    return """
      <svg\(head)>
      <style>text { white-space: pre } .mono { font-family: 'DejaVu Sans Mono', monospace }</style>
      <defs>\(definitions)</defs>
      <rect width="100%" height="100%" fill="\(ground.hex)"/>
      \(body)</svg>

      """
  }
}
