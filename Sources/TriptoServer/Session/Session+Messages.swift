import TriptoGame
import TriptoSocket
import TriptoViews
import TriptoWire

extension Session {
  /// A frame from a client (EV15, EX5). Whatever is wrong with it is answered, never dropped.
  func receive(_ frame: ClientFrame, from connection: WebSocketConnection, as viewer: Viewer) {
    guard let stream = streams[viewer], stream.link?.connection === connection else { return }
    stream.link?.heartbeat.heard(nowMs)
    if let id = frame.commandId?.rawValue, let answer = stream.commands.answer(to: id) {
      for message in answer { stream.append(message) }
      tellState(stream)
      return flush()
    }
    stream.beginRecord()
    var refusal: Refusal?
    do throws(Refusal) {
      try handle(frame, stream)
    } catch {
      refusal = error
      tellError(stream, error)
      flush()
    }
    stream.endRecord(of: frame.type, frame.commandId?.rawValue)
    if refusal != nil { services.metrics.commandsRefused.increment() }
  }

  private func handle(_ frame: ClientFrame, _ stream: ViewerStream) throws(Refusal) {
    let message = try read(frame, stream)
    switch message {
    case .hello(let hello): greet(hello, stream)
    case .resumeSession(let resume): try self.resume(resume, stream)
    case .clockPong(let pingID, let clientMonoMs):
      stream.link?.line.closeClockPing(
        pingID, clientMonoMs: clientMonoMs, nowMs: services.clock.preciseMs())
    case .tvAudio(let audio): try note(audio, stream)
    default:
      stream.awaitsAnswer = true
      if frame.type == .brakePull { stream.pressed(atMs: nowMs) }
      let command = try command(for: message, stream)
      try perform(
        command, by: .viewer(stream.viewer), commandID: frame.commandId?.rawValue)
    }
  }

  private func read(
    _ frame: ClientFrame, _ stream: ViewerStream
  ) throws(Refusal) -> ClientMessage {
    do throws(ClientMessageError) {
      return try frame.message()
    } catch {
      // NB: what a v1 client sends along with its brake is not looked at (EV5).
      if frame.type == .brakePull, !stream.isExtended { return .brakePull(BrakePull()) }
      try Gate.check(frame.type, by: stream.viewer, in: state)
      throw .validation(error.message)
    }
  }

  /// HELLO on an open socket: capabilities (WS10, EX2, EX4).
  private func greet(_ hello: Hello, _ stream: ViewerStream) {
    guard let capabilities = hello.capabilities, !capabilities.isEmpty else { return }
    let isNews = !stream.isExtended
    stream.extend(Capabilities(capabilities))
    tell(
      stream,
      HelloAck(capabilities: capabilities, epoch: stream.epoch, seq: stream.seq + 1))
    if let position = hello.resume {
      resume(from: position, stream)
    } else if isNews {
      tellState(stream)
    }
    welcomeWithHealth(stream)
    flush()
  }

  /// WS6, EX4
  private func resume(_ request: ResumeSession, _ stream: ViewerStream) throws(Refusal) {
    let me = PlayerID(stream.viewer)
    if let asked = request.playerId, !asked.rawValue.isEmpty, asked != me { throw .unauthorized }
    if let position = request.resume {
      resume(from: position, stream)
    } else {
      tellState(stream)
    }
    flush()
  }

  private func resume(from position: StreamPosition, _ stream: ViewerStream) {
    guard stream.isNumbered, let missed = stream.missed(after: position) else {
      return tellState(stream)
    }
    func resumed(_ events: [JSONFragment]) -> EncodedMessage {
      let payload = Resumed(
        fromSeq: position.seq + 1, toSeq: position.seq + missed.count, events: events)
      return EncodedMessage(payload, sessionID: wireID, atMs: nowMs)
    }
    // NB: whoever resumes once more gets those events by themselves; kept in here, each resumption
    // would hold all the ones before it.
    stream.append(resumed(missed.map(JSONFragment.init(bytes:))), keptAs: resumed([]))
  }

  /// The state, and what follows it (WS8, EX33).
  private func tellState(_ stream: ViewerStream) {
    tellSnapshot(stream)
    if state.phase == .lobby || stream.isExtended { tellLobby(stream) }
  }

  /// WS8, EX33
  func tellLobby(_ stream: ViewerStream) {
    let messages = Messages(state, atMs: nowMs)
    if let lobby = messages.message(.lobby, for: stream.recipient) { tell(stream, lobby) }
  }
}
