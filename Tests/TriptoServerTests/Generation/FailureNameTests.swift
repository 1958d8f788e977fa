import Testing
import TriptoContent

@testable import TriptoAuthoring

@Suite("SE6 the log says why no destination was made, and never which")
struct FailureNameTests {
  @Test(
    "SE6 every error of the author and the library has its name, with a payload or without",
    arguments: [
      (AuthoringError.unknownPlace("Oslo") as any Error, "unknownPlace"),
      (AuthoringError.alreadyThere("Oslo"), "alreadyThere"),
      (AuthoringError.nothingLeft, "nothingLeft"), (AuthoringError.notPassed("Oslo"), "notPassed"),
      (AuthoringError.outdated, "outdated"), (LibraryError.notFound("Oslo"), "notFound"),
      (LibraryError.writeFailed(reason: "/x"), "writeFailed"),
      (CancellationError(), "unexpected"),
    ])
  func names(error: any Error, name: String) {
    #expect(GenerationDesk.kind(of: error) == name)
  }
}
