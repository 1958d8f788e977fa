import Testing
import TriptoKernel
import TriptoPlan

@testable import TriptoShow
@testable import TriptoTable

@Suite("AU19 the lines of a game on their way to becoming clips")
struct RecordingsTests {
  private let line = ScriptLine(
    id: LineID(round: 0, spoken: .clue(level: 10)), language: .sv, caption: "En ledtråd",
    spoken: "En ledtråd")

  @Test("AU19 a line that fails is asked for three times in all")
  func tries() {
    var recordings = Recordings()
    for _ in 1...3 {
      #expect(recordings.take([line]) { _ in false }.count == 1)
      #expect(recordings.take([line]) { _ in false }.isEmpty, "it is on its way")
      recordings.failed(line)
    }
    #expect(recordings.take([line]) { _ in false }.isEmpty)
  }

  @Test("AU19 EX25 a voice that is switched off and on again has all its tries")
  func again() {
    var recordings = Recordings()
    for _ in 1...5 {
      #expect(recordings.take([line]) { _ in false }.count == 1)
      recordings.stop()
    }
  }
}
