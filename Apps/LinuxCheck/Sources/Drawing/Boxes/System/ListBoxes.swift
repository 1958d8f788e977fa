import Foundation

/// Rows of a list that belong together.
struct ListSection {
  struct Row {
    let box: Box
    /// nil: the system's margins.
    var insets: Insets?
    /// nil: the system's ground.
    var ground: Box?
    var hidesSeparator = false
  }

  var header: [Box] = []
  var rows: [Row] = []
  var footer: [Box] = []
}

extension SystemLook {
  enum ListForm { case plain, grouped }
  private static let rowInsets = Insets(top: 11, leading: 16, bottom: 11, trailing: 16)

  /// A list that scrolls; grouped ones stand on cards with a margin.
  func list(
    _ sections: [ListSection], _ form: ListForm, hidesGround: Bool, _ scrolled: Screen.Scrolled
  ) -> Box {
    let margin = form == .plain ? 0 : isRegular ? 20.0 : 16
    let parts = sections.map { section($0, form) }
    let column = PaddingBox(
      StackBox(.vertical, spacing: form == .plain ? 0 : 22, parts),
      Insets(top: form == .plain ? 0 : 16, leading: margin, bottom: 16, trailing: margin))
    let wide = FlexFrameBox(column, width: .init(most: .infinity))
    let scroller = FlexFrameBox.filling(ScrollBox(wide, [.vertical], scrolled))
    if hidesGround { return scroller }
    return LayerBox(scroller, [ShapeBox(.colour(Self.ground))], behind: true, ignoresSafeArea: true)
  }

  private func section(_ section: ListSection, _ form: ListForm) -> Box {
    let rows = section.rows.enumerated().flatMap { index, row -> [Box] in
      let isLast = index == section.rows.count - 1
      let line = PaddingBox(DividerBox(in: .vertical, .colour(Self.separator)), Insets(leading: 16))
      return isLast || row.hidesSeparator ? [self.row(row, form)] : [self.row(row, form), line]
    }
    var card: Box = StackBox(.vertical, spacing: 0, column: .leading, rows)
    if form == .grouped {
      card = EffectBox(card, .clip { .rounded($0, 10) })
    }
    let words = { (boxes: [Box]) -> [Box] in
      boxes.map { box in
        FlexFrameBox(
          PaddingBox(box, Insets(top: 6, leading: 16, bottom: 6, trailing: 16)),
          width: .init(most: .infinity),
          .leading)
      }
    }
    return StackBox(
      .vertical, spacing: 0, column: .leading,
      words(section.header) + [card] + words(section.footer))
  }

  private func row(_ row: ListSection.Row, _ form: ListForm) -> Box {
    let inner = PaddingBox(row.box, row.insets ?? Self.rowInsets)
    let frame = FlexFrameBox(
      inner, width: .init(most: .infinity), height: .init(least: Self.target), .leading)
    let plain = form == .plain ? Self.ground : Self.raisedGround
    return LayerBox(
      SlotBox(frame), [row.ground ?? ShapeBox(.colour(plain), ignoresSafeArea: false)], behind: true
    )
  }
}
