import Foundation

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
}

/// NB: only the layouts of the stacks are modelled; the apps write none of their own.
public protocol Layout: Animatable {
  @_spi(Testing) var stackKind: String { get }
  @_spi(Testing) var stackArgs: [String: Any] { get }
}

public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  @_spi(Testing) public var stackKind: String { "VStack" }
  @_spi(Testing) public var stackArgs: [String: Any] {
    [String: Any](present: ["alignment": alignment, "spacing": spacing])
  }
}

public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
  @_spi(Testing) public var stackKind: String { "HStack" }
  @_spi(Testing) public var stackArgs: [String: Any] {
    [String: Any](present: ["alignment": alignment, "spacing": spacing])
  }
}

public struct ZStackLayout: Layout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  @_spi(Testing) public var stackKind: String { "ZStack" }
  @_spi(Testing) public var stackArgs: [String: Any] { ["alignment": alignment] }
}

public struct AnyLayout: Layout {
  let layout: any Layout
  public init<L>(_ layout: L) where L: Layout { self.layout = layout }
  @_spi(Testing) public var stackKind: String { layout.stackKind }
  @_spi(Testing) public var stackArgs: [String: Any] { layout.stackArgs }
}

extension Layout {
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    LaidOut(layout: self, content: content())
  }
}

nonisolated struct LaidOut<L: Layout, Content: View>: View, PrimitiveView {
  typealias Body = Never
  let layout: L
  let content: Content
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    [scope.node(layout.stackKind, layout.stackArgs, scope.nodes(of: content, at: .content))]
  }
}
