import Foundation

extension Pen {
  func write(
    _ set: TextSetting, of text: String, _ look: TextLook, in rect: CGRect, _ identity: String
  ) {
    var frames: [CGRect] = []
    for (number, line) in set.lines.lines.enumerated() where !line.text.isEmpty {
      let top = Double(rect.minY) + Double(number) * set.advance
      let left = Double(rect.minX) + (Double(rect.width) - line.width) * look.alignment.share
      let frame = CGRect(x: left, y: top, width: line.width, height: set.face.lineHeight)
      frames.append(frame)
      let (face, point) = (set.face, CGPoint(x: left, y: top + set.face.ascent))
      sheet.add { Self.markup(line, face, look, at: point, in: rect, &$0) }
    }
    let shown = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !shown.isEmpty, state.opacity > 0.01, !state.isBlurred else { return }
    remember(set, shown, look, rect, frames, identity)
  }

  private func remember(
    _ set: TextSetting, _ text: String, _ look: TextLook, _ rect: CGRect, _ frames: [CGRect],
    _ identity: String
  ) {
    let inks = frames.map {
      look.paint.colour(at: CGPoint(x: $0.midX, y: $0.midY), in: rect).faded(state.opacity)
    }
    let size =
      set.face.size
      * sqrt(abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c))
    texts.append(
      DrawnText(
        text: text, lines: set.lines.lines.map(\.text), frame: state.transform.apply(rect),
        size: size, isBold: set.face.weight != .regular, isCut: set.isCut, isPrompt: look.isPrompt,
        isBroken: set.lines.breaksWord, contrast: nil, reachable: state.reach, identity: identity,
        ink: inks, lineFrames: frames.map(state.transform.apply), place: nextPlace()))
    claim(state.transform.apply(rect))
    if let control = state.control, controls[control].label.isEmpty || !controls[control].isNamed {
      let before = controls[control].label
      controls[control].label = before.isEmpty ? text : before + ", " + text
    }
  }

  /// Gives the place of an `accessibilityIdentifier` to the first thing drawn inside of it.
  func claim(_ frame: CGRect) {
    guard let identifier = state.identifier, regions[identifier] == nil else { return }
    regions[identifier] = frame
  }

  private nonisolated static func markup(
    _ line: Lines.Line, _ face: Face, _ look: TextLook, at point: CGPoint, in rect: CGRect,
    _ ink: inout Ink
  ) -> String {
    var pairs = [
      ("x", Markup.number(Double(point.x))), ("y", Markup.number(Double(point.y))),
      ("font-size", Markup.number(face.size)), ("font-weight", String(face.weight.rawValue)),
      ("textLength", Markup.number(line.width - face.tracking)),
      ("lengthAdjust", "spacingAndGlyphs"),
    ]
    if face.isMonospaced { pairs.append(("class", "mono")) }
    if face.isItalic { pairs.append(("font-style", "italic")) }
    if face.hasMonospacedDigits { pairs.append(("font-feature-settings", "'tnum'")) }
    if look.isStruckOut { pairs.append(("text-decoration", "line-through")) }
    if look.isUnderlined { pairs.append(("text-decoration", "underline")) }
    let fill = ink.attributes("fill", look.paint, in: rect)
    return "<text\(Markup.attributes(pairs))\(fill)>\(Markup.escaped(line.text))</text>"
  }
}
