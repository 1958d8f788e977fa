import Testing

/// An evening that the app has made, with three phones and a TV.
@Suite("001 host test run, the app against the server") struct Seed001Tests {
  @Test("001 §6: 51 rows") func rows() {
    #expect(Seed001.rows.map(\.steps.count) == [1, 11, 5, 8, 7, 7, 4, 6, 2])
  }

  @Test("001 §1: build", arguments: Seed001.build.steps)
  func build(_ step: Step) async { await Walks.check(step) }

  @Test("001 §2: environment variables", arguments: Seed001.variables.steps)
  func variables(_ step: Step) async { await Walks.check(step) }

  @Test("001 Test 1: create session and see lobby", arguments: Seed001.test1.steps)
  func test1(_ step: Step) async { await Walks.check(step) }

  @Test("001 Test 2: player joins, lobby updates live", arguments: Seed001.test2.steps)
  func test2(_ step: Step) async { await Walks.check(step) }

  @Test("001 Test 3: start game, see pro-view", arguments: Seed001.test3.steps)
  func test3(_ step: Step) async { await Walks.check(step) }

  @Test("001 Test 4: advance through clue levels", arguments: Seed001.test4.steps)
  func test4(_ step: Step) async { await Walks.check(step) }

  @Test(
    "UI-H27 001 Test 5: brake and locked answer, a row with its level",
    arguments: Seed001.test5.steps)
  func test5(_ step: Step) async { await Walks.check(step) }

  @Test("001 Test 6: next clue overrides the brake", arguments: Seed001.test6.steps)
  func test6(_ step: Step) async { await Walks.check(step) }

  @Test(
    "UI-H39 001 Test 7: after a reconnect destination, clue and locked answers are restored",
    arguments: Seed001.test7.steps)
  func test7(_ step: Step) async { await Walks.check(step) }

  @Test("001 §4: projection safety of the pro-view", arguments: Seed001.projection.steps)
  func projection(_ step: Step) async { await Walks.check(step) }
}
