import Testing
import TriptoContent
import TriptoKernel
import TriptoLint

@Suite("What the lint says to a line of wonder")
struct WonderLintTests {
  @Test(
    "L21 L22 L30 L40 L42 a line of wonder is held to what a clue is held to",
    arguments: [
      ("Älskande skriver brev till en flicka som inte finns.", "Lovers write to nobody.", nil),
      ("Floden gör två krokar.", "The river makes two bends.", nil),
      ("Floden gör nio krokar.", "The river makes nine bends.", "L21 error"),
      ("Floden gör två krokar.", "The river makes bends, 11 of them.", "L22 error"),
      ("Floden heter Etsch.", "The river has a name.", "L30 error"),
      (String(repeating: "ord ", count: 28), "Words.", "L40 error"),
      ("Staden erbjuder mycket.", "The town has much.", "L42 error"),
    ] as [(String, String, String?)])
  func lint(swedish: String, english: String, expected: String?) throws {
    let report = try LintFixture.report(
      "wonder", .object(["sv": .string(swedish), "en": .string(english)]))
    let found = LintFixture.codes(report)
    if let expected {
      #expect(found.contains(expected), "\(report.findings)")
    } else {
      #expect(found == [], "\(report.findings)")
    }
  }
}
