public import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoViews
public import TriptoWire

extension Table {
  /// A frame from a client (EV15, EX5). Whatever is wrong with it is answered, never dropped.
  public mutating func receive(
    _ frame: ClientFrame, from socket: SocketID, as viewer: Viewer, at now: Instant
  ) {
    begin(now)
    guard isOpen(viewer, on: socket) else { return }
    streams[viewer]?.link?.heartbeat.heard(now.ms)
    let id = frame.commandId?.rawValue
    if let answer = id.flatMap({ streams[viewer]?.commands.answer(to: $0) }) {
      return tellAgain(answer, to: viewer)
    }
    streams[viewer]?.beginRecord()
    do throws(Refusal) {
      try handle(frame, from: viewer)
    } catch {
      tellError(viewer, error)
      flush()
      want(.commandRefused)
    }
    streams[viewer]?.endRecord(of: frame.type, id)
  }

  /// EX5: a repeated command gets its answer, and the state of now.
  private mutating func tellAgain(_ answer: [EncodedMessage], to viewer: Viewer) {
    for message in answer { streams[viewer]?.append(message) }
    tellState(viewer)
    flush()
  }

  private mutating func handle(_ frame: ClientFrame, from viewer: Viewer) throws(Refusal) {
    let now = now
    let message = try read(frame, from: viewer)
    switch message {
    case .hello(let hello): greet(hello, viewer)
    case .resumeSession(let resume): try self.resume(resume, viewer)
    case .clockPong(let pingID, let clientMonoMs):
      streams[viewer]?.link?.line.closeClockPing(
        pingID, clientMonoMs: clientMonoMs, nowMs: now.preciseMs)
    case .tvAudio(let audio): try note(audio, from: viewer)
    case .tvVoices(let voices): try note(voices, from: viewer)
    case .tvSpoke(let clipID, let durationMs): try spoke(clipID, for: durationMs, from: viewer)
    case .hostVoiceSample: try sample(viewer)
    case .hostStartGame, .hostNextClue, .brakePull, .brakeAnswerSubmit, .followupAnswerSubmit,
      .hostSelectContentPack, .nextDestination, .endGame, .hostMusicGainSet, .hostPause,
      .hostResume, .hostSkip, .hostForceReveal, .hostKick, .hostRename, .hostLobbyLock,
      .hostVerdictSet, .hostSettingsSet, .hostReplayClue, .hostExtendTimer, .hostHandover,
      .reaction, .draft, .brakeRelease, .noteSubmit, .hostRematch, .hostCarriagesDraw, .seatSet:
      streams[viewer]?.awaitsAnswer = true
      if frame.type == .brakePull, !state.takesTestPulls {
        streams[viewer]?.pressed(atMs: now.ms)
      }
      guard let command = try command(for: message, from: viewer) else { return }
      if frame.type == .draft { streams[viewer]?.link?.drafts.took(now.ms) }
      try perform(command, by: .viewer(viewer), commandID: frame.commandId?.rawValue)
    }
  }

  private func read(_ frame: ClientFrame, from viewer: Viewer) throws(Refusal) -> ClientMessage {
    if frame.type.isOfEvenings, !(state.isEvening && streams[viewer]?.isExtended == true) {
      throw .validation(ClientMessageError.unknownType(frame.type.rawValue).message)
    }
    do throws(ClientMessageError) {
      return try frame.message()
    } catch {
      // NB: what a v1 client sends along with its brake is not looked at (EV5).
      if frame.type == .brakePull, streams[viewer]?.isExtended == false {
        return .brakePull(BrakePull())
      }
      try admit(frame.type, from: viewer)
      throw .validation(error.message)
    }
  }

  /// HELLO on an open socket: capabilities (WS10, EX2, EX4).
  private mutating func greet(_ hello: Hello, _ viewer: Viewer) {
    guard let capabilities = hello.capabilities, !capabilities.isEmpty,
      let stream = streams[viewer]
    else { return }
    streams[viewer]?.extend(Capabilities(capabilities))
    tell(
      viewer, HelloAck(capabilities: capabilities, epoch: stream.epoch, seq: stream.seq + 1))
    if let position = hello.resume {
      resume(from: position, viewer)
    } else if !stream.isExtended {
      tellState(viewer)
    }
    welcomeWithHealth(viewer)
    flush()
  }

  /// WS6, EX4: what was missed, or the state
  private mutating func resume(_ request: ResumeSession, _ viewer: Viewer) throws(Refusal) {
    let me = PlayerID(viewer)
    if let asked = request.playerId, !asked.rawValue.isEmpty, asked != me { throw .unauthorized }
    if let position = request.resume {
      resume(from: position, viewer)
    } else {
      tellState(viewer)
    }
    flush()
  }

  private mutating func resume(from position: StreamPosition, _ viewer: Viewer) {
    guard streams[viewer]?.isNumbered == true, let missed = streams[viewer]?.missed(after: position)
    else { return tellState(viewer) }
    func resumed(_ events: [JSONFragment]) -> EncodedMessage {
      message(
        Resumed(fromSeq: position.seq + 1, toSeq: position.seq + missed.count, events: events))
    }
    // NB: whoever resumes once more gets those events by themselves; kept in here, each resumption
    // would hold all the ones before it.
    let (told, kept) = (resumed(missed.map(JSONFragment.init(bytes:))), resumed([]))
    streams[viewer]?.append(told, keptAs: kept)
  }

  /// The state, and what follows it (WS8, EX33).
  private mutating func tellState(_ viewer: Viewer) {
    tellSnapshot(viewer)
    if state.phase == .lobby || streams[viewer]?.isExtended == true { tellLobby(viewer) }
  }
}
