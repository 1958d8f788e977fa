import Testing
import TriptoDesign

@testable import TVApp

@Suite struct ScaleTests {
  @Test("no letters of the TV's scale are smaller than 32 px")
  func letters() {
    for style in TypeStyle.allCases { #expect(style.own.points >= TypeStyle.smallestOnTV) }
  }
}
