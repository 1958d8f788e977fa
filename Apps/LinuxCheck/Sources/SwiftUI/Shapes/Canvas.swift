import Foundation

public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

public nonisolated struct Canvas<Symbols>: View, PrimitiveView where Symbols: View {
  public typealias Body = Never
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (
      opaque, colorMode, rendersAsynchronously
    )
    (self.renderer, self.symbols) = (renderer, symbols())
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    [scope.node("Canvas", ["draw": CanvasDrawing(renderer, scope.environment)])]
  }
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// Draws for a size: what a canvas asked its context for, in order.
@_spi(Testing) public final class CanvasDrawing {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let environment: EnvironmentValues

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ environment: EnvironmentValues
  ) {
    (self.renderer, self.environment) = (renderer, environment)
  }

  public func commands(size: CGSize) -> [CanvasCommand] {
    let sheet = CanvasSheet()
    var context = GraphicsContext(sheet: sheet, environment: environment)
    renderer(&context, size)
    return sheet.commands
  }
}

@_spi(Testing) public indirect enum CanvasCommand {
  case fill(
    Path, Paint, isEOFilled: Bool, opacity: Double, transform: CGAffineTransform)
  case stroke(Path, Paint, StrokeStyle, opacity: Double, transform: CGAffineTransform)
  case text(
    String, TextFace, Paint, at: CGPoint, anchor: UnitPoint, opacity: Double,
    transform: CGAffineTransform)
  case image(
    name: String, isSystem: Bool, Paint, at: CGPoint, anchor: UnitPoint, opacity: Double,
    transform: CGAffineTransform)
  /// Drawn within a path only: a clip holds for the context that made it, and for its copies.
  case clipped(Path, transform: CGAffineTransform, CanvasCommand)
}

final class CanvasSheet { var commands: [CanvasCommand] = [] }
