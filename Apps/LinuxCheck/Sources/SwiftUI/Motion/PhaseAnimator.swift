import Foundation

public nonisolated struct PhaseAnimator<Phase, Content>: View, PrimitiveView
where Phase: Equatable, Content: View {
  public typealias Body = Never
  let phases: [Phase]
  let content: (Phase) -> Content

  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content) = (Array(phases), content)
  }

  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content) = (Array(phases), content)
  }

  /// NB: it stands at its first phase, where a triggered one begins and ends.
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    guard let first = phases.first else { return [] }
    let made = scope.element.memory(Made<Content>.self) { Made() }
    let view = made.value(scope) { content(first) }
    return scope.nodes(of: view, at: .content, isFresh: made.isFresh)
  }
}

/// A view's content for a phase, with the view itself as a placeholder in it.
nonisolated struct Phased<Base: View, Phase: Equatable, Content: View>: View, PrimitiveView {
  typealias Body = Never
  let base: Base
  let phases: [Phase]
  let content: (PlaceholderContentView<Base>, Phase) -> Content
  nonisolated init(
    _ base: Base, _ phases: [Phase],
    _ content: @escaping (PlaceholderContentView<Base>, Phase) -> Content
  ) {
    (self.base, self.phases, self.content) = (base, phases, content)
  }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    guard let first = phases.first else { return scope.nodes(of: base, at: .content) }
    let hole = scope.element.memory(HoleMemory.self) { HoleMemory() }.hole
    (hole.view, hole.isFresh) = (base, scope.isFresh)
    let made = scope.element.memory(Made<Content>.self) { Made() }
    let view = made.value(scope) { content(PlaceholderContentView(hole: hole), first) }
    return scope.nodes(of: view, at: .content, isFresh: made.isFresh)
  }
}

final class HoleMemory { let hole = Hole() }
