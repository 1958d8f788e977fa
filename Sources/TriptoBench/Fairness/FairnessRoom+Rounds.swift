import TriptoBots
import TriptoKernel
import TriptoSocket

#if os(Linux)
  import Foundation
  import NIOCore
  import TriptoWire

  extension FairnessRoom {
    /// Plays all rounds.
    /// - Returns: One entry per round; nil for one without a verdict.
    func play() async throws -> [FairnessRound?] {
      let everybody = phones.count
      guard await wait(20, until: { $0.connected == everybody }) else {
        throw BotError.server("only \(connected) phones of a room came in")
      }
      say(.hostStartGame, host)
      var rounds: [FairnessRound?] = []
      for number in 0..<run.rounds {
        guard await wait(20, until: { $0.clues > number }) else {
          throw BotError.server("clue \(number + 1) did not come")
        }
        if run.cheat == .sleeper {
          try await sleep()
        } else {
          try await pause(4_000 + 3_000 * random.unit())
        }
        rounds.append(try await brake())
        try await pause(400)
        say(.hostNextClue, host)
      }
      return rounds
    }

    /// The first phone hears nothing for 12–30 s, and its clock stands still; it brakes soon after.
    private func sleep() async throws {
      say(.hostExtendTimer(addMs: 30_000), host)
      let sleepMs = 12_000 + 18_000 * random.unit()
      phones[0].socket?.setReading(false)
      try await pause(sleepMs)
      phones[0].clock.sleptMs += sleepMs
      phones[0].socket?.setReading(true)
      try await pause(200 + 4_000 * random.unit())
    }

    /// The TV says a word, and each hand presses when it has understood: 250 ms, and a while that is
    /// lognormal with median 300 ms and σ .35.
    private func brake() async throws -> FairnessRound? {
      let wordNs = NIODeadline.now().uptimeNanoseconds
      let presses = phones.map { _ in 250 + 300 * exp(0.35 * normal()) }
      let planned = presses.map { wordNs + UInt64($0 * 1_000_000) }
      (winner, lateMs) = (nil, 0)
      for (phone, atNs) in planned.enumerated() {
        loop.scheduleTask(deadline: .uptimeNanoseconds(atNs)) { [weak self] in
          self?.assumeIsolated { $0.press(phone, plannedNs: atNs) }
        }
      }
      guard await wait(10, until: { $0.winner != nil }) else { return nil }
      let lastMs = Double(NIODeadline.now().uptimeNanoseconds - wordNs) / 1_000_000
      try await pause(max(0, (presses.max() ?? 0) - lastMs) + 600)
      guard let won = phones.firstIndex(where: { $0.id == winner }) else { return nil }
      let arrived = zip(phones, planned).map { phone, atNs in
        lines.arrivalNs(from: phone.address, leftNs: atNs).map {
          Double($0 - wordNs) / 1_000_000
        }
      }
      return FairnessRound(pressedMs: presses, arrivedMs: arrived, winner: won, lateMs: lateMs)
    }

    private func press(_ phone: Int, plannedNs: UInt64) {
      let shiftMs = phone == 0 ? run.cheat?.stampShiftMs ?? 0 : 0
      let stamp = phones[phone].clock.ms(atNs: plannedNs) + shiftMs
      say(
        .brakePull(BrakePull(pressMonoMs: run.isExtended ? stamp : nil)), phones[phone].socket)
      let now = NIODeadline.now().uptimeNanoseconds
      lateMs = max(lateMs, Double(now - plannedNs) / 1_000_000)
    }

    private func normal() -> Double {
      (-2 * log(1 - random.unit())).squareRoot() * cos(2 * .pi * random.unit())
    }

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
