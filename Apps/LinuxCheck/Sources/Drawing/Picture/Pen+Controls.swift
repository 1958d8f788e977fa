import Foundation

extension Pen {
  /// Draws something to press; its label is what was given, else the texts inside.
  func control(_ control: Control, in frame: CGRect, _ draw: () -> Void) {
    let place = state.transform.apply(frame)
    claim(place)
    guard state.opacity > 0.01, state.control == nil else { return draw() }
    let name = control.label ?? state.label
    controls.append(
      DrawnControl(
        kind: control.kind, label: name ?? "", identifier: state.identifier,
        frame: touched(control, place),
        isEnabled: control.isEnabled, reachable: state.reach, identity: control.identity,
        isNamed: name != nil, isSilent: state.isSilent, place: nextPlace()))
    let number = controls.count - 1
    with(
      {
        $0.control = number
        ($0.identifier, $0.label, $0.slot) = (nil, nil, nil)
      }, draw)
  }

  /// What answers to a touch of a control.
  private func touched(_ control: Control, _ frame: CGRect) -> CGRect {
    if let slot = state.slot { return slot }
    return control.kind == .field ? state.tap ?? frame : frame
  }
}

/// What is known of a control before it is drawn.
struct Control {
  let kind: DrawnControl.Kind
  /// nil: its texts.
  var label: String?
  var isEnabled = true
  var identity = ""
}
