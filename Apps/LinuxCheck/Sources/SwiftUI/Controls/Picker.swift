import Foundation

public protocol PickerStyle {
  @_spi(Testing) var styleName: String { get }
}
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  @_spi(Testing) public var styleName: String { "automatic" }
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  @_spi(Testing) public var styleName: String { "segmented" }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

public nonisolated struct Picker<Label, SelectionValue, Content>: View, PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.content, self.label) = (selection, content(), label())
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let chosen = scope.reading { AnyHashable(selection.wrappedValue) }
    let choose: @MainActor (AnyHashable) -> Void = {
      if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
    }
    let options = scope.nodes(of: content, at: .content).map { option in
      let tag = option.tag
      let node = Node(
        kind: "Option", args: ["isSelected": tag == chosen], children: [option],
        identity: option.identity + "~option", environment: scope.environment)
      node.tag = tag
      if let tag, scope.environment.isEnabled { node.deeds.press = { choose(tag) } }
      return node
    }
    let args: [String: Any?] = ["style": scope.environment.styles.picker, "options": options]
    let node = scope.node("Picker", args, scope.nodes(of: label, at: .role("label")))
    if scope.environment.isEnabled { node.deeds.choose = choose }
    return [node]
  }
}

extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }
  public nonisolated init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}
