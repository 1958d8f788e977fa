import Foundation

public protocol LabelStyle {
  @_spi(Testing) var styleName: String { get }
}

public nonisolated struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  @_spi(Testing) public var styleName: String { "automatic" }
}
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  @_spi(Testing) public var styleName: String { "titleAndIcon" }
}
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  @_spi(Testing) public var styleName: String { "titleOnly" }
}
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  @_spi(Testing) public var styleName: String { "iconOnly" }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

public nonisolated struct Label<Title, Icon>: View, PrimitiveView where Title: View, Icon: View {
  public typealias Body = Never
  let title: Title
  let icon: Icon
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  @MainActor func makeNodes(_ scope: Scope) -> [Node] {
    let style = scope.environment.styles.label
    let icon = style == "titleOnly" ? [] : scope.nodes(of: icon, at: .role("icon"))
    let title = style == "iconOnly" ? [] : scope.nodes(of: title, at: .role("title"))
    let hiddenTitle = style == "iconOnly" ? scope.nodes(of: self.title, at: .role("title")) : []
    return [
      scope.node(
        "Label",
        ["style": style, "icon": icon, "title": title, "hiddenTitle": hiddenTitle], icon + title)
    ]
  }
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
  public nonisolated init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
  public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
  public nonisolated init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
