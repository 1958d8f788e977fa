import Foundation
import NIOCore
import TriptoKernel
import TriptoWire

extension BenchGame {
  func hear(_ text: ByteBuffer, at now: NIODeadline, seat: Int) {
    guard let type = Heard(messageIn: text) else {
      return problem("a frame without a type")
    }
    tallies[seat].counts[type.rawValue] += 1
    switch type {
    case .brakeAccepted: accepted(text, at: now, seat: seat)
    case .brakeRejected: verdict(at: now, seat: seat)
    case .lobbyUpdated: if seat == host { noteLobby(text) }
    case .error: problem("seat \(seat): \(String(buffer: text))")
    case .clockPing: pong(text, at: now, seat: seat)
    default: break
    }
    wake()
  }

  private func decode(_ text: ByteBuffer) -> ServerMessage? {
    do {
      return try ServerEnvelope.decode(text.readableBytesView).message
    } catch {
      problem("undecodable: \(error)")
      return nil
    }
  }

  /// BRAKE_ACCEPTED names the winner and nobody else.
  private func accepted(_ text: ByteBuffer, at now: NIODeadline, seat: Int) {
    guard tallies[seat].pressedAt != nil, names(seat, text) else { return }
    winner = seat
    verdict(at: now, seat: seat)
  }

  private func names(_ seat: Int, _ text: ByteBuffer) -> Bool {
    guard var id = seats[seat].player?.rawValue else { return false }
    return text.withUnsafeReadableBytes { text in
      id.withUTF8 { id in
        guard let name = id.baseAddress, text.count >= id.count else { return false }
        return (0...text.count - id.count).contains { start in
          text.baseAddress.map { memcmp($0 + start, name, id.count) == 0 } ?? false
        }
      }
    }
  }

  private func verdict(at now: NIODeadline, seat: Int) {
    guard let pressedAt = tallies[seat].pressedAt else {
      return problem("seat \(seat) got a verdict unasked")
    }
    tallies[seat].pressedAt = nil
    openVerdicts -= 1
    latencies.append(Double((now - pressedAt).nanoseconds) / 1_000_000)
  }

  private func noteLobby(_ text: ByteBuffer) {
    guard case .lobbyUpdated(let lobby) = decode(text) else { return }
    lobbyCount = lobby.players.count(where: \.isConnected)
  }

  private func pong(_ text: ByteBuffer, at now: NIODeadline, seat: Int) {
    guard case .clockPing(let ping) = decode(text) else { return }
    let clientMs = Double(now.uptimeNanoseconds) / 1_000_000
    say(.clockPong(pingId: ping.pingId, clientMonoMs: clientMs), seat: seat)
  }
}
