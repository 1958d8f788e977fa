import Foundation

public protocol ListStyle {
  @_spi(Testing) var styleName: String { get }
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  @_spi(Testing) public var styleName: String { "automatic" }
}
public struct PlainListStyle: ListStyle {
  public init() {}
  @_spi(Testing) public var styleName: String { "plain" }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  @_spi(Testing) public var styleName: String { "grouped" }
}
#if PLATFORM_IOS
  public struct InsetListStyle: ListStyle {
    public init() {}
    @_spi(Testing) public var styleName: String { "inset" }
  }
  public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    @_spi(Testing) public var styleName: String { "insetGrouped" }
  }
  extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
  }
  extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
  }
#endif

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

public nonisolated struct List<SelectionValue, Content>: View, PrimitiveView
where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  let content: Content

  public nonisolated init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let style = scope.environment.styles.list
    return [scope.node("List", ["style": style], scope.nodes(of: content, at: .content))]
  }
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public nonisolated init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    content = ForEach(data, id: id, content: rowContent)
  }
}

public nonisolated struct Form<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  let content: Content
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    [scope.node("Form", [:], scope.nodes(of: content, at: .content))]
  }
}
