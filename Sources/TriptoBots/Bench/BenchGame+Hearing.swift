import NIOCore
import TriptoWire

extension BenchGame {
  private static let typeStart = "{\"type\":\""

  func hear(_ text: ByteBuffer, at now: NIODeadline, seat: Int) {
    guard let type = Self.type(of: text) else {
      return problem("a frame without a type")
    }
    tallies[seat].counts[type, default: 0] += 1
    switch type {
    case "BRAKE_ACCEPTED": accepted(text, at: now, seat: seat)
    case "BRAKE_REJECTED": verdict(at: now, seat: seat)
    case "LOBBY_UPDATED": if seat == host { noteLobby(text) }
    case "ERROR": problem("seat \(seat): \(String(buffer: text))")
    case "CLOCK_PING": pong(text, at: now, seat: seat)
    default: break
    }
    wake()
  }

  /// The server writes `type` first; anything else is found by decoding.
  private static func type(of text: ByteBuffer) -> Substring? {
    let head = text.getString(at: text.readerIndex, length: min(48, text.readableBytes)) ?? ""
    guard head.hasPrefix(typeStart) else { return nil }
    let rest = head.dropFirst(typeStart.count)
    return rest.firstIndex(of: "\"").map { Substring(String(rest[..<$0])) }
  }

  private func decode(_ text: ByteBuffer) -> ServerMessage? {
    do {
      return try ServerEnvelope.decode(text.readableBytesView).message
    } catch {
      problem("undecodable: \(error)")
      return nil
    }
  }

  private func accepted(_ text: ByteBuffer, at now: NIODeadline, seat: Int) {
    guard seat == host || tallies[seat].pressedAt != nil,
      case .brakeAccepted(let accepted) = decode(text)
    else { return }
    if seats[seat].player == accepted.playerId { verdict(at: now, seat: seat) }
    winner = seats.firstIndex { $0.player == accepted.playerId }
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
