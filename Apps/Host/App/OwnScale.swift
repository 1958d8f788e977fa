import TriptoDesign

// The scales of phones and tablets (UI.md §1.3, §8).
extension TypeStyle {
  /// How this app sets it.
  var own: TypeSetting { host }
}

extension Motion {
  /// How long it takes in this app, and how long after the one before it: s.
  var ownSeconds: Double { host }
  var ownStagger: Double { staggerHost }
}
