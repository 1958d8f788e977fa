import Testing
import TriptoKernel

@testable import TriptoGuard

@Suite struct JoinCodeTests {
  @Test("ID4 a code is 6 characters of A–Z and 2–9 without O and I")
  func alphabet() {
    var generator = SplitMix64(seed: 1)
    let codes = (0..<500).map { _ in JoinCode.random(using: &generator) }
    #expect(codes.allSatisfy { $0.count == 6 })
    #expect(Set(codes.joined()) == Set("ABCDEFGHJKLMNPQRSTUVWXYZ23456789"))
    #expect(Set(codes).count == 500)
  }

  @Test("ID4 codes from clients are upper-cased before look-up")
  func normalized() {
    #expect(JoinCode.normalized("abc234") == "ABC234")
    #expect(JoinCode.normalized(" abc 234\n") == "ABC234")
  }

  @Test(
    "ID4 what cannot be a code is none", arguments: ["", "ABC23", "ABC2345", "ABCDO2", "ABC12!"])
  func refused(text: String) {
    #expect(JoinCode.normalized(text) == nil)
  }
}
