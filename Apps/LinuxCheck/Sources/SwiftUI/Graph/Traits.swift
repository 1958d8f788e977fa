import Foundation

/// What a view says to the container around it.
@MainActor final class Traits {
  var title: String?
  var titleDisplayMode: String?
  var toolbar: [Node] = []
  var isBarHidden = false
  var detents: [PresentationDetent] = []
  var dragIndicator = Visibility.automatic
  var isInteractiveDismissDisabled = false
  /// Pages of links that bring their own, by the link's place.
  var placed: [String: (Scope) -> [Node]] = [:]
  var destinations: [ObjectIdentifier: (Any, Scope) -> [Node]] = [:]
}
