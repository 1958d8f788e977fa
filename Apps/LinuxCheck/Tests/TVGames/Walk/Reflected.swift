/// All texts that a value holds, found by reflection: in structures, enumerations, dictionaries and classes.
enum Reflected {
  /// What is no part of the game: the catalogue's words, the device, and what belongs to other tasks.
  private static let outside = [
    "messages", "services", "engine", "client", "launch", "observationRegistrar", "book",
    "listener", "patience", "ticking", "telling",
  ]

  static func strings(of subject: Any) -> Set<String> {
    var walk = Walk()
    walk.into(subject)
    return walk.found
  }

  private struct Walk {
    var found: Set<String> = []
    private var seen: Set<ObjectIdentifier> = []

    mutating func into(_ value: Any) {
      if let text = value as? String {
        found.insert(text)
        return
      }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class,
        !seen.insert(ObjectIdentifier(value as AnyObject)).inserted
      {
        return
      }
      var level: Mirror? = mirror
      while let now = level {
        for child in now.children where !Self.isOutside(child.label) { into(child.value) }
        level = now.superclassMirror
      }
    }

    private static func isOutside(_ label: String?) -> Bool {
      guard let label else { return false }
      return outside.contains { label.hasSuffix($0) }
    }
  }
}
