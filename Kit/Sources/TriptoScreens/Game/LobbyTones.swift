public import TriptoDesign

/// The colours of players in the lobby's order: the same on the TV, on phones and at the host (UI-T2). Each gets the one
/// that its id likes best of those that fewest before it have, so that who leaves takes few other colours along.
public enum LobbyTones {
  static let tones: [(name: String, colour: Colour)] = [
    ("accent-mint", .accentMint), ("accent-orange", .accentOrange), ("accent-blue", .accentBlue),
    ("choice-b", .choiceB), ("choice-d", .choiceD), ("choice-c", .choiceC),
  ]

  public static func of(_ ids: [String]) -> [Colour] {
    var taken = tones.map { _ in 0 }
    return ids.map { id in
      let fewest = taken.min() ?? 0
      let free = tones.indices.filter { taken[$0] == fewest }
      let best = free.max { hash(tones[$0].name + id) < hash(tones[$1].name + id) } ?? 0
      taken[best] = fewest + 1
      return tones[best].colour
    }
  }

  /// FNV-1a, stirred: a number that says nothing about the text, the same on every screen.
  private static func hash(_ text: String) -> UInt32 {
    var sum: UInt32 = 2_166_136_261
    for unit in text.utf16 { sum = (sum ^ UInt32(unit)) &* 16_777_619 }
    sum = (sum ^ (sum >> 15)) &* 2_246_822_507
    return sum ^ (sum >> 13)
  }
}
