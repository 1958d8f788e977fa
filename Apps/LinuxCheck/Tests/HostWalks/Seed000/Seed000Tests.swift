import Testing

/// The follow-ups of an ordinary session with one destination, two phones and a TV.
@Suite("000 follow-up questions, the app against the server") struct Seed000Tests {
  @Test("000 Test 1: the question appears with its answer card", arguments: Seed000.test1.steps)
  func test1(_ step: Step) async { await Walks.check(step) }

  @Test("000 Test 2: option badges", arguments: Seed000.test2.steps)
  func test2(_ step: Step) async { await Walks.check(step) }

  @Test("000 Test 3: the timer turns red", arguments: Seed000.test3.steps)
  func test3(_ step: Step) async { await Walks.check(step) }

  @Test("000 Test 4: answers appear, for the host only", arguments: Seed000.test4.steps)
  func test4(_ step: Step) async { await Walks.check(step) }

  @Test("000 Test 5: results replace answers", arguments: Seed000.test5.steps)
  func test5(_ step: Step) async { await Walks.check(step) }

  @Test("000 Test 6: one question after the other", arguments: Seed000.test6.steps)
  func test6(_ step: Step) async { await Walks.check(step) }

  @Test(
    "UI-H40 000 Test 7: the server dies in a question: the time left, or its results at once",
    arguments: Seed000.test7.steps)
  func test7(_ step: Step) async { await Walks.check(step) }

  @Test("000 Test 8: the sequence ends in the scoreboard", arguments: Seed000.test8.steps)
  func test8(_ step: Step) async { await Walks.check(step) }

  @Test("000 event → view mapping", arguments: Seed000.events.steps)
  func events(_ step: Step) async { await Walks.check(step) }

  @Test(
    "UI-H40 000 reconnect in a question: it is restored with its answers",
    arguments: Seed000.reconnect.steps)
  func reconnect(_ step: Step) async { await Walks.check(step) }

  @Test(
    "UI-H41 000 projection: correctAnswer, answersByPlayer and no TV or player frame",
    arguments: Seed000.projection.steps)
  func projection(_ step: Step) async { await Walks.check(step) }

  @Test(
    "UI-H35 000 what is otherwise on purpose: no next-question button",
    arguments: Seed000.onPurpose.steps)
  func onPurpose(_ step: Step) async { await Walks.check(step) }
}
