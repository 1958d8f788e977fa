import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoViews
import TriptoWire

extension Table {
  /// From moments to everybody's bytes. Behind the snapshot of a new phase all streams are cut, so
  /// that every socket has it before any gets what follows (WS11).
  mutating func render(_ moments: [Moment], after phase: Phase) {
    var phase = phase
    for moment in moments {
      render(moment, cutsStreams: moment.state.phase != phase)
      phase = moment.state.phase
    }
  }

  private mutating func render(_ moment: Moment, cutsStreams: Bool) {
    let messages = Messages(moment, clips: services.clipAddresses)
    let cues = Director.cues(for: moment)
    let last = cutsStreams ? cues.lastIndex { $0.cue == .snapshot } : nil
    for (index, directed) in cues.enumerated() {
      render(directed, messages, moment.state)
      if index == last { forEachStream { $0.cut() } }
    }
  }

  private mutating func render(
    _ directed: DirectedCue, _ messages: Messages, _ state: GameState
  ) {
    var cue = RenderedCue(directed.cue, messages, state, wireID, nowMs)
    forEachStream { stream in
      guard directed.audience.includes(stream.recipient), stream.link != nil || stream.isNumbered,
        let message = cue.message(for: stream.recipient)
      else { return }
      if message.type == .stateSnapshot {
        stream.append(cue.patch(from: stream.patchBase, to: message), for: message)
      } else {
        stream.append(message, as: Answer(directed.cue, to: stream.viewer))
      }
    }
  }

  /// What an event means for sockets, the voice and the house.
  mutating func finish(_ event: Event, _ batch: inout Batch) {
    switch event {
    case .seatKicked(let id):
      drop(.player(id), code: .invalidToken, reason: "Removed by the host", &batch)
    case .hostReplaced(let id):
      drop(.host(id), code: .replaced, reason: "Another device is the host now", &batch)
    case .introStarted, .clueStarted(.firstOfGame): want(.started)
    case .destinationRevealed: rememberPlayed()
    // NB: again at its end, when the host has changed what he wanted to (EX19).
    case .gameEnded, .roundEnded:
      rememberJourney()
      snapshots.isDueSoon = true
    case .expired: expire(&batch)
    case .seatJoined, .lobbyChanged, .connected, .disconnected, .timedOut, .seatRenamed,
      .lobbyLocked, .settingsChanged, .packSelected, .planChanged, .clueStarted, .brakePending,
      .brakeAccepted, .brakeRejected, .brakeDecided, .answerLocked, .refused, .clueReplayed,
      .timerExtended, .revealStarted, .revealBanter, .resultsShown, .totalsShown, .questionStarted,
      .followupAnswered, .questionClosed, .scoreboardShown, .nextDestination,
      .finaleStage, .actBegan, .voiced, .spoke, .paused, .resumed, .musicGainChanged,
      .verdictChanged, .handoverOffered, .reaction, .brakeReleased, .typingChanged, .noteHanded,
      .placeNamed, .verdictTold, .rematched, .rulesStep, .testPulled, .seatChanged,
      .carriagesChanged:
      break
    }
    if event.endsLines(in: state) { stopLines() }
    if event.bringsLines(in: state) { requestVoice() }
    if event.settlesOpening { warmUp() }
  }

  /// RE64: the household may read of this journey
  private mutating func rememberJourney() {
    guard let household, let journey = PastJourney(state) else { return }
    want(.finished(journey, household: household))
  }

  /// EX31: the household has played this pack
  private mutating func rememberPlayed() {
    guard let household, let place = state.destination else { return }
    want(.played(packID: place.packID.open(.journal), household: household))
  }
}
