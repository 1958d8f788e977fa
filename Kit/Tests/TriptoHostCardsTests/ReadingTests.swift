import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards

@Suite struct ReadingTests {
  private func view() throws -> GameView {
    try #require(GameView(Frames.game("HOST-reveal"), Messages(.sv)))
  }

  @Test(
    "UI-H57 EX36 rows show how an answer was read, where that is not self-evident",
    arguments: [
      (AnswerReason.alias, "Tolkat som Paris"), (.spelling, "Tolkat som Paris"),
      (.near, "Nära Paris"),
      (.otherPlace, "Annan ort: Lyon"), (.tooBroad, "För stort område"),
      (.generic, "Bara början på ett namn"), (.multiple, "Två gissningar"), (.exact, ""),
      (.empty, ""),
      (.reject, ""), (.unknown("later"), ""),
    ])
  func reasons(reason: AnswerReason, text: String) throws {
    #expect(try view().reading(JudgedView(reason: reason, other: "Lyon")) == text)
  }

  @Test(
    "UI-H57 EX19 a verdict that the host overruled says so, and what is not judged says nothing")
  func overruled() throws {
    let judged = JudgedView(reason: .otherPlace, overruled: true)
    #expect(try view().reading(judged) == "Ändrat av värden")
    #expect(try view().reading(nil) == "")
    #expect(try view().reading(JudgedView(reason: .otherPlace)) == "")
  }

  @Test("UI-E3 quotes by language, and no points are a dash")
  func phrases() throws {
    let swedish = try view()
    #expect(
      swedish.quoted("Lyon") == "”Lyon”" && swedish.given(0) == "–" && swedish.given(8) == "+8 p")
    let english = try #require(GameView(swedish.game, Messages(.en)))
    #expect(english.quoted("Lyon") == "“Lyon”")
    let norwegian = try #require(GameView(swedish.game, Messages(.nb)))
    #expect(norwegian.quoted("Lyon") == "«Lyon»")
  }
}
