import Testing
import TriptoTestWorld

@testable import TriptoDesk

@Suite struct DeskBadInputTests {
  @Test("UI-A21 every golden message, and one whose numbers make no sense, is heard by the desk")
  func messages() {
    let messages = GoldenStates.messages
    #expect(messages.count > 100)
    for message in messages {
      var bench = SoundBench()
      bench.hear(.told(message))
    }
  }
}
