import Testing

@testable import TriptoAnswers

@Suite struct EditDistanceTests {
  @Test(
    "AN4 distance counts insertions, deletions, substitutions and swaps",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("bergen", "bergen", 0), ("bergen", "berggen", 1),
      ("bergen", "bergn", 1), ("bergen", "bergan", 1), ("bergen", "begren", 1), ("ca", "abc", 3),
      ("kitten", "sitting", 3), ("stockholm", "stokcohlm", 2),
    ])
  func distance(left: String, right: String, expected: Int) {
    let (a, b) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    #expect(EditDistance.between(a, b) == expected)
    #expect(EditDistance.between(b, a) == expected)
  }

  @Test("AN4 the quick test by letters never hides a near name")
  func maskIsSafe() {
    let words = [
      "oslo", "solo", "oslø", "os", "oslos", "xslo", "tomsk", "omsk", "東京", "东京", "abcd",
    ]
    for left in words.map(SpelledName.init(compact:)) {
      for right in words.map(SpelledName.init(compact:)) {
        for limit in 0...2 {
          let exact = EditDistance.between(left.letters, right.letters)
          #expect(left.distance(to: right, limit: limit) == (exact <= limit ? exact : nil))
        }
      }
    }
  }
}
