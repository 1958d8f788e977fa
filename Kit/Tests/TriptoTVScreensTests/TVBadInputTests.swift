import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld

@testable import TriptoTVScreens

/// Whatever a server says, the TV shows something.
@Suite struct TVBadInputTests {
  private static func make(_ state: JSONValue, _ language: Language) {
    for game in GoldenStates.games(state) {
      var (memory, nowMs) = (TVMemory(), 1_767_225_700_000.0)
      for _ in 0..<3 {
        memory.see(game, at: nowMs)
        guard let view = TVView(game, Messages(language), memory, at: nowMs) else { return }
        _ = TVPicture(view, base: "http://tv.local:3000")
        _ = TVNotices(view)
        _ = TVTrain(view, speed: TVRide(view).speed)
        _ = TVClock(view, TVClock.span(view), leftMs: 1000)
        nowMs += 5000
      }
    }
  }

  @Test("UI-A21 every golden message, and one whose numbers make no sense, is heard by the TV")
  func messages() {
    let messages = GoldenStates.messages
    #expect(messages.count > 100)
    for message in messages {
      var (memory, captions) = (TVMemory(), Captions(mode: .all))
      memory.hear(message, Game(), at: 1_767_225_700_000)
      captions.hear(message, at: 1_767_225_700_000)
      _ = captions.lines(at: 1_767_225_701_000)
    }
  }

  @Test("UI-A14 UI-A21 every golden state in every phase and language gives a screen of the TV")
  func all() {
    let states = GoldenStates.all()
    #expect(states.count > 10 * GoldenStates.phases.count)
    for state in states {
      for language in Language.allCases { Self.make(state, language) }
    }
  }

  @Test(
    "UI-A8 numbers that make no sense, negative or huge, give a screen of the TV all the same",
    arguments: GoldenStates.numbers)
  func extremes(_ number: Int) {
    for state in GoldenStates.all(numbers: number) { Self.make(state, .sv) }
  }
}
