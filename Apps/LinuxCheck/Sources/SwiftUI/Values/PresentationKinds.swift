import Foundation

public struct PresentationDetent: Hashable, Sendable {
  let name: String
  let amount: CGFloat
  public static let medium = PresentationDetent(name: "medium", amount: 0.5)
  public static let large = PresentationDetent(name: "large", amount: 1)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", amount: fraction)
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", amount: height)
  }
}

@_spi(Testing) extension PresentationDetent {
  /// Points for a room of so many.
  public func height(in room: CGFloat) -> CGFloat {
    name == "height" ? min(amount, room) : amount * room
  }
}

public struct ContainerBackgroundPlacement: Hashable, Sendable {
  public static var navigation: ContainerBackgroundPlacement { .init() }
}

public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
}

public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

public enum MoveCommandDirection: Sendable { case up, down, left, right }

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public struct ToolbarTitleDisplayMode: Sendable {
  let name: String
  public static var automatic: ToolbarTitleDisplayMode { .init(name: "automatic") }
  public static var inline: ToolbarTitleDisplayMode { .init(name: "inline") }
  public static var large: ToolbarTitleDisplayMode { .init(name: "large") }
}

public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

public struct Anchor<Value> {
  public struct Source {}
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init() }
}
