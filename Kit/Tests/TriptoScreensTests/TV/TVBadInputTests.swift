import Foundation
import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoScreens

/// Whatever a server says, screens are made of it.
@Suite struct TVBadInputTests {
  private static let phases =
    PhaseName.allCases.map { JSONValue.string($0.rawValue) } + [.string("KARAOKE")]

  private static let states: [JSONValue] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Frames.folder.path)) ?? []
    return files.sorted().filter { $0.hasPrefix("STATE_SNAPSHOT") }.compactMap { file in
      Frames.golden(String(file.dropLast(5)))["payload"]?["state"]
    }
  }()

  /// The same with every number another one.
  private static func numbers(_ value: JSONValue, _ number: Int) -> JSONValue {
    switch value {
    case .object(let members): .object(members.mapValues { numbers($0, number) })
    case .array(let items): .array(items.map { numbers($0, number) })
    case .int: .int(number)
    default: value
    }
  }

  private static func make(_ state: JSONValue, _ language: Language) {
    var game = Game()
    (game.role, game.playerId) = (.player, "a1a1a1a1-0000-4000-8000-0000000000a1")
    guard let live = LiveState(snapshot: Frames.frame("STATE_SNAPSHOT", ["state": state])) else {
      return
    }
    game.live = live
    for isRestored in [true, false] {
      game.isRestored = isRestored
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
      if let view = GameView(game, Messages(language)) { Self.host(view) }
      if let view = PlayView(game, Messages(language)) { _ = PlayHand(view, PlayInput()) }
    }
  }

  private static func host(_ view: GameView) {
    _ = (StatusBadge(view), SecretCard(view), ClueCard(view), BrakeCard(view), LockedCard(view))
    _ = (AnswersCard(view), JudgedQuestion.all(view), Standings(view), QuestionCards(view))
    _ = (FinaleCard(view, isRestored: true), ControlBar(view, isOff: false))
    _ = (CarriagesCard(view), NightLine.text(view.state.night, view.host))
  }

  @Test(
    "UI-A21 every golden message, and one whose numbers make no sense, is heard by the TV and its sound"
  )
  func messages() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Frames.folder.path)
    var heard = 0
    for file in files.sorted() where file.hasSuffix(".json") {
      for number in [nil, 0, -1, Int.max, Int.min] {
        let golden = Frames.golden(String(file.dropLast(5)))
        guard let frame = Frame(number.map { Self.numbers(golden, $0) } ?? golden),
          let message = frame.message
        else { continue }
        var (memory, captions, bench) = (TVMemory(), Captions(mode: .all), SoundBench())
        memory.hear(message, Game(), at: 1_767_225_700_000)
        captions.hear(message, at: 1_767_225_700_000)
        _ = captions.lines(at: 1_767_225_701_000)
        bench.hear(.told(message))
        heard += 1
      }
    }
    #expect(heard > 100)
  }

  @Test(
    "UI-A14 UI-A21 every golden state in every phase and language gives a screen, of TV and player")
  func all() {
    #expect(Self.states.count > 10)
    for state in Self.states {
      guard case .object(var members) = state else { continue }
      for phase in Self.phases {
        members["phase"] = phase
        for language in Language.allCases { Self.make(.object(members), language) }
      }
    }
  }

  @Test(
    "UI-A8 numbers that make no sense, negative or huge, give a screen all the same",
    arguments: [-1, 0, 1_000_000_000, Int.max, Int.min])
  func extremes(_ number: Int) {
    for state in Self.states {
      guard case .object(var members) = Self.numbers(state, number) else { continue }
      for phase in Self.phases {
        members["phase"] = phase
        Self.make(.object(members), .sv)
      }
    }
  }
}
