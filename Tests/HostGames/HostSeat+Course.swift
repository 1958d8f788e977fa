import NIOCore
import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoBots
@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

// What the host does, and when.
extension HostSeat {
  /// Plays until the last journey has ended and been looked at.
  func run() async {
    await until { self.isAtEnd }
    await agree()
    log.finalScores = await app.client.game.state?.scoreboard ?? []
    seat { $0.isDone = true }
    await app.leave()
    stop()
  }

  private var isAtEnd: Bool {
    app.screen == .game(.roundEnd) && brain.memory.phase == .roundEnd && journey >= plan.journeys
  }

  var journey: Int { brain.memory.state?.journey?.number ?? 1 }

  func schedule(_ plan: BotPlan) {
    Task {
      if plan.afterMs > 0 { try await Task.sleep(for: .milliseconds(plan.afterMs)) }
      brain.truth = book.pages.truth
      guard !isOver, let action = brain.due(plan.intent) else { return }
      switch action {
      case .send(let message): await carryOut(message, of: plan.intent)
      case .drop: await world.cut()
      // NB: the app answers the clock by itself, and a host has no brake.
      case .press, .pong: break
      }
    }
  }

  /// Presses it as soon as there is something to press; lapses when the game moves on.
  private func carryOut(_ message: ClientMessage, of intent: BotIntent) async {
    while !isOver, brain.isCurrent(intent), !press(message) { await change() }
  }

  /// A new situation: an occasion to look whether everybody sees the same, to lose the line, and for what no bot does.
  func noteSituation() {
    let now = brain.memory.situation
    guard now != noted else { return }
    noted = now
    Task {
      await agree()
      await cutMaybe(now)
      await tryTools(now)
    }
  }

  /// Everybody at the table comes to see the same game, and a fresh snapshot is what the app knew (EX6).
  private func agree() async {
    guard !isOver else { return }
    let isAgreed = await book.wait(.seconds(60)) { $0.active.isEmpty || $0.hasConverged }
    log.settled += 1
    guard !isAgreed else {
      _ = await app.client.send(.resumeSession(ResumeSession()))
      return
    }
    let seats = book.pages.seats.map { "\($0.key) \($0.value.digest?.text ?? "–")" }.sorted()
    log.violations.append(Violation("ST40", viewer: Self.label, "no agreement: \(seats)"))
  }

  /// The line breaks where it hurts: at a clue, in a brake, at the answer, at a question.
  private func cutMaybe(_ situation: Situation) async {
    switch situation {
    case .clue, .brake, .reveal, .question, .intro: break
    case .unknown, .lobby, .waiting, .gap, .scoreboard, .finale, .over, .paused: return
    }
    guard cutsLeft > 0, !isOver else { return }
    cutsLeft -= 1
    log.cuts += 1
    await world.cut()
  }
}
