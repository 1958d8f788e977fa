import TriptoKernel
import TriptoPlan

extension Turn {
  /// NB: every command has its line, so that a new one cannot be forgotten.
  mutating func run(_ command: Command, by sender: Sender) throws(Refusal) {
    try admit(command.kind, from: sender)
    switch command {
    case .join(let seat): try join(seat)
    case .connect(let viewer): try connect(viewer)
    case .disconnect(let viewer): disconnect(viewer)
    case .restart: restart()
    case .fire(let key): try fire(key)
    case .voiced(let clips): keepClips(clips)
    case .pullBrake(let press): try pullBrake(press, by: player(sender))
    case .lockAnswer(let text, let verdict):
      try lockAnswer(text, verdict, by: player(sender))
    case .answerFollowup(let text, let question, let isCorrect):
      try answerFollowup(text, question: question, isCorrect, by: player(sender))
    case .react(let emoji): try react(emoji, by: player(sender))
    case .draft(let text, let verdict, let question):
      keepDraft(text, verdict, question: question, by: try player(sender))
    case .note(let text, let verdict): try handIn(text, verdict, by: player(sender))
    case .release: try letGo()
    case .seat(let change): try setSeat(change, by: sender)
    case .rematch: try rematch()
    case .drawCarriages: try drawCarriages()
    case .setPlan(let stops, let kind): setPlan(stops, kind)
    case .selectPack(let pack): selectPack(pack)
    case .setSettings(let settings): try setSettings(settings)
    case .start(let itinerary): try startGame(itinerary)
    case .nextClue: try nextClue()
    case .pause: try pause()
    case .resume: try resume()
    case .skip: skip()
    case .forceReveal: try forceReveal()
    case .nextDestination: try hostNextDestination()
    case .endGame: endGame()
    case .setMusicGain(let gainDb): try setMusicGain(gainDb)
    case .kick(let seat, let ban): try kick(seat, ban: ban)
    case .rename(let seat, let name): try rename(seat, name, isDecided: sender != .system)
    case .lockLobby(let locked): lockLobby(locked)
    case .setVerdict(let change): try setVerdict(change)
    case .replayClue: try replayClue()
    case .extendTimer(let addMs): try extendTimer(addMs)
    case .offerHandover(let code, let expiresAtMs): offerHandover(code, expiresAtMs)
    }
  }

  /// An answer that comes while a hold is open is let in to wait for its end (BR10).
  private func admit(_ command: Command.Kind, from sender: Sender) throws(Refusal) {
    if command == .lockAnswer, state.hold != nil {
      try state.requireGiver(of: command, sender)
    } else {
      try state.admit(command, from: sender)
    }
  }

  private func player(_ sender: Sender) throws(Refusal) -> PlayerID {
    guard case .viewer(.player(let id)) = sender else { throw .unauthorized }
    return id
  }

  /// A clock has run out (or a replay says so).
  private mutating func fire(_ key: TimerKey) throws(Refusal) {
    guard let due = state.deadlineMs(key), due <= nowMs else { throw .notDue }
    switch key {
    case .hold: settleHold()
    case .step: finishStep()
    case .speech: speakUp()
    case .silence: release(.silent)
    case .earlyEnd: endEarly()
    case .away(let id): markAway(id)
    case .grace(let viewer): timeOut(viewer)
    case .expiry: expire()
    }
  }

  /// What comes after each step.
  mutating func finishStep() {
    guard let step = state.step else { return }
    switch step {
    case .intro: presentClue(0, .introOver)
    case .rules: leaveRules()
    case .clue: leaveClue(.timer)
    case .brakeAnswer: endBrake()
    case .afterLock: leaveLock()
    case .revealSilence: playRevealBanter()
    case .revealBanter: revealDestination()
    case .revealed: leaveFlight()
    case .named, .verdict: tellVerdicts()
    case .results: showTotals()
    case .bridge: presentQuestion(0)
    case .question: closeQuestion()
    case .questionGap: presentQuestion(state.questionIndex + 1)
    case .lastQuestion: leaveDestination()
    case .scoreboard: announceNextDestination()
    case .departure: beginNextDestination()
    case .finale(let stage): enterFinale(stage)
    case .act(let act): enterAct(act)
    }
  }
}
