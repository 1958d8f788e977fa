import TriptoKernel
import TriptoWire

// The socket.
extension GameClient {
  func open(_ number: SocketNumber) {
    let url = url
    reader = Task { [weak self, world] in
      do {
        let socket = try await world.open(url)
        guard let line = await self?.opened(number, socket) else {
          return await socket.close(code: Line.goodbye, reason: "")
        }
        try await line.carry { [weak self] text in await self?.hear(text, on: number) }
      } catch {
        await self?.ended(number, error)
      }
    }
  }

  /// - Returns: nil when nobody waits for this socket any more.
  func opened(_ number: SocketNumber, _ socket: any Socket) -> Line? {
    guard connection.socket == number else { return nil }
    let line = Line(number: number, socket: socket)
    self.line = line
    handle(.opened(number))
    return line
  }

  func ended(_ number: SocketNumber, _ error: any Error) {
    if line?.number == number { line = nil }
    let code = (error as? SocketClosed)?.code ?? SocketClosed.lost.code
    handle(.closed(number, code: code))
  }

  func close(_ number: SocketNumber) {
    reader?.cancel()
    guard let line, line.number == number else { return }
    self.line = nil
    line.hangUp()
  }

  func say(_ message: ClientMessage, on number: SocketNumber) {
    let frame = ClientEnvelope(message: message).encode()
    guard line?.number == number, line?.send(String(decoding: frame, as: UTF8.self)) == true else {
      return handle(.unsent(number))
    }
  }

  func hear(_ text: String, on number: SocketNumber) {
    guard connection.socket == number else { return }
    let frame = Frame(text)
    if let frame { heed(frame) }
    handle(.frame(number, frame))
  }

  /// The clock first, also for a frame that was seen before (EX8).
  func heed(_ frame: Frame) {
    guard let serverTimeMs = frame.serverTimeMs else { return }
    let (before, monoMs) = (clock, world.monoMs)
    if case .clockPing(let ping)? = frame.message {
      clock.ping(serverTimeMs, offsetMs: ping.offsetMs, rttMs: ping.rttMs, at: monoMs)
    }
    clock.sample(serverTimeMs, at: monoMs)
    if clock != before { voice.yield(.clock(clock)) }
  }
}
