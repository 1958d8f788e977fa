import Foundation

/// What holds for all that is drawn inside of something.
struct PenState {
  var transform = Transform.identity
  var opacity = 1.0
  /// What is seen, in points of the picture.
  var clip: CGRect
  /// Where texts and controls can be brought into sight.
  var reach: CGRect
  /// What system bars and corners leave, and what the views may paint on beyond it; both in local points.
  var safe: CGRect
  var whole: CGRect
  var layer = 0
  var scrollers: [ScrollerPlace] = []
  /// Given by `accessibilityIdentifier`; the first thing inside takes it.
  var identifier: String?
  /// Given by `accessibilityLabel`.
  var label: String?
  /// The control that texts belong to.
  var control: Int?
  /// What answers to a touch around a field.
  var tap: CGRect?
  /// What passes its touches to the control inside.
  var slot: CGRect?
  /// Voices do not name it.
  var isSilent = false
  /// Nobody can read it, on purpose.
  var isBlurred = false

  /// Beyond every screen: where a scroller's content goes on.
  static let endless = 1e6
}
