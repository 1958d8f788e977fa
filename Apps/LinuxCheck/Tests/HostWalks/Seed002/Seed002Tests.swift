import Testing

@Suite("002 what was implemented, the app against the server") struct Seed002Tests {
  @Test("002 item 1: colours, type, constants", arguments: Seed002.design.steps)
  func design(_ step: Step) async { await Walks.check(step) }

  @Test("002 item 2: both API methods, both responses, hostRoleTaken", arguments: Seed002.api.steps)
  func api(_ step: Step) async { await Walks.check(step) }

  @Test("002 item 3: launch view", arguments: Seed002.launchView.steps)
  func launchView(_ step: Step) async { await Walks.check(step) }

  @Test("002 item 3: join sheet", arguments: Seed002.joinSheet.steps)
  func joinSheet(_ step: Step) async { await Walks.check(step) }

  @Test("002 item 4: native polish", arguments: Seed002.polish.steps)
  func polish(_ step: Step) async { await Walks.check(step) }

  @Test("002 item 4: lobby", arguments: Seed002.lobby.steps)
  func lobby(_ step: Step) async { await Walks.check(step) }

  @Test("002 item 4: game view", arguments: Seed002.game.steps)
  func game(_ step: Step) async { await Walks.check(step) }

  @Test("002 item 4: scoreboard", arguments: Seed002.scoreboard.steps)
  func scoreboard(_ step: Step) async { await Walks.check(step) }

  @Test("002 item 4: follow-up view", arguments: Seed002.followup.steps)
  func followup(_ step: Step) async { await Walks.check(step) }
}
