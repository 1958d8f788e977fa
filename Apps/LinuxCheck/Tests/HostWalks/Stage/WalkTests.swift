import Foundation
import Testing

@Suite("The walks through the seeds") struct WalkTests {
  @Test("every walk through 000, 001 and 002 goes to its end") func ends() async {
    #expect(await Walks.ends() == [])
  }

  @Test("docs/APPLE.md lists every step of 000, 001 and 002 with its test") func listed()
    async throws
  {
    let file = TriptoServer.repository.appending(path: "docs/APPLE.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let table = try await StepTable.made()
    let marks = (StepTable.begin, StepTable.end)
    let parts = text.components(separatedBy: marks.0)
    #expect(parts.count == 2, "docs/APPLE.md has no mark \(marks.0)")
    let listed = parts.last?.components(separatedBy: marks.1).first
    #expect(listed == "\n\n\(table)\n\n", "the table is this:\n\(table)")
  }
}
