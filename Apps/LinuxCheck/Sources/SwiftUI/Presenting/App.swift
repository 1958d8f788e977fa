import Foundation

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self): the graph makes it") }
}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// NB: there is no window here; tests make a `ViewHost`.
  @MainActor @preconcurrency public static func main() {}
}

public nonisolated struct WindowGroup<Content>: Scene where Content: View {
  public typealias Body = Never
  let content: () -> Content
  public nonisolated init(@ViewBuilder makeContent: @escaping () -> Content) {
    content = makeContent
  }
}

@_spi(Testing) extension WindowGroup {
  /// What the window shows.
  @MainActor public var root: Content { content() }
}
