import Testing
import TriptoAnswers

/// Norwegian is heard like Swedish and English, whatever language the game speaks.
@Suite struct NorwegianTests {
  private let world: Gazetteer

  init() throws {
    world = try Gazetteer.shipped.get()
  }

  @Test(
    "AN7 numbers in Norwegian words",
    arguments: [
      ("sju", "7"), ("syv", "7"), ("tjueen", "21"), ("én", "1"), ("to hundre og førtifem", "245"),
      ("nitten hundre og fem", "1905"), ("nitten åttifire", "1984"), ("ca. tretti", "30"),
      ("to millioner", "2 000 000"), ("3,5 milliarder", "3 500 000 000"), ("5 stk", "fem"),
      ("seksti", "sextio"), ("året 1814", "1814"),
    ])
  func numbers(answer: String, correct: String) {
    #expect(Judge.followup(answer, correct: correct))
    #expect(!Judge.followup(answer, correct: "8"))
  }

  @Test(
    "AN3 J3 what Norwegians say around a guess is left out",
    arguments: [
      "jeg tror det er Bergen", "det må være Bergen", "er det Bergen?", "vi tipper Bergen",
      "Bergen tror jeg", "kanskje Bergen", "svaret er Bergen", "Bergen by", "byen Bergen",
    ])
  func leadIns(answer: String) {
    let judgement = Judge.destination(
      answer, DestinationTarget(name: "Bergen"), gazetteer: world)
    #expect(judgement.reason == .exact)
  }

  @Test(
    "AN1 AN2 names as Norwegians write them",
    arguments: [
      ("København", "Köpenhamn"), ("Kobenhavn", "Köpenhamn"), ("Koebenhavn", "Köpenhamn"),
      ("Roma", "Rom"), ("Tromsø", "Tromsö"), ("Hellas", "Grekland"), ("Tyskland", "Germany"),
    ])
  func names(answer: String, target: String) {
    #expect(Judge.destination(answer, DestinationTarget(name: target), gazetteer: world).isCorrect)
  }

  @Test("AN3 J3 a guess that is denied is none", arguments: ["ikke Bergen", "nei, ikke Bergen"])
  func denied(answer: String) {
    let judgement = Judge.destination(
      answer, DestinationTarget(name: "Bergen"), gazetteer: world)
    #expect(!judgement.isCorrect)
  }

  @Test(
    "EX28 names that Norwegians bear are let through",
    arguments: [
      "Bjørn", "Åse", "Odd", "Even", "Kukk", "Pikk", "Pule", "Hore", "Saed", "Raeva", "Runke",
      "Tissen", "Fitter", "Tiss", "Rævmand",
    ])
  func decent(name: String) {
    #expect(!NameFilter.blocks(name))
  }

  @Test(
    "EX28 names that nobody bears are not", arguments: ["Drittsekk", "faen", "RASSHØL", "jævla"])
  func blocked(name: String) {
    #expect(NameFilter.blocks(name))
  }
}
