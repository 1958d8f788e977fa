import Testing

@testable import TriptoScreens

@Suite struct ConfettiTests {
  @Test("UI-T20 UI-A3 confetti: 110 pieces from both sides and above, gone by 5.5 s, on phones 70")
  func confetti() {
    let confetti = Confetti.tv
    #expect(confetti.pieces.count == 110 && Confetti.host.pieces.count == 70)
    let places = confetti.pieces.compactMap { confetti.place(of: $0, at: 1200) }
    #expect(places.count == 110 && places.contains { $0.point.x < 700 })
    #expect(
      places.contains { $0.point.x > 1200 } && places.allSatisfy { (0...1).contains($0.opacity) })
    #expect(confetti.pieces.allSatisfy { confetti.place(of: $0, at: Confetti.overMs) == nil })
    let last = confetti.pieces[109]
    #expect(confetti.place(of: last, at: 0) == nil && confetti.place(of: last, at: 200) != nil)
    for piece in confetti.pieces {
      let (before, after) = (
        confetti.place(of: piece, at: 1299), confetti.place(of: piece, at: 1301)
      )
      guard let before, let after else { continue }
      #expect(
        abs(before.point.y - after.point.y) < 20 && abs(before.opacity - after.opacity) < 0.01)
    }
  }

  @Test("UI-T30 the same text gives the same numbers as on the pages")
  func numbers() {
    func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }
    var chance = SharedChance("abc/2")
    #expect(near(chance.next(), 0.357146845664829) && near(chance.next(), 0.4186482329387218))
  }
}
