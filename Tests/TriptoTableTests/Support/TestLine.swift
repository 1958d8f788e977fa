package import TriptoKernel
package import TriptoTable

/// The way between a phone and the table, and the phone's own clock.
package struct TestLine {
  /// From the table to the phone, ms.
  package var downMs: Int
  /// From the phone to the table, ms.
  package var upMs: Int
  /// Server time minus the phone's clock, ms.
  package var offsetMs: Double
  /// What the system measures on it (BR2).
  package var kernel: MeasuredLine?

  package init(
    downMs: Int = 2, upMs: Int = 2, offsetMs: Double = 0, kernel: MeasuredLine? = nil
  ) {
    (self.downMs, self.upMs, self.offsetMs) = (downMs, upMs, offsetMs)
    self.kernel = kernel
  }

  package var rttMs: Int { downMs + upMs }
}

extension TestSocket {
  /// A frame that takes its time to arrive.
  package func sendAlong(_ type: String, _ payload: JSONValue = [:]) {
    table.arrive(afterMs: line?.upMs ?? 0) { [self] _ in send(type, payload) }
  }

  /// The phone's own clock now (BR1).
  package var clockMs: Double { Double(table.nowMs) - (line?.offsetMs ?? 0) }

  /// A press of the brake with its stamp, on its way now (BR1).
  ///
  /// - Parameter shiftMs: How far the stamp lies from the truth.
  package func press(shiftMs: Double = 0) {
    sendAlong("BRAKE_PULL", ["pressMonoMs": .double(clockMs + shiftMs)])
  }

  /// EX8: the phone answers at once, when the ping has reached it.
  func answer(clockPing message: Message) {
    guard let line, !isDeaf, let id = message.payload.int("pingId") else { return }
    let clientMs = clockMs + Double(line.downMs)
    table.arrive(afterMs: line.rttMs) { [self] _ in
      send("CLOCK_PONG", ["pingId": .int(id), "clientMonoMs": .double(clientMs)])
    }
  }
}
