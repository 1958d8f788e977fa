import Testing

@Suite("002 test plan, the app against the server") struct Seed002PlanTests {
  @Test("002 Test 1: create new session", arguments: Seed002.test1.steps)
  func test1(_ step: Step) async { await Walks.check(step) }

  @Test("002 Test 2: join existing session", arguments: Seed002.test2.steps)
  func test2(_ step: Step) async { await Walks.check(step) }

  @Test("002 Test 3: host already exists", arguments: Seed002.test3.steps)
  func test3(_ step: Step) async { await Walks.check(step) }

  @Test("002 Test 4: invalid code", arguments: Seed002.test4.steps)
  func test4(_ step: Step) async { await Walks.check(step) }

  @Test("002 Test 5: colours", arguments: Seed002.colours.steps)
  func colours(_ step: Step) async { await Walks.check(step) }

  @Test("002 Test 5: typography", arguments: Seed002.type.steps)
  func type(_ step: Step) async { await Walks.check(step) }

  @Test("002 Test 5: icons", arguments: Seed002.icons.steps)
  func icons(_ step: Step) async { await Walks.check(step) }

  @Test("002 Test 5: animations", arguments: Seed002.animations.steps)
  func animations(_ step: Step) async { await Walks.check(step) }

  @Test("002 Test 5: haptics", arguments: Seed002.haptics.steps)
  func haptics(_ step: Step) async { await Walks.check(step) }

  @Test("002 Test 5: responsive", arguments: Seed002.responsive.steps)
  func responsive(_ step: Step) async { await Walks.check(step) }

  @Test("UI-H43 002 Test 6: dark under a light system too", arguments: Seed002.dark.steps)
  func dark(_ step: Step) async { await Walks.check(step) }

  @Test("002 Test 7: Dynamic Type", arguments: Seed002.largeText.steps)
  func largeText(_ step: Step) async { await Walks.check(step) }

  @Test("002 acceptance criteria", arguments: Seed002.criteria.steps)
  func criteria(_ step: Step) async { await Walks.check(step) }

  @Test("002 optional next steps", arguments: Seed002.optional.steps)
  func optional(_ step: Step) async { await Walks.check(step) }

  @Test("002 what is otherwise on purpose", arguments: Seed002.onPurpose.steps)
  func onPurpose(_ step: Step) async { await Walks.check(step) }
}
