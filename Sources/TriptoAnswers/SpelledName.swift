/// A folded name, ready to be measured against an answer.
struct SpelledName: Sendable {
  /// Folded, without spaces.
  let key: String
  let letters: [Unicode.Scalar]
  /// One bit for each letter that occurs; names far apart differ in many of them.
  let mask: UInt64

  init(compact key: String) {
    self.key = key
    letters = Array(key.unicodeScalars)
    mask = letters.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }

  /// How many slips are forgiven in a name of this length (AN4).
  var tolerance: Int {
    switch letters.count {
    case ..<4: 0
    case 4...7: 1
    default: 2
    }
  }

  /// The digits in order: they are never a matter of spelling ("Sector 3", "Sector 4").
  var digits: [Unicode.Scalar] {
    letters.filter { ("0"..."9").contains($0) }
  }

  /// The distance to another name, or nil when it is above `limit`.
  func distance(to other: SpelledName, limit: Int) -> Int? {
    guard abs(letters.count - other.letters.count) <= limit else { return nil }
    // NB: one slip changes at most two of the bits.
    guard (mask ^ other.mask).nonzeroBitCount <= 2 * limit else { return nil }
    let distance = EditDistance.between(letters, other.letters)
    return distance <= limit ? distance : nil
  }
}
