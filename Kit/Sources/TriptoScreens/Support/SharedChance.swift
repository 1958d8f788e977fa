/// Chance that two screens share: the same text gives the same numbers, as on the pages (UI-T30).
package struct SharedChance {
  private var state: UInt32

  package init(_ text: String) {
    state = text.unicodeScalars.reduce(2_166_136_261) { ($0 ^ $1.value) &* 16_777_619 }
  }

  /// A number in 0 ..< 1.
  package mutating func next() -> Double {
    state = state &+ 0x6D2B_79F5
    var mixed = (state ^ (state >> 15)) &* (1 | state)
    mixed = (mixed &+ (mixed ^ (mixed >> 7)) &* (61 | mixed)) ^ mixed
    return Double(mixed ^ (mixed >> 14)) / 4_294_967_296
  }

  package mutating func between(_ low: Double, _ high: Double) -> Double {
    low + next() * (high - low)
  }

  package mutating func several<Thing>(
    _ count: Int, _ make: (inout SharedChance, Int) -> Thing
  ) -> [Thing] {
    (0..<count).map { make(&self, $0) }
  }
}
