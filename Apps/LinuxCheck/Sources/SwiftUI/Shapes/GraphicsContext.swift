import Foundation

public struct GraphicsContext {
  public struct Shading: Sendable {
    let style: any ShapeStyle
    public static var foreground: Shading { Shading(style: ForegroundStyle()) }
    public static func color(_ color: Color) -> Shading { Shading(style: color) }
    public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle {
      Shading(style: style)
    }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  public struct Filter: Sendable {
    public static func blur(
      radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()
    ) -> GraphicsContext.Filter {
      Filter()
    }
  }

  public struct ResolvedText {
    let text: Text
    public var shading: Shading
  }

  public struct ResolvedImage {
    let image: Image
    public var shading: Shading?
  }

  let sheet: CanvasSheet
  public let environment: EnvironmentValues
  public var opacity = 1.0
  public var transform = CGAffineTransform.identity
  private var clips: [(path: Path, transform: CGAffineTransform)] = []

  init(sheet: CanvasSheet, environment: EnvironmentValues) {
    (self.sheet, self.environment) = (sheet, environment)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  public mutating func addFilter(_ filter: Filter) {}
  /// NB: an inverted clip is drawn as one that is not; no view asks for one.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(),
    options: GraphicsContext.ClipOptions = ClipOptions()
  ) {
    clips.append((path, transform))
  }
}

extension GraphicsContext {
  private func add(_ command: CanvasCommand) {
    sheet.commands.append(
      clips.reversed().reduce(command) { .clipped($1.path, transform: $1.transform, $0) })
  }

  public func fill(
    _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
  ) {
    add(
      .fill(
        path, environment.paint(shading.style), isEOFilled: style.isEOFilled, opacity: opacity,
        transform: transform))
  }

  public func stroke(
    _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
  ) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {
    add(
      .stroke(
        path, environment.paint(shading.style), style, opacity: opacity, transform: transform))
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, shading: .foreground)
  }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(
    _ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center
  ) {
    var values = environment
    for change in text.text.changes { change.apply(to: &values) }
    let own = values.letters.foreground.first
    add(
      .text(
        text.text.plainString, values.textFace, own ?? values.paint(text.shading.style), at: point,
        anchor: anchor, opacity: opacity, transform: transform))
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(
    _ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center
  ) {
    add(
      .image(
        name: image.image.name, isSystem: image.image.isSystem,
        environment.paint(image.shading?.style ?? ForegroundStyle()), at: point, anchor: anchor,
        opacity: opacity, transform: transform))
  }
}
