import TriptoDesign

// The TV's own scales (UI.md §1.2, §1.3).
extension TypeStyle {
  /// How this app sets it.
  var own: TypeSetting { tv }
}

extension Motion {
  /// How long it takes in this app, and how long after the one before it: s.
  var ownSeconds: Double { tv }
  var ownStagger: Double { staggerTV }
}
