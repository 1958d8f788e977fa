import TriptoKernel

/// Brings the accepted spellings of a pack to the canonical one (DA15).
struct PackNormaliser {
  private(set) var problems: [PackProblem] = []
  /// Whether names of the authoring format were used; such a package may come without an id.
  private(set) var isRoundPackage = false

  typealias Fields = [String: JSONValue]

  mutating func normalise(_ fields: Fields) -> Fields {
    var fields = fields
    if case .object(var destination)? = fields["destination"] {
      for name in ["name", "country"] { splitLanguages(&destination, name, "destination") }
      fields["destination"] = .object(destination)
    }
    editEach(&fields, "clues") { normaliser, clue, path in
      normaliser.rename(&clue, "points", "level", path)
      normaliser.splitLanguages(&clue, "text", path)
    }
    editEach(&fields, "followups") { $0.normaliseFollowup(&$1, $2) }
    sortByIndex(&fields)
    categoriseBanter(&fields)
    makeEvidence(&fields)
    editEach(&fields, "banter") { $0.splitLanguages(&$1, "text", $2) }
    splitLanguages(&fields, "wonder", "")
    return fields
  }

  private mutating func normaliseFollowup(_ followup: inout Fields, _ path: String) {
    let synonyms = [("q", "questionText"), ("a", "correctAnswer"), ("accepted", "aliases")]
    for (synonym, name) in synonyms {
      rename(&followup, synonym, name, path)
      rename(&followup, synonym + "En", name + "En", path)
    }
    for name in ["questionText", "correctAnswer", "explanation", "options"] {
      splitLanguages(&followup, name, path)
    }
    let isOpen = (followup["options"] ?? .null) == .null
    followup["type"] = .string(isOpen ? "OPEN_TEXT" : "MULTIPLE_CHOICE")
  }

  private mutating func rename(
    _ fields: inout Fields, _ synonym: String, _ name: String, _ path: String
  ) {
    guard let value = fields.removeValue(forKey: synonym) else { return }
    isRoundPackage = true
    put(value, &fields, name, path)
  }

  /// `{"sv":…,"en":…}` becomes the field and its sibling `…En`.
  private mutating func splitLanguages(_ fields: inout Fields, _ name: String, _ path: String) {
    guard case .object(let languages)? = fields[name] else { return }
    fields[name] = languages["sv"]
    if let english = languages["en"] { put(english, &fields, name + "En", path) }
  }

  private mutating func put(
    _ value: JSONValue, _ fields: inout Fields, _ name: String, _ path: String
  ) {
    if let present = fields[name], present != value {
      problems.append(
        PackProblem(
          .synonymsDisagree, at: path.isEmpty ? name : "\(path).\(name)",
          "the field stands there in two spellings with different values"))
    }
    fields[name] = value
  }

  private mutating func editEach(
    _ fields: inout Fields, _ name: String,
    _ change: (inout PackNormaliser, inout Fields, String) -> Void
  ) {
    guard case .array(let elements)? = fields[name] else { return }
    var changed: [JSONValue] = []
    for (index, element) in elements.enumerated() {
      guard case .object(var inner) = element else {
        changed.append(element)
        continue
      }
      change(&self, &inner, "\(name)[\(index)]")
      changed.append(.object(inner))
    }
    fields[name] = .array(changed)
  }

  /// Follow-ups of a round package may be numbered from 1 instead of being in order.
  private func sortByIndex(_ fields: inout Fields) {
    guard case .array(let followups)? = fields["followups"] else { return }
    fields["followups"] = .array(Self.ordered(followups))
  }

  /// The follow-ups by `index`, or as they stand when one of them has none.
  private static func ordered(_ followups: [JSONValue]) -> [JSONValue] {
    var numbered: [(index: Int, followup: JSONValue)] = []
    for followup in followups {
      guard let index = followup["index"]?.whole else { return followups }
      numbered.append((index, followup))
    }
    return numbered.sorted { $0.index < $1.index }.map(\.followup)
  }

  private func categoriseBanter(_ fields: inout Fields) {
    guard case .array(let lines)? = fields["banter"] else { return }
    fields["banter"] = .array(
      lines.map { line in
        guard case .string = line else { return line }
        return .object(["category": .string("before_clue"), "text": line])
      })
  }
}
