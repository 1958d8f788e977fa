import Foundation

extension SystemLook {
  /// A label and the system's switch, 51 × 31. The whole line answers.
  func toggle(_ label: [Box], isOn: Bool, hidesLabel: Bool) -> Box {
    let track = ShapeBox(fill: .colour(isOn ? Self.green : Self.fill)) { .rounded($0, 15.5) }
    let knob = PaddingBox(
      FrameBox(ShapeBox(fill: .colour(.white)) { .ellipse($0) }, width: 27, height: 27),
      Insets(all: 2))
    let face = LayerBox(
      FrameBox(track, width: 51, height: 31), [knob], behind: false, isOn ? .trailing : .leading)
    if hidesLabel { return face }
    return StackBox(.horizontal, spacing: 0, label + [SpacerBox(least: 8), face])
  }

  /// What was typed, or what is asked for.
  ///
  /// - Parameter paint: the prompt's own; nil: the system's.
  func field(
    _ typed: String, prompt: String, _ paint: Paint?, _ look: TextLook, isSecret: Bool,
    grows: Bool
  ) -> Box {
    var look = look
    if typed.isEmpty { (look.paint, look.isPrompt) = (paint ?? .colour(Self.placeholder), true) }
    // A field of one line shows the end of what was typed and is no text that is cut.
    let shown =
      typed.isEmpty ? prompt : isSecret ? String(repeating: "•", count: typed.count) : typed
    let words = grows ? TextBox(shown, look) : FieldTextBox(shown, look)
    return FlexFrameBox(
      words, width: .init(least: 0, most: .infinity), Anchor(column: look.alignment))
  }

  /// A line, filled as far as the share, with a knob.
  func slider(_ share: Double) -> Box {
    let bar = CanvasBox { [tint] rect, pen in
      let line = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
      pen.fill(.rounded(line, 2), .colour(Self.fill), in: line)
      let part = CGRect(x: line.minX, y: line.minY, width: line.width * share, height: 4)
      pen.fill(.rounded(part, 2), .colour(tint), in: part)
      let x = Double(rect.minX) + Double(rect.width - 27) * share
      let knob = CGRect(x: x, y: Double(rect.midY) - 13.5, width: 27, height: 27)
      pen.fill(.ellipse(knob), .colour(.white), in: knob)
    }
    return FlexFrameBox(
      bar, width: .init(least: 60, ideal: 160, most: .infinity),
      height: .init(least: 31, ideal: 31, most: 31))
  }

  /// − and +, 94 × 32, after a label.
  func stepper(_ label: [Box], hidesLabel: Bool) -> Box {
    let sign = { (name: String) -> Box in
      FrameBox(SymbolBox(name, self.text(nil, size: 14)), width: 47, height: 32)
    }
    let face = LayerBox(
      StackBox(.horizontal, spacing: 0, [sign("minus"), sign("plus")]),
      [ShapeBox(fill: .colour(Self.fill)) { .rounded($0, 8) }], behind: true)
    if hidesLabel { return face }
    return StackBox(.horizontal, spacing: 0, label + [SpacerBox(least: 8), face])
  }

  /// A line as long as there is room, filled as far as the share.
  func bar(_ share: Double) -> Box {
    let line = CanvasBox { [tint] rect, pen in
      pen.fill(.rounded(rect, 2), .colour(Self.fill), in: rect)
      let part = CGRect(
        x: rect.minX, y: rect.minY, width: rect.width * max(0, min(1, share)), height: rect.height)
      pen.fill(.rounded(part, 2), .colour(tint), in: part)
    }
    return FlexFrameBox(
      line, width: .init(least: 0, ideal: 160, most: .infinity),
      height: .init(least: 4, ideal: 4, most: 4))
  }

  /// The system's wheel of waiting, 20 × 20.
  func spinner(_ colour: RGBA = Self.secondaryLabel) -> Box {
    let ring = CanvasBox { rect, pen in
      for step in 0..<8 {
        let turn = Transform.turn(Double(step) * .pi / 4).around(
          CGPoint(x: rect.midX, y: rect.midY))
        let spoke = CGRect(x: rect.midX - 1, y: rect.minY, width: 2, height: rect.height * 0.28)
        pen.sheet.fill(
          Outline.rounded(spoke, 1).mapped(turn), .colour(colour.faded(0.3 + Double(step) / 12)),
          in: rect)
      }
    }
    return FrameBox(ring, width: 20, height: 20)
  }

  /// Choices beside each other, the chosen one raised; all equally wide, 32 high.
  func segments(_ choices: [(box: Box, isChosen: Bool)]) -> Box {
    let parts = choices.map { choice -> Box in
      let frame = FlexFrameBox(
        PaddingBox(choice.box, Insets(top: 6, leading: 8, bottom: 6, trailing: 8)),
        width: .init(most: .infinity),
        height: .init(least: 28))
      guard choice.isChosen else { return frame }
      let ground = ShapeBox(fill: .colour(RGBA(0.39, 0.39, 0.4))) { .rounded($0, 7) }
      return LayerBox(frame, [ground], behind: true)
    }
    let row = PaddingBox(StackBox(.horizontal, spacing: 0, parts), Insets(all: 2))
    return LayerBox(row, [ShapeBox(fill: .colour(Self.fill)) { .rounded($0, 9) }], behind: true)
  }
}
