import Foundation

/// A choice of an alert or a list of actions.
struct DialogChoice {
  let title: String
  var isCancel = false
  var isDestructive = false
  var isEnabled = true
  var identifier: String?
  var identity = ""
}

extension SystemLook {
  static let alertWidth = 270.0

  /// A box with title, words and choices; it scrolls where it is too high.
  func alert(_ title: String, _ message: [Box], _ choices: [DialogChoice], extra: [Box] = []) -> Box
  {
    let head = StackBox(
      .vertical, spacing: 4,
      [TextBox(title, text("headline", bold: true, align: .center))] + message + extra)
    let padded = FlexFrameBox(PaddingBox(head, Insets(all: 16)), width: .init(most: .infinity))
    let column = StackBox(.vertical, spacing: 0, [padded, buttons(choices, height: 44)])
    return panel(FrameBox(column, width: Self.alertWidth, height: nil))
  }

  /// Choices at the screen's bottom, the way back apart from them.
  func actions(_ title: String?, _ message: [Box], _ choices: [DialogChoice]) -> Box {
    let titles = title.map {
      [TextBox($0, text("footnote", Self.secondaryLabel, bold: true, align: .center)) as Box]
    }
    let head = (titles ?? []) + message
    let top: [Box] =
      head.isEmpty
      ? []
      : [
        FlexFrameBox(
          PaddingBox(StackBox(.vertical, spacing: 4, head), Insets(all: 14)),
          width: .init(most: .infinity))
      ]
    let plain = StackBox(
      .vertical, spacing: 0, top + choices.filter { !$0.isCancel }.map { button($0, height: 57) })
    let backs = choices.filter(\.isCancel).map { panel(button($0, height: 57)) }
    let all = StackBox(.vertical, spacing: 8, [panel(plain)] + backs)
    return isRegular ? FrameBox(all, width: 320, height: nil) : all
  }

  /// Two beside each other where their words fit, else below each other.
  private func buttons(_ choices: [DialogChoice], height: Double) -> Box {
    let column = StackBox(.vertical, spacing: 0, choices.map { button($0, height: height) })
    guard choices.count == 2 else { return column }
    let row = StackBox(.horizontal, spacing: 0, choices.map { button($0, height: height) })
    let ideals = choices.map { Double(button($0, height: height).size(.ideal).width) }
    return (ideals.max() ?? 0) * 2 <= Self.alertWidth ? row : column
  }

  private func button(_ choice: DialogChoice, height: Double) -> Box {
    let colour = !choice.isEnabled ? Self.secondaryLabel : choice.isDestructive ? Self.red : tint
    let title = TextBox(choice.title, text("body", colour, bold: choice.isCancel, align: .center))
    let frame = FlexFrameBox(
      PaddingBox(title, Insets(all: 8)), width: .init(most: .infinity), height: .init(least: height)
    )
    let control = Control(
      kind: .button, label: choice.title, isEnabled: choice.isEnabled, identity: choice.identity)
    return NameBox(ControlBox(frame, control)) { $0.identifier = choice.identifier }
  }

  private func panel(_ box: Box) -> Box {
    let ground = ShapeBox(fill: .colour(Self.raisedGround)) { .rounded($0, 14) }
    return LayerBox(TallBox(box), [ground], behind: true)
  }
}

/// Scrolls down where it is higher than what is offered; else it is as high as it needs.
final class TallBox: Wrapper {
  override func measure(_ offer: Proposal) -> CGSize {
    let size = inner.size(Proposal(offer.width, nil))
    return CGSize(width: size.width, height: min(Double(size.height), offer.height ?? .infinity))
  }

  override func draw(in rect: CGRect, _ offer: Proposal, on pen: Pen) {
    let inside = Proposal(Double(rect.width), nil)
    if Double(inner.size(inside).height) <= Double(rect.height) + 0.01 {
      inner.draw(in: rect, inside, on: pen)
    } else {
      ScrollBox(inner, [.vertical], .start).draw(in: rect, Proposal(rect.size), on: pen)
    }
  }
}
