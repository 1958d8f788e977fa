import Testing
import TriptoDesign

@testable import TriptoScreens

@Suite struct LobbyToneTests {
  @Test("UI-T2 EVE75 a player's colour is the same as on the pages")
  func tones() {
    let colours = LobbyTones.of(["a1", "b2", "c3", "d4", "e5", "f6", "g7"])
    #expect(Set(colours.prefix(6)).count == 6)
    let pages: [Colour] = [
      .accentOrange, .accentMint, .accentBlue, .choiceC, .choiceD, .choiceB, .choiceC,
    ]
    #expect(colours == pages)
  }
}
