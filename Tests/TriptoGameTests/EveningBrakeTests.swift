import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE8 EVE29–EVE34 the brake of an evening")
struct EveningBrakeTests {
  private func releases(_ events: [Event]) -> [BrakeRelease] {
    events.compactMap { if case .brakeReleased(let release) = $0 { release } else { nil } }
  }

  @Test("EVE8 ROUND_INTRO rejects a brake, and HOST_NEXT_CLUE goes to level 10")
  func intro() throws {
    var table = try GameTable.started(settings: .ofEvening)
    #expect(table.state.phase == .roundIntro)
    #expect(rejection(try table.press(1))?.reason == .invalidPhase)
    for level in [10, 8, 6, 4, 2] {
      try table.host(.nextClue)
      #expect(table.state.level == level && table.state.phase == .clueLevel)
    }
    try table.host(.nextClue)
    #expect(table.state.step == .revealSilence)
  }

  @Test("EVE29 an EX owner who types nothing is released at the end of the silence window")
  func silence() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    #expect(table.state.tonight.silentUntilMs == table.nowMs + 10_000)
    #expect(try table.wait(9_999).isEmpty)
    let release = try #require(releases(try table.wait(1)).first)
    #expect(release.seat == seat(1) && release.level == 10 && release.reason == .silent)
    #expect(table.state.phase == .clueLevel && table.state.brakeOwner == nil)
  }

  @Test("EVE29 EX30 the window gets extra time, a v1 press has none and its PA6 runs out")
  func windows() throws {
    var settings = GameSettings.ofEvening
    settings.extraTime = 2
    var table = try GameTable.evening(settings: settings)
    try table.pull(1)
    #expect(table.state.tonight.silentUntilMs == table.nowMs + 20_000)
    var old = try GameTable.evening()
    try old.brake(1)
    #expect(old.state.tonight.silentUntilMs == nil)
    #expect(try old.wait(29_999).isEmpty)
    #expect(releases(try old.wait(1)).map(\.reason) == [.timeout])
  }

  @Test("EVE29 text in the draft gives all of PA6, an emptied draft a new window within it")
  func emptied() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    let endMs = try #require(table.state.clock?.endMs)
    try table.wait(5_000)
    try table.draft(1, "Ly")
    #expect(table.state.tonight.silentUntilMs == nil)
    try table.wait(10_000)
    try table.draft(1, "")
    #expect(table.state.tonight.silentUntilMs == table.nowMs + 10_000)
    try table.draft(1, "L")
    try table.wait(10_000)
    try table.draft(1, "")
    #expect(table.state.tonight.silentUntilMs == endMs)
    #expect(releases(try table.wait(endMs - table.nowMs)).map(\.reason) == [.timeout])
  }

  @Test(
    "EVE30 at PA6 a draft is the answer, also when the phone is away", arguments: [true, false])
  func draftCounts(isCorrect: Bool) throws {
    var table = try GameTable.evening()
    try table.pull(1)
    try table.draft(1, "Lyo")
    try table.draft(1, "Lyon", correct: isCorrect)
    try table.disconnect(1)
    try table.wait(30_000)
    let answer = try #require(table.state.round?.answer(of: seat(1)))
    #expect(answer.text.open(.judging) == "Lyon" && answer.level == 10)
    #expect(answer.isCorrect == isCorrect && answer.points == (isCorrect ? 10 : 0))
    #expect(table.state.step == .afterLock && table.state.tonight.drafts.isEmpty)
  }

  @Test("EVE31 after a release the clue has the time that it had left, at least 4 000")
  func timeLeft() throws {
    for (waitedMs, leftMs) in [(10_000, 20_000), (28_000, 4_000)] {
      var table = try GameTable.evening()
      try table.wait(waitedMs - 80)
      try table.pull(1)
      try table.wait(3_000)
      let events = try table.run(.release, by: .player(1))
      #expect(releases(events).map(\.reason) == [.letGo])
      let clock = try #require(table.state.clock)
      #expect(clock.step == .clue && clock.endMs == table.nowMs + leftMs)
      #expect(clock.durationMs == 30_000)
    }
  }

  @Test(
    "EVE31 a kicked owner, one who has left and HOST_SKIP let the train roll on, with their reason")
  func others() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    #expect(releases(try table.host(.kick(seat(1), ban: false))).map(\.reason) == [.left])
    try table.pull(2)
    #expect(releases(try table.host(.skip)).map(\.reason) == [.host])
    try table.pull(3)
    try table.disconnect(3)
    try table.draft(3, "L")
    try table.host(.extendTimer(addMs: 60_000))
    #expect(releases(try table.wait(60_000)).map(\.reason) == [.left])
  }

  @Test("EVE31 HOST_NEXT_CLUE in a brake advances, and the draft is lost")
  func nextClue() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    try table.draft(1, "Lyon")
    try table.host(.nextClue)
    #expect(table.state.level == 8 && table.state.round?.answers.isEmpty == true)
    #expect(table.state.tonight.drafts.isEmpty)
  }

  @Test("EVE32 a released level is open to the others; who released is out until the next clue")
  func out() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    try table.run(.release, by: .player(1))
    try table.wait(2_000)
    #expect(rejection(try table.press(1))?.reason == .notAllowed)
    try table.pull(2)
    #expect(table.state.brakeOwner == seat(2))
    try table.lock(2)
    #expect(rejection(try table.press(3))?.reason == .tooLate)
    try table.host(.nextClue)
    try table.pull(1)
    #expect(table.state.brakeOwner == seat(1))
    try table.run(.release, by: .player(1))
    try table.host(.nextClue)
    try table.wait(2_000)
    #expect(rejection(try table.press(1))?.reason == .notAllowed)
    #expect(table.state.hasSpentBrakes(seat(1)))
    try table.play { $0.rounds.count == 2 && $0.step == .clue }
    try table.pull(1)
    #expect(table.state.brakeOwner == seat(1))
  }

  @Test("EVE32 BR15 a released press counts for the two seconds, and no points are taken")
  func rate() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    try table.run(.release, by: .player(1))
    #expect(rejection(try table.press(1))?.reason == .rateLimited)
    #expect(table.state.score(of: seat(1)) == 0)
  }

  @Test("EX43 the owner alone lets go, once, and only while it holds the brake")
  func whoReleases() throws {
    var table = try GameTable.evening()
    expectRefused(.release, by: .player(1), .invalidPhase, at: table)
    try table.pull(1)
    expectRefused(.release, by: .player(2), .unauthorized, at: table)
    expectRefused(.release, by: .host, .unauthorized, at: table)
    try table.run(.release, by: .player(1))
    expectRefused(.release, by: .player(1), .invalidPhase, at: table)
  }

  @Test("EX42 a draft is the owner's; one that raced the lock is ignored")
  func whoDrafts() throws {
    var table = try GameTable.evening()
    #expect(try table.draft(1, "L").isEmpty && table.state.tonight.drafts.isEmpty)
    try table.pull(1)
    let verdict = Verdict(isCorrect: true, reason: "exact")
    expectRefused(.draft(text: "L", verdict: verdict), by: .player(2), .unauthorized, at: table)
    expectRefused(.draft(text: "L", verdict: verdict), by: .host, .unauthorized, at: table)
    try table.lock(1)
    #expect(try table.draft(1, "X").isEmpty && table.state.tonight.drafts.isEmpty)
  }

  @Test("EVE33 the first letter and the emptied draft are told, the letters between are not")
  func typing() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    #expect(try table.draft(1, "L") == [.typingChanged(seat(1))])
    #expect(try table.draft(1, "Ly").isEmpty)
    #expect(try table.draft(1, "") == [.typingChanged(seat(1))])
    #expect(try table.draft(1, "").isEmpty)
  }

  @Test("EVE34 the nerve after a lock is 2 500 before the next clue")
  func nerve() throws {
    var table = try GameTable.evening()
    try table.answerAtOnce(1)
    #expect(table.state.clock?.durationMs == 2_500)
    try table.wait(2_500)
    #expect(table.state.level == 8)
  }

  @Test("EVE29 ST32 in a host pause the silence stands still, and goes on with what was left")
  func pause() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    try table.wait(6_000)
    try table.host(.pause)
    #expect(try table.wait(20_000).isEmpty)
    try table.host(.resume)
    #expect(try table.wait(3_999).isEmpty)
    #expect(releases(try table.wait(1)).map(\.reason) == [.silent])
  }

  @Test("EVE2 without an evening nothing is let go: PA6 advances, and a press in the intro brakes")
  func plain() throws {
    var table = try GameTable.atClue()
    try table.press(1, Press(isExtended: true))
    try table.wait(80)
    #expect(table.state.tonight == Tonight())
    #expect(try table.draft(1, "Lyon").isEmpty)
    expectRefused(.release, by: .player(1), at: table)
    try table.wait(30_000)
    #expect(table.state.level == 8 && table.state.tonight == Tonight())
  }
}
