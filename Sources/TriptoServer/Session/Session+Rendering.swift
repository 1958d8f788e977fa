import TriptoGame
import TriptoShow
import TriptoViews
import TriptoWire

extension Session {
  /// From moments to everybody's bytes. Behind the snapshot of a new phase all streams are cut, so
  /// that every socket has it before any gets what follows (WS11).
  func render(_ moments: [Moment], after phase: Phase) {
    var phase = phase
    for moment in moments {
      render(moment, cutsStreams: moment.state.phase != phase)
      phase = moment.state.phase
    }
  }

  /// Encoded once per face.
  private func render(_ moment: Moment, cutsStreams: Bool) {
    let messages = Messages(moment, clips: services.clipAddresses)
    let cues = Director.cues(for: moment)
    let last = cutsStreams ? cues.lastIndex { $0.cue == .snapshot } : nil
    for (index, directed) in cues.enumerated() {
      render(directed, messages, moment.state)
      if index == last { for stream in streams.values { stream.cut() } }
    }
  }

  private func render(_ directed: DirectedCue, _ messages: Messages, _ state: GameState) {
    var encoded: [Face: EncodedMessage] = [:]
    var patches = Patches()
    for stream in streams.values where directed.audience.includes(stream.recipient) {
      guard stream.link != nil || stream.isNumbered else { continue }
      let face = Face(directed.cue, stream.recipient, state)
      if encoded[face] == nil, let payload = messages.message(directed.cue, for: stream.recipient) {
        encoded[face] = EncodedMessage(payload, sessionID: wireID, atMs: nowMs)
      }
      guard let message = encoded[face] else { continue }
      if message.type == .stateSnapshot {
        stream.append(patches.patch(from: stream.patchBase, to: message), for: message)
      } else {
        stream.append(message, as: Answer(directed.cue, to: stream.viewer))
      }
    }
  }

  /// One message to one viewer, outside any moment.
  func tell(_ stream: ViewerStream, _ payload: any ServerPayload, as answer: Answer? = nil) {
    stream.append(EncodedMessage(payload, sessionID: wireID, atMs: nowMs), as: answer)
  }

  func tellSnapshot(_ stream: ViewerStream) {
    let messages = Messages(state, atMs: nowMs, clips: services.clipAddresses)
    let snapshot = messages.snapshot(for: stream.recipient)
    stream.append(nil, for: EncodedMessage(snapshot, sessionID: wireID, atMs: nowMs))
  }

  func tellError(_ stream: ViewerStream, _ refusal: Refusal) {
    tell(stream, ErrorMessage(refusal, language: state.settings.language), as: .other)
  }

  /// What an event means for sockets and for the library.
  func finish(_ event: Event, _ batch: inout Batch) {
    switch event {
    case .seatKicked(let id):
      drop(.player(id), code: .invalidToken, reason: "Removed by the host", &batch)
    case .hostReplaced(let id):
      drop(.host(id), code: .replaced, reason: "Another device is the host now", &batch)
    case .introStarted, .clueStarted(.firstOfGame): services.gameStarted(id)
    case .destinationRevealed: rememberPlayed()
    case .expired: end(&batch)
    default: break
    }
    if event.endsLines(in: state) { recordings.stop() }
    if event.bringsLines { requestVoice() }
    if event.settlesOpening { warmUp() }
  }

  /// ST41: everybody is told, and the session is over for good.
  private func end(_ batch: inout Batch) {
    for viewer in streams.keys {
      drop(viewer, code: .sessionEnded, reason: "The session has ended", &batch)
    }
    isClosed = true
    recordings.stop()
    services.sessionExpired(id)
    sayFarewell()
  }

  /// EX31
  private func rememberPlayed() {
    guard let household, let place = state.destination else { return }
    services.packPlayed(household, place.packID.open(.journal))
  }

  private func drop(_ viewer: Viewer, code: CloseCode, reason: String, _ batch: inout Batch) {
    guard let stream = streams.removeValue(forKey: viewer), let link = stream.link else { return }
    stream.detach()
    batch.closes.append((link.connection, code.rawValue, reason))
  }
}

/// The patches of one cue: those who had the same state and get the same one share theirs (EX6).
private struct Patches {
  private struct Step: Hashable {
    let base, next: ObjectIdentifier
  }

  private var made: [Step: EncodedMessage?] = [:]

  /// - Parameters:
  ///   - base: Kept by whoever asks until the cue has been rendered, so that its identity is its own.
  mutating func patch(from base: EncodedMessage?, to next: EncodedMessage) -> EncodedMessage? {
    guard let base else { return nil }
    let step = Step(base: ObjectIdentifier(base), next: ObjectIdentifier(next))
    if let known = made[step] { return known }
    let patch = next.patch(from: base)
    made[step] = .some(patch)
    return patch
  }
}

extension Event {
  /// In the lobby the first words may be known now.
  fileprivate var settlesOpening: Bool {
    switch self {
    case .planChanged, .packSelected, .seatJoined, .settingsChanged: true
    default: false
    }
  }

  /// Nothing more will be said: the game is over, or its voice is off.
  fileprivate func endsLines(in state: GameState) -> Bool {
    switch self {
    case .gameEnded: true
    case .settingsChanged: !state.settings.voice
    default: false
    }
  }

  /// There may be new lines to speak.
  fileprivate var bringsLines: Bool {
    switch self {
    case .connected, .settingsChanged, .introStarted, .clueStarted, .destinationRevealed,
      .questionClosed:
      true
    default: false
    }
  }
}
