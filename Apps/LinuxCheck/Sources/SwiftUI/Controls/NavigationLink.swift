import Foundation

public nonisolated struct NavigationLink<Label, Destination>: View, PrimitiveView
where Label: View, Destination: View {
  public typealias Body = Never
  let value: AnyHashable?
  let destination: Destination?
  let label: Label

  public nonisolated init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    (value, self.destination, self.label) = (nil, destination(), label())
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let (pages, value) = (scope.environment.pages, value)
    if let destination {
      let traits = scope.traits
      traits.placed[scope.element.identity] = { $0.nodes(of: destination, at: .content) }
      traits.destinations[ObjectIdentifier(PlacedDestination.self)] = { value, scope in
        guard let value = value as? PlacedDestination else { return [] }
        return traits.placed[value.identity]?(scope) ?? []
      }
    }
    let pushed = value ?? AnyHashable(PlacedDestination(identity: scope.element.identity))
    return scope.pressable("NavigationLink", [:], label: label) { pages?.push(pushed) }
  }
}

/// The page of a link that has one of its own.
private struct PlacedDestination: Hashable { let identity: String }

extension NavigationLink where Destination == Never {
  public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    (self.value, destination, self.label) = (value.map { AnyHashable($0) }, nil, label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where P: Hashable {
    self.init(value: value) { Text(titleKey) }
  }
}
