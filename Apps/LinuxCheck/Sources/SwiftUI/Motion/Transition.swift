import Foundation

public enum TransitionPhase: Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
}

@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Self.Content, phase: TransitionPhase
  ) -> Self.Body
  typealias Content = PlaceholderContentView<Self>
}

public nonisolated struct IdentityTransition: Transition {
  public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct OpacityTransition: Transition {
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

public nonisolated struct MoveTransition: Transition {
  public var edge: Edge
  public nonisolated init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public nonisolated struct OffsetTransition: Transition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

extension Transition where Self == IdentityTransition {
  public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == MoveTransition {
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self {
    MoveTransition(edge: edge)
  }
}
extension Transition where Self == OffsetTransition {
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self {
    OffsetTransition(offset)
  }
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  @MainActor @preconcurrency public func combined<T>(with other: T) -> some Transition
  where T: Transition {
    CombinedTransition(first: self, second: other)
  }
}

public struct AnyTransition {
  let name: String
  // NB: unsafe, since Apple's type is not Sendable and these never change.
  nonisolated(unsafe) public static let opacity = AnyTransition(name: "opacity")
  nonisolated(unsafe) public static let identity = AnyTransition(name: "identity")
  public static var scale: AnyTransition { AnyTransition(name: "scale") }
  public static var slide: AnyTransition { AnyTransition(name: "slide") }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale \(scale)")
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push \(edge)") }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset \(x) \(y)")
  }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(name: "\(insertion.name), \(removal.name)")
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: name + " + " + other.name)
  }
}

public struct ContentTransition: Equatable, Sendable {
  let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
}
