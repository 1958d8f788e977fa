@_spi(Testing) import SwiftUI
import Testing
import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostScreens

/// What is evaluated anew when something changes: only what reads it.
@MainActor @Suite(.serialized) struct ObservationTests {
  /// The bodies that were evaluated because of a change.
  private func bodies(
    _ scene: String, _ change: @MainActor (Stage) async -> Void
  ) async throws -> Set<String> {
    let found = try #require(Scene.all.first { $0.name == scene })
    let stage = try await Stage.playing(found, .sv)
    stage.view.resetCounts()
    await change(stage)
    await stage.settle()
    let names = Set(stage.view.bodyCounts.keys)
    stage.view.close()
    return names
  }

  private static let screens: Set = [
    "HostRoot", "HostScreens", "LobbyScreen", "LobbyPeople", "GameScreen", "GameDesk", "GameCards",
  ]

  @Test(
    "a tick of the clock redraws the clock alone",
    arguments: ["clue-8", "question"])
  func tick(_ scene: String) async throws {
    let drawn = try await bodies(scene) { stage in
      let before = stage.app.play.timer.left
      stage.world.pass(1000)
      await stage.until { stage.app.play.timer.left != before }
    }
    #expect(!drawn.isEmpty)
    let clocks: Set = [
      "ClockView", "ClockBar", "TimerRing", "TimerBar", "RingShape", "Lettered", "ClockText",
    ]
    #expect(drawn.subtracting(clocks) == [])
  }

  @Test("UI-H14 who comes to the lobby redraws what tells of guests, and no screen")
  func lobby() async throws {
    let drawn = try await bodies("lobby-guests") { stage in
      stage.say("LOBBY_UPDATED", Cast.lobby(9))
      await stage.until { stage.app.lobby.guests.guests.count == 9 }
    }
    #expect(drawn.contains("PlayersView") && drawn.isDisjoint(with: Self.screens))
    #expect(drawn.isDisjoint(with: ["TicketView", "QuestionsView", "LobbyTabs"]))
  }

  @Test("UI-H26 the order of a brake redraws the brake's card, and no screen")
  func brake() async throws {
    let drawn = try await bodies("brake-evening") { stage in
      stage.say("BRAKE_ORDER", Scene.order)
      await stage.until { stage.app.play.brake?.order.isEmpty == false }
    }
    #expect(drawn.contains("BrakeView") && drawn.isDisjoint(with: Self.screens))
    #expect(drawn.isDisjoint(with: ["ClueView", "SecretView", "LockedView", "PlayersView"]))
  }

  @Test("the words of a question redraw its cards, and no screen")
  func question() async throws {
    let drawn = try await bodies("question") { stage in
      stage.say("FOLLOWUP_ANSWERS_LOCKED", stage.words)
      await stage.until { stage.app.play.question?.words.isEmpty == false }
    }
    #expect(drawn.contains("QuestionAnswersView") && drawn.isDisjoint(with: Self.screens))
    #expect(drawn.isDisjoint(with: ["PlayersView", "ToolsView", "SettingsView"]))
  }

  @Test("UI-H23 the results of a place redraw its answers, and no screen")
  func reveal() async throws {
    let drawn = try await bodies("revealing") { stage in
      stage.say("DESTINATION_RESULTS", Frames.golden("DESTINATION_RESULTS")["payload"] ?? .null)
      await stage.until { stage.app.play.answers?.waiting == nil }
    }
    #expect(drawn.contains("AnswersView") && drawn.isDisjoint(with: Self.screens))
    #expect(drawn.isDisjoint(with: ["PlayersView", "ToolsView", "SettingsView"]))
  }
}
