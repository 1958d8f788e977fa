import Foundation

extension EnvironmentValues {
  /// The style as it looks here: colours of the scheme, tint and foreground resolved.
  @_spi(Testing) public func paint(_ style: any ShapeStyle) -> Paint {
    switch style {
    case let color as Color: .color(paintColor(color))
    case let any as AnyShapeStyle: paint(any.style)
    case let faded as FadedStyle: paint(faded.style).faded(faded.opacity)
    case is ForegroundStyle: foreground
    case is TintShapeStyle: tintPaint
    case is BackgroundStyle: .color(isDark ? Self.grey(0) : Self.grey(1))
    case is FillShapeStyle: .color(PaintColor(red: 0.47, green: 0.47, blue: 0.5, opacity: 0.2))
    case let level as HierarchicalShapeStyle: hierarchical(level.level)
    case let material as Material: .material(material.name)
    default: gradientPaint(style)
    }
  }

  private func gradientPaint(_ style: any ShapeStyle) -> Paint {
    switch style {
    case let plain as Gradient:
      .linear(stops(plain), start: .top, end: .bottom)
    case let any as AnyGradient:
      .linear(stops(any.gradient), start: .top, end: .bottom)
    case let linear as LinearGradient:
      .linear(stops(linear.gradient), start: linear.startPoint, end: linear.endPoint)
    case let radial as RadialGradient:
      .radial(
        stops(radial.gradient), center: radial.center, startRadius: radial.startRadius,
        endRadius: radial.endRadius)
    case let angular as AngularGradient:
      .angular(
        stops(angular.gradient), center: angular.center, start: angular.startAngle,
        end: angular.endAngle)
    default: foreground
    }
  }

  private func hierarchical(_ level: Int) -> Paint {
    if level < letters.foreground.count { return letters.foreground[level] }
    return level == 0 ? foreground : foreground.faded([1, 0.6, 0.3, 0.18][min(level, 3)])
  }

  func stops(_ gradient: Gradient) -> [PaintStop] {
    gradient.stops.map { PaintStop(color: paintColor($0.color), location: $0.location) }
  }

  func paintColor(_ color: Color) -> PaintColor {
    let plain: PaintColor =
      switch color.kind {
      case .given(let given): given
      case .primary: Self.grey(isDark ? 1 : 0)
      case .secondary:
        isDark
          ? PaintColor(red: 0.922, green: 0.922, blue: 0.961, opacity: 0.6)
          : PaintColor(red: 0.235, green: 0.235, blue: 0.263, opacity: 0.6)
      case .accent: letters.tint ?? Self.systemBlue
      case .named: Self.grey(0.5)
      }
    return plain.faded(color.fade)
  }

  private var isDark: Bool { colorScheme == .dark }
  private static func grey(_ white: Double) -> PaintColor {
    PaintColor(red: white, green: white, blue: white)
  }
  static let systemBlue = PaintColor(red: 0, green: 0.478, blue: 1)
}

@_spi(Testing) extension EnvironmentValues {
  /// What texts, symbols and unfilled shapes are drawn with.
  public var foreground: Paint {
    letters.foreground.first ?? .color(paintColor(.primary))
  }
  public var secondaryForeground: Paint { paint(HierarchicalShapeStyle.secondary) }
  public var tintPaint: Paint {
    letters.tintPaint ?? .color(letters.tint ?? Self.systemBlue)
  }
}

extension EnvironmentValues {
  /// An argument as NODES.md gives it.
  @MainActor func shown(_ value: Any) -> Any {
    switch value {
    case let color as Color: paint(color)
    case let style as any ShapeStyle: paint(style)
    case let shape as ShapeArgument: shape.shape
    case let text as Text: text.plainString
    case let key as LocalizedStringKey: key.string
    default: value
    }
  }
}

extension Scope {
  func paintNode(_ style: any ShapeStyle) -> [Node] {
    [node("Color", ["paint": environment.paint(style)])]
  }
}
