import Foundation

public struct Rectangle: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    let size = CGSize(
      width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Inset(shape: RoundedRectangle(cornerSize: size, style: style), amount: amount)
  }
}

public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

public struct Circle: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

public struct Ellipse: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// A shape in a smaller room.
nonisolated struct Inset<S: Shape>: InsettableShape {
  let shape: S
  let amount: CGFloat
  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  func inset(by more: CGFloat) -> Inset { Inset(shape: shape, amount: amount + more) }
}

/// A part of a shape's outline.
nonisolated struct Trimmed<S: Shape>: Shape {
  let shape: S
  let start: CGFloat
  let end: CGFloat
  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
}

/// A shape moved, turned or scaled.
nonisolated struct Moved<S: Shape>: Shape {
  let shape: S
  let transform: CGAffineTransform
  func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
