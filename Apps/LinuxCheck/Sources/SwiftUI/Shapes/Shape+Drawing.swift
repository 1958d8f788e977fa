import Foundation

extension Shape {
  public nonisolated func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  public nonisolated func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public nonisolated func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    Stroked(shape: self, style: style)
  }

  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    Trimmed(shape: self, start: startFraction, end: endFraction)
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    Moved(shape: self, transform: CGAffineTransform(translationX: x, y: y))
  }
}

extension InsettableShape {
  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }
}

extension ShapeView {
  public nonisolated func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self.Content, S, Self> where S: ShapeStyle {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  public nonisolated func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self.Content, S, Self> where S: ShapeStyle {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased, background: self)
  }
}

extension ShapeView where Content: InsettableShape {
  public nonisolated func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self.Content, S, Self> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth),
      isAntialiased: antialiased, background: self)
  }
}
