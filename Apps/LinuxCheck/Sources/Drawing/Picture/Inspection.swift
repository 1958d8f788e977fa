import Foundation

/// Looks at what was drawn for what people would trip over. Only the topmost layer answers; what lies below a sheet is
/// looked at in a picture without it.
@MainActor
struct Inspection {
  private(set) var texts: [DrawnText]
  private(set) var findings: [Finding] = []
  private let pen: Pen
  private let limits: Limits

  init(_ pen: Pen, _ limits: Limits) {
    (self.pen, self.limits) = (pen, limits)
    texts = pen.texts
    measureContrasts()
    let controls = pen.controls.filter { $0.place.layer == pen.topLayer }
    let texts = texts.filter { $0.place.layer == pen.topLayer && !$0.isCovered }
    for text in texts { look(at: text) }
    for control in controls where control.isEnabled { look(at: control) }
    lookForOverlaps(texts.map { Part($0) }, "text")
    lookForOverlaps(controls.map { Part($0) }, "control")
  }

  private mutating func measureContrasts() {
    let grounds = Grounds(pen)
    for index in texts.indices {
      texts[index].isCovered = grounds.cover(texts[index])
      texts[index].contrast = grounds.contrast(of: texts[index])
    }
  }

  private mutating func look(at text: DrawnText) {
    if text.isCut { add(.cutText, text.text, "is cut", text.frame) }
    if text.isBroken { add(.brokenWord, text.text, "", text.frame) }
    lookOutside(text.text, text.frame, text.reachable)
    if let contrast = text.contrast, contrast < limits.contrast(for: text) {
      add(.lowContrast, text.text, "has \(Markup.number(contrast)):1", text.frame)
    }
  }

  private mutating func look(at control: DrawnControl) {
    let (width, height) = (Double(control.frame.width), Double(control.frame.height))
    if min(width, height) < limits.target - 0.01 {
      let size = "\(Markup.number(width)) × \(Markup.number(height))"
      add(.smallTarget, control.label, "is \(size)", control.frame)
    }
    if control.label.isEmpty, !control.isSilent {
      add(.unnamed, control.identifier ?? control.kind.rawValue, "", control.frame)
    }
    lookOutside(control.label, control.frame, control.reachable)
  }

  private mutating func lookOutside(_ what: String, _ frame: CGRect, _ reach: CGRect) {
    let room = reach.insetBy(dx: -limits.slack, dy: -limits.slack)
    if !room.contains(frame) { add(.outside, what, "", frame) }
  }

  private mutating func lookForOverlaps(_ parts: [Part], _ kind: String) {
    let bounds = parts.map(\.bounds)
    for index in parts.indices {
      for next in (index + 1)..<parts.count where bounds[index].intersects(bounds[next]) {
        let (one, other) = (parts[index], parts[next])
        guard one.scrollers == other.scrollers,
          let common = one.overlap(with: other, slack: limits.slack)
        else { continue }
        add(.overlap, one.what, "with the \(kind) “\(other.what)”", common)
      }
    }
  }

  private mutating func add(_ kind: Finding.Kind, _ what: String, _ detail: String, _ frame: CGRect)
  {
    findings.append(Finding(kind: kind, what: what, detail: detail, frame: frame))
  }
}

/// Something that may lie over another of its kind.
private struct Part {
  let what: String
  let frames: [CGRect]
  let scrollers: [ScrollerPlace]

  var bounds: CGRect { frames.reduce(.null) { $0.union($1) } }

  init(_ text: DrawnText) {
    (what, frames, scrollers) = (text.text, text.lineFrames, text.place.scrollers)
  }
  init(_ control: DrawnControl) {
    (what, frames, scrollers) = (control.label, [control.frame], control.place.scrollers)
  }

  func overlap(with other: Part, slack: Double) -> CGRect? {
    for one in frames {
      for two in other.frames {
        let common = one.intersection(two)
        if !common.isNull, common.width > slack, common.height > slack { return common }
      }
    }
    return nil
  }
}
