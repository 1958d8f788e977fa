import NIOCore
import TriptoBots
import TriptoSocket
import TriptoWire

extension BenchGame {
  /// Starts the game and waits for the first clue.
  func start() async {
    let players = options.players
    guard await wait(until: { $0.lobbyCount == players }) else {
      return problem("only \(lobbyCount) players came")
    }
    say(.hostStartGame, seat: host)
    await awaitClue(0)
  }

  private func awaitClue(_ round: Int) async {
    guard await wait(until: { $0.everybodyGot(.cluePresent, round + 1) }) else {
      return problem("clue \(round + 1) did not reach everybody")
    }
  }

  private func everybodyGot(_ type: Heard, _ times: Int) -> Bool {
    seats.indices.allSatisfy { count(type, seat: $0) >= times }
  }

  /// Living rooms do not brake in step: a pause of up to a second, drawn with the seed.
  func idle(before round: Int) async {
    var roll = Dice(seed: options.seed).roll("idle", number, round)
    let pauseMs = Int.random(in: 0...1_000, using: &roll)
    let ended = loop.scheduleTask(in: .milliseconds(Int64(pauseMs))) {}.futureResult
    do {
      try await ended.get()
    } catch {
      problem("a pause was cancelled: \(error)")
    }
  }

  private var pressing: [Int] {
    options.pressing(
      seats.indices.filter { seats[$0].role == .player && !tallies[$0].hasLocked })
  }

  /// The screens that nobody presses stop reading, until `showWinner`.
  func spareObservers() {
    let pressing = Set(pressing)
    for (seat, socket) in sockets.enumerated() where !pressing.contains(seat) {
      socket.setReading(false)
    }
  }

  /// Everybody who presses does so in the same turn of the loop; then all verdicts are awaited.
  func brake() async {
    let pressing = pressing
    let start = NIODeadline.now()
    openVerdicts = pressing.count
    pressCount += pressing.count
    winner = nil
    for seat in pressing {
      let now = NIODeadline.now()
      tallies[seat].pressedAt = now
      let stamp = options.isExtended ? Double(now.uptimeNanoseconds) / 1_000_000 : nil
      say(.brakePull(BrakePull(pressMonoMs: stamp)), seat: seat)
    }
    guard await wait(until: { $0.openVerdicts == 0 && $0.winner != nil }) else {
      return problem("\(openVerdicts) presses without a verdict")
    }
    roundTimes.append(Double((NIODeadline.now() - start).nanoseconds) / 1_000_000)
  }

  /// Waits until every screen has shown the winner.
  func showWinner(round: Int) async {
    if options.observersWait { for socket in sockets { socket.setReading(true) } }
    guard await wait(until: { $0.everybodyGot(.brakeAccepted, round + 1) }) else {
      return problem("brake \(round + 1) did not reach everybody")
    }
  }

  /// The winner locks an answer, and the host goes on to the next clue.
  func lock(round: Int) async {
    guard let winner else { return }
    tallies[winner].hasLocked = true
    say(.brakeAnswerSubmit(answerText: "Kvastekulla"), seat: winner)
    guard await wait(until: { $0.everybodyGot(.answerLocked, round + 1) }) else {
      return problem("lock \(round + 1) did not reach everybody")
    }
    guard round + 1 < options.rounds else {
      // NB: what is still under way is not missed; the expectation says what never came.
      _ = await wait(until: { $0.expectation.missed == 0 })
      return
    }
    say(.hostNextClue, seat: host)
    await awaitClue(round + 1)
  }

  /// What every viewer should have got by now, and how much of it is missing.
  var expectation: (expected: Int, missed: Int) {
    var (expected, missed) = (0, 0)
    for seat in seats.indices {
      var due: [Heard: Int] = [
        .welcome: 1, .cluePresent: options.rounds, .brakeAccepted: options.rounds,
        .answerLocked: options.rounds,
        // The lobby or the start, and for each round the brake, the lock and the clue.
        .snapshot: 3 * options.rounds, .answerCount: options.rounds,
      ]
      if seats[seat].role != .player { due[.answerCount] = 2 * options.rounds }
      for (type, times) in due {
        expected += times
        missed += max(0, times - count(type, seat: seat))
      }
    }
    return (expected, missed)
  }
}
