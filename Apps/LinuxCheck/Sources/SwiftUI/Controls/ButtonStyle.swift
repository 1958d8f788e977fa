import Foundation

public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

public struct ButtonStyleConfiguration {
  public nonisolated struct Label: View, PrimitiveView {
    public typealias Body = Never
    let hole: Hole
    @MainActor func makeNodes(_ scope: Scope) -> [Node] { hole.makeNodes(scope) }
  }
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void
  @MainActor public func trigger() { action() }
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(
    configuration: Self.Configuration
  ) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A style of the system's, whose looks are the layout's.
@MainActor protocol NamedButtonStyle { nonisolated var styleName: String { get } }

public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  public nonisolated init() {}
  var styleName: String { "automatic" }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  public nonisolated init() {}
  var styleName: String { "plain" }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  public nonisolated init() {}
  var styleName: String { "bordered" }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  public nonisolated init() {}
  var styleName: String { "borderedProminent" }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
  public nonisolated init() {}
  var styleName: String { "borderless" }
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

#if PLATFORM_TVOS
  public nonisolated struct CardButtonStyle: PrimitiveButtonStyle, NamedButtonStyle {
    public nonisolated init() {}
    var styleName: String { "card" }
    @MainActor public func makeBody(configuration: Configuration) -> some View {
      configuration.label
    }
  }
  extension PrimitiveButtonStyle where Self == CardButtonStyle {
    @MainActor @preconcurrency public static var card: CardButtonStyle { CardButtonStyle() }
  }
#endif
