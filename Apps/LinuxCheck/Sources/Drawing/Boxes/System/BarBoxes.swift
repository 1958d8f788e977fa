import Foundation

/// What a navigation bar shows.
struct BarContent {
  var title: String?
  var isLarge = false
  var leading: [Box] = []
  var centre: [Box] = []
  var trailing: [Box] = []
  var bottom: [Box] = []
  var isHidden = false
}

extension SystemLook {
  /// A screen below a bar with its title and buttons, above another bar where something belongs there.
  func navigation(_ content: Box, _ bar: BarContent) -> Box {
    var box: Box = ScreenBox(content)
    if !bar.bottom.isEmpty {
      box = InsetBox(box, row(bar.bottom), at: .bottom, spacing: 0, .center)
    }
    guard !bar.isHidden, bar.title != nil || !(bar.leading + bar.centre + bar.trailing).isEmpty
    else { return box }
    return InsetBox(box, top(bar), at: .top, spacing: 0, .center)
  }

  private func top(_ bar: BarContent) -> Box {
    var inline = bar
    if bar.isLarge { inline.title = nil }
    guard bar.isLarge, let title = bar.title else { return line(inline) }
    let large = TextBox(title, text("largeTitle", bold: true).inOneLine(scale: 0.6))
    let below = FrameBox(
      FlexFrameBox(
        PaddingBox(large, Insets(leading: 16, trailing: 16)), width: .init(most: .infinity),
        .leading),
      width: nil, height: Self.largeTitleHeight)
    return StackBox(.vertical, spacing: 0, column: .leading, [line(inline), below])
  }

  /// Buttons at both ends; the title in the middle, in what they leave.
  private func line(_ bar: BarContent) -> Box {
    var middle = bar.centre
    if middle.isEmpty, let title = bar.title {
      // NB: a bar's title grows a little with the text size, and stops long before AX5.
      middle = [TextBox(title, text(nil, bold: true, align: .center).inOneLine())]
    }
    let parts: [Box] = [
      StackBox(.horizontal, spacing: 8, bar.leading), SpacerBox(least: 8),
      PriorityBox(StackBox(.horizontal, spacing: 8, middle), -1), SpacerBox(least: 8),
      StackBox(.horizontal, spacing: 8, bar.trailing),
    ]
    let row = PaddingBox(
      StackBox(.horizontal, spacing: 0, parts), Insets(leading: 16, trailing: 16))
    return FlexFrameBox(row, width: .init(most: .infinity), height: .init(least: Self.barHeight))
  }

  private func row(_ parts: [Box]) -> Box {
    let row = PaddingBox(
      StackBox(.horizontal, spacing: 8, parts), Insets(leading: 16, trailing: 16))
    return FlexFrameBox(row, width: .init(most: .infinity), height: .init(least: Self.barHeight))
  }

  /// One of the pages of a screen.
  struct Tab {
    let symbol: String?
    let title: String
    let isChosen: Bool
    let identity: String
  }

  /// A screen above its tabs.
  func tabs(_ content: Box, _ items: [Tab]) -> Box {
    let parts = items.map { item -> Box in
      let colour = item.isChosen ? tint : Self.secondaryLabel
      let symbol = item.symbol.map { SymbolBox($0, text(nil, colour, size: 18)) }
      let title = TextBox(item.title, text(nil, colour, size: 10, align: .center).inOneLine())
      let column = StackBox(.vertical, spacing: 1, (symbol.map { [$0] } ?? []) + [title])
      let whole = FlexFrameBox(
        column, width: .init(most: .infinity), height: .init(least: Self.tabBarHeight))
      return ControlBox(whole, Control(kind: .button, label: item.title, identity: item.identity))
    }
    let bar = LayerBox(
      StackBox(.horizontal, spacing: 0, parts), [ShapeBox(.colour(Self.raisedGround))],
      behind: true,
      ignoresSafeArea: true)
    return InsetBox(ScreenBox(content), bar, at: .bottom, spacing: 0, .center)
  }
}

extension TextLook {
  func inOneLine(scale: Double = 1) -> TextLook {
    var look = self
    look.lineLimit = 1
    look.minimumScale = scale
    return look
  }
}

extension FlexFrameBox {
  /// Grows to what is offered.
  static func filling(_ box: Box, _ anchor: Anchor = .center) -> Box {
    FlexFrameBox(box, width: .init(most: .infinity), height: .init(most: .infinity), anchor)
  }
}
