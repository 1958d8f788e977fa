import Foundation

public nonisolated protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Self.Content { get }
}

public nonisolated struct _ShapeView<Content, Style>: ShapeView, PrimitiveView
where Content: Shape, Style: ShapeStyle {
  public typealias Body = Never
  public var shape: Content
  let style: Style
  let fillStyle: FillStyle
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    [scope.shapeNode(shape, fill: style, fillStyle: fillStyle)]
  }
}

public nonisolated struct FillShapeView<Content, Style, Background>: ShapeView,
  PrimitiveView
where Content: Shape, Style: ShapeStyle, Background: View {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let below = scope.nodes(of: background, at: .role("background"))
    return [scope.shapeNode(shape, fill: style, fillStyle: fillStyle, background: below)]
  }
}

public nonisolated struct StrokeShapeView<Content, Style, Background>: ShapeView,
  PrimitiveView
where Content: Shape, Style: ShapeStyle, Background: View {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let below = scope.nodes(of: background, at: .role("background"))
    return [scope.shapeNode(shape, stroke: style, strokeStyle: strokeStyle, background: below)]
  }
}

public nonisolated struct StrokeBorderShapeView<Content, Style, Background>: ShapeView,
  PrimitiveView
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let below = scope.nodes(of: background, at: .role("background"))
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    return [scope.shapeNode(inner, stroke: style, strokeStyle: strokeStyle, background: below)]
  }
}

/// A shape that is the outline of another.
nonisolated struct Stroked<S: Shape>: Shape {
  let shape: S
  let style: StrokeStyle
  func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  @MainActor var body: some View {
    StrokeShapeView(
      shape: shape, style: ForegroundStyle(), strokeStyle: style, isAntialiased: true,
      background: EmptyView())
  }
}

extension Scope {
  func shapeNode(
    _ shape: any Shape, fill: (any ShapeStyle)? = nil, fillStyle: FillStyle = FillStyle(),
    stroke: (any ShapeStyle)? = nil, strokeStyle: StrokeStyle? = nil, background: [Node] = []
  ) -> Node {
    node(
      "Shape",
      [
        "shape": shape, "fill": fill.map { environment.paint($0) },
        "stroke": stroke.map { environment.paint($0) }, "strokeStyle": strokeStyle,
        "isEOFilled": fillStyle.isEOFilled, "background": background.isEmpty ? nil : background,
      ])
  }
}
