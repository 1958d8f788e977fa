import Testing
import TriptoDesign
import TriptoKernel

@testable import TriptoScreens

@Suite struct CarriageNameTests {
  @Test("EVE43 the twelve carriages have a name of their own in every language")
  func names() {
    for language in Language.allCases {
      let names = Messages(language).carriages
      #expect(Set((1...12).map(names.name)).count == 12 && !(1...12).map(names.name).contains(""))
      #expect(names.name(0) == "" && names.name(13) == "")
    }
  }
}
