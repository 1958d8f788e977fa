import Foundation
import TriptoBrake
import TriptoGame
import TriptoPlan
import TriptoViews
import TriptoWire

extension Table {
  /// From the wire's words to the game's. What needs the library, the judge or chance is settled
  /// here, so that the command carries it into the journal.
  ///
  /// - Returns: nil for what is about the connection alone.
  func command(
    for message: ClientMessage, from viewer: Viewer
  ) throws(Refusal) -> Command? {
    switch message {
    case .hello, .resumeSession, .clockPong, .tvAudio, .tvVoices, .tvSpoke, .hostVoiceSample: nil
    case .hostStartGame: .start(try itinerary(for: viewer))
    case .hostNextClue: .nextClue
    case .brakePull(let pull): .pullBrake(press(pull, of: viewer))
    case .brakeAnswerSubmit(let text): .lockAnswer(text: text, verdict: judge(text))
    case .followupAnswerSubmit(let text, let index):
      .answerFollowup(text: text, question: question(index), isCorrect: judgeFollowup(text))
    case .hostSelectContentPack(let packID): .selectPack(try selection(packID, viewer))
    case .nextDestination: .nextDestination
    case .endGame: .endGame
    case .hostMusicGainSet(let gainDb): .setMusicGain(gainDb)
    case .hostPause: .pause
    case .hostResume: .resume
    case .hostSkip: .skip
    case .hostForceReveal: .forceReveal
    case .hostKick(let playerID, let ban): .kick(playerID, ban: ban)
    case .hostRename(let playerID, let name):
      .rename(playerID, name: uniqueName(name, except: playerID))
    case .hostLobbyLock(let locked): .lockLobby(locked)
    case .hostVerdictSet(let verdict): .setVerdict(VerdictChange(verdict))
    case .hostSettingsSet(let change): .setSettings(try changed(change, viewer))
    case .hostReplayClue: .replayClue
    case .hostExtendTimer(let addMs): .extendTimer(addMs: addMs)
    case .hostHandover: handover
    case .reaction(let emoji): .react(emoji.rawValue)
    case .draft(let text, let index): try draft(text, index, viewer)
    case .brakeRelease: .release
    case .noteSubmit(let text): .note(text: text, verdict: judge(text))
    case .seatSet(let set): try seat(set, viewer)
    case .hostRematch: try rematch(viewer)
    case .hostCarriagesDraw: .drawCarriages
    }
  }

  /// All that the decision rests on, so that the journal has it (BR8).
  private func press(_ pull: BrakePull, of viewer: Viewer) -> Press {
    let line = streams[viewer]?.link?.line
    let isExtended = streams[viewer]?.isExtended == true
    let stamp = isExtended ? pull.pressMonoMs : nil
    return Press(
      pressMonoMs: stamp, renderedMonoMs: isExtended ? pull.renderedMonoMs : nil,
      offsetMs: stamp.flatMap { line?.offsetMs(for: $0, at: now.preciseMs) }, rttMs: line?.rttMs,
      allowanceMs: line?.allowanceMs, slowestRTTMs: lines(besides: nil).compactMap(\.rttMs).max(),
      slowestReachMs: lines(besides: viewer).compactMap(\.reachMs).max(),
      hasRTTJump: line?.hasRTTJump == true ? true : nil, isExtended: isExtended)
  }

  /// The lines of the players who may still brake on this level (BR5).
  private func lines(besides presser: Viewer?) -> [Line] {
    streams.values.compactMap { stream in
      guard case .player(let id) = stream.viewer, stream.viewer != presser,
        state.canStillBrake(id)
      else { return nil }
      return stream.link?.line
    }
  }

  /// v1 clients count questions from 0 or from 1; what fits the running one is taken (EV7).
  func question(_ index: Int?) -> Int? {
    guard let index, index != state.questionIndex, index != state.questionIndex + 1 else {
      return nil
    }
    return index
  }

  func judge(_ text: String) -> Verdict {
    guard let place = state.destination else { return Verdict(isCorrect: false, reason: "wrong") }
    return services.judge(text, place)
  }

  func judgeFollowup(_ text: String) -> Bool {
    guard let question = state.question else { return false }
    return services.judge(text, question)
  }

  private func selection(
    _ packID: String?, _ viewer: Viewer
  ) throws(Refusal) -> SelectedPack? {
    try state.admit(.selectPack, from: .viewer(viewer))
    guard let packID else { return nil }
    guard !services.isStrict else { throw .unauthorized }
    guard let pack = services.selected(packID, state.settings) else { throw .unknownPack }
    return pack
  }

  private func itinerary(for viewer: Viewer) throws(Refusal) -> [DestinationRecord] {
    try state.admit(.start, from: .viewer(viewer))
    return services.itinerary(for: state, played: packsPlayed)
  }

  /// How long a handover code opens the host seat (EX23), in ms.
  private static let handoverMs = 120_000

  private var handover: Command {
    .offerHandover(
      code: services.newJoinCode(), expiresAtMs: nowMs + Self.handoverMs)
  }
}

extension VerdictChange {
  init(_ verdict: VerdictSet) {
    let subject: Subject =
      switch verdict.kind {
      case .destination: .destination
      case .followup(let index): .followup(question: index)
      }
    self.init(seat: verdict.playerId, subject: subject, isCorrect: verdict.isCorrect)
  }
}
