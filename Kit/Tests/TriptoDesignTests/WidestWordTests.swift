import Testing
import TriptoDesign

@Suite("The widest word of a label") struct WidestWordTests {
  @Test(
    "letters tell by their shape, not by their number",
    arguments: [
      ("Visa illi", "Visa"), ("mmmm iiiiii", "mmmm"), ("Lägg till", "Lägg"), ("Å-WM", "WM"),
      ("", ""), ("Bo", "Bo"),
    ])
  func widest(text: String, word: String) {
    #expect(text.widestWord == word)
  }
}
