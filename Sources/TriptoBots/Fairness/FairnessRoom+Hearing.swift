#if os(Linux)
  import NIOCore
  import TriptoSocket
  import TriptoWire

  extension FairnessRoom {
    /// - Parameter phone: nil for the host.
    func hear(_ text: ByteBuffer, atNs now: UInt64, phone: Int?) {
      switch (Heard(messageIn: text), phone) {
      case (.clockPing, let phone?): answer(text, atNs: now, phone)
      case (.cluePresent, nil): clues += 1
      case (.brakeAccepted, nil), (.lobbyUpdated, nil): note(text)
      default: return
      }
      wake()
    }

    private func note(_ text: ByteBuffer) {
      do {
        switch try ServerEnvelope.decode(text.readableBytesView).message {
        case .brakeAccepted(let brake): winner = brake.playerId
        case .lobbyUpdated(let lobby): connected = lobby.players.count(where: \.isConnected)
        default: break
        }
      } catch {
        // NB: a round without a verdict is counted as lost.
        winner = nil
      }
    }

    /// CLOCK_PONG, with what the cheat makes of it.
    private func answer(_ text: ByteBuffer, atNs now: UInt64, _ phone: Int) {
      guard case .clockPing(let ping)? = try? ServerEnvelope.decode(text.readableBytesView).message
      else { return }
      let cheat = phone == 0 ? run.cheat : nil
      let keptMs = cheat?.keepsPongsMs ?? 0
      let stamp = phones[phone].clock.ms(atNs: now + UInt64(keptMs) * 1_000_000)
      let pong = ClientMessage.clockPong(
        pingId: ping.pingId, clientMonoMs: stamp + (cheat?.clockShiftMs ?? 0))
      guard keptMs > 0 else { return say(pong, phones[phone].socket) }
      loop.scheduleTask(in: .milliseconds(Int64(keptMs))) { [weak self] in
        self?.assumeIsolated { $0.say(pong, $0.phones[phone].socket) }
      }
    }
  }
#endif
