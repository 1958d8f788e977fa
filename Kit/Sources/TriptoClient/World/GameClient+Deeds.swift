import TriptoKernel
import TriptoWire

extension GameClient {
  func handle(_ event: Connection.Event) {
    for deed in connection.handle(event, at: world.monoMs) { perform(deed) }
  }

  func perform(_ deed: Connection.Deed) {
    switch deed {
    case .open(let number): open(number)
    case .close(let number): close(number)
    case .send(let number, let message): say(message, on: number)
    case .arm(let dueMs): arm(dueMs)
    case .tell(let status):
      feed.tell(status)
      tellGame()
    case .deliver(let frame): deliver(frame)
    case .expectMissed: feed.expectMissed()
    case .recall(let missed):
      feed.recall(missed, nowMs: serverNowMs)
      tellGame()
    }
  }

  func arm(_ dueMs: Double?) {
    timer?.cancel()
    guard let dueMs else { return }
    timer = Task { [weak self, world] in
      do {
        try await world.sleep(untilMs: dueMs)
      } catch {
        return  // NB: another time has been said since.
      }
      await self?.handle(.timer)
    }
  }

  func deliver(_ frame: Frame) {
    let outcome = feed.deliver(frame, nowMs: serverNowMs)
    tellGame()
    if let message = frame.message { voice.yield(.happened(message)) }
    switch outcome {
    case .untouched: break
    case .read: handle(.stateRead)
    case .lost: handle(.stateLost)
    }
  }

  func tellGame() {
    guard feed.game != told else { return }
    told = feed.game
    voice.yield(.game(told))
  }

  var serverNowMs: Milliseconds {
    clock.now(at: world.monoMs).flatMap { Milliseconds(exactly: $0.rounded()) } ?? 0
  }
}
