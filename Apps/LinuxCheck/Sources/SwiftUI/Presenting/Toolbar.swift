import Foundation

public struct ToolbarItemPlacement: Sendable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  public static var topBarLeading: ToolbarItemPlacement { .init(name: "topBarLeading") }
  public static var topBarTrailing: ToolbarItemPlacement { .init(name: "topBarTrailing") }
  public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  #if PLATFORM_IOS
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  #endif
}

public struct ToolbarPlacement: Sendable {
  let name: String
  public static var automatic: ToolbarPlacement { .init(name: "automatic") }
  public static var navigationBar: ToolbarPlacement { .init(name: "navigationBar") }
  public static var tabBar: ToolbarPlacement { .init(name: "tabBar") }
  #if PLATFORM_IOS
    public static var bottomBar: ToolbarPlacement { .init(name: "bottomBar") }
  #endif
}

public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

public protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self): the graph makes it") }
}

@MainActor protocol PrimitiveToolbarContent {
  @MainActor func makeItems(_ scope: Scope) -> [Node]
}

public nonisolated struct ToolbarItem<ID, Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content
  let id: String
}

extension ToolbarItem: ToolbarContent, PrimitiveToolbarContent where ID == () {
  public typealias Body = Never
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content, id) = (placement, content(), "")
  }
  @MainActor func makeItems(_ scope: Scope) -> [Node] {
    [
      scope.node(
        "ToolbarItem", ["placement": placement.name], scope.nodes(of: content, at: .content))
    ]
  }
}

public nonisolated struct ToolbarItemGroup<Content>: ToolbarContent, PrimitiveToolbarContent
where Content: View {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    (self.placement, self.content) = (placement, content())
  }
  @MainActor func makeItems(_ scope: Scope) -> [Node] {
    scope.nodes(of: content, at: .content).map {
      Node(
        kind: "ToolbarItem", args: ["placement": placement.name], children: [$0],
        identity: $0.identity + "~item", environment: scope.environment)
    }
  }
}

nonisolated struct ToolbarItems: ToolbarContent, PrimitiveToolbarContent {
  typealias Body = Never
  let items: [any ToolbarContent]
  @MainActor func makeItems(_ scope: Scope) -> [Node] {
    items.enumerated().flatMap { scope.below(.index($0)).items(of: $1) }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never
}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  @MainActor func makeItems(_ scope: Scope) -> [Node] {
    map { scope.below(.content).items(of: $0) } ?? []
  }
}

extension Scope {
  func items(of content: any ToolbarContent) -> [Node] {
    func open<C: ToolbarContent>(_ content: C) -> [Node] {
      if let primitive = content as? any PrimitiveToolbarContent {
        return primitive.makeItems(self)
      }
      return below(.body).items(of: content.body)
    }
    return open(content)
  }
}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent { ToolbarItems(items: [c0, c1]) }
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
    ToolbarItems(items: [c0, c1, c2])
  }
  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: ToolbarContent { content }
}
