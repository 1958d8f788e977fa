import Testing
import TriptoKernel

@testable import TriptoBots

@Suite("Seeded chance")
struct DiceTests {
  @Test("SplitMix64 gives the numbers of the published algorithm")
  func reference() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test("a choice depends on the seed, the subject and its numbers, not on the order of asking")
  func subjects() {
    let dice = Dice(seed: 7)
    var first = dice.roll("brake", 1, 8)
    _ = dice.roll("answer", 0)
    var again = dice.roll("brake", 1, 8)
    #expect(first.next() == again.next())
    let others = [
      dice.roll("brake", 1, 6), dice.roll("brake", 8, 1), dice.roll("answer", 1, 8),
      Dice(seed: 8).roll("brake", 1, 8),
    ]
    for var other in others {
      var same = dice.roll("brake", 1, 8)
      #expect(other.next() != same.next())
    }
  }

  @Test("unit numbers stay below one and reach both halves")
  func unit() {
    var generator = SplitMix64(seed: 3)
    let numbers = (0..<200).map { _ in generator.unit() }
    #expect(numbers.allSatisfy { (0..<1).contains($0) })
    #expect(numbers.contains { $0 < 0.5 } && numbers.contains { $0 > 0.5 })
  }
}
