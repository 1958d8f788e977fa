import NIOCore
import TriptoKernel
import TriptoSocket
import TriptoWire

extension BotSeat {
  /// Longest time a server may be away, in attempts and ms between them.
  private static let attempts = 300
  private static let retryMs = 100

  /// Opens a socket; tries again while nobody listens.
  func connect() async {
    var last = ""
    for attempt in 0..<Self.attempts {
      do {
        if attempt > 0 { try await Task.sleep(for: .milliseconds(Self.retryMs)) }
        return try await open()
      } catch is CancellationError {
        return
      } catch {
        last = "\(error)"
      }
    }
    referee.violations.append(Violation("ST40", "no way back: \(last)"))
  }

  private func open() async throws {
    connectionNumber += 1
    let (number, post) = (connectionNumber, post)
    let handlers = WebSocketClientHandlers(
      onText: { _, text in post.yield(.text(text, connection: number)) },
      onClose: { code, _ in post.yield(.closed(code: code, connection: number)) })
    referee.connected()
    connection = try await WebSocketClient.connect(url: ticket.url, on: loop, handlers: handlers)
    let label = ticket.label
    book.edit { $0.seats[label]?.isConnected = true }
    if number > 1 { report.reconnects += 1 }
  }

  /// - Returns: whether the seat goes on.
  func closed(_ code: UInt16) async -> Bool {
    connection = nil
    referee.lost()
    brain.lostConnection()
    let label = ticket.label
    let kicked = book.edit { pages -> Set<PlayerID> in
      pages.seats[label]?.isConnected = false
      pages.seats[label]?.digest = nil
      return pages.kicked
    }
    if let me = brain.memory.me, kicked.contains(me) {
      report.wasKicked = true
      if code != CloseCode.invalidToken.rawValue, code != 1006 {
        referee.violations.append(Violation("EX16", "a kicked player's socket closed with \(code)"))
      }
      return false
    }
    if (4_000...4_999).contains(code) || code == CloseCode.protocolError.rawValue {
      referee.violations.append(Violation("WS17", "the socket was closed with \(code)"))
      return false
    }
    await connect()
    return connection != nil
  }

  /// After WELCOME on a new connection: v2 asks for what it missed, v1 for the state (WS6, EX4).
  func resume() {
    guard connectionNumber > 1, report.reconnects > 0 else { return }
    if ticket.isExtended {
      guard let position = referee.wire.resumePosition else { return }
      say(.resumeSession(ResumeSession(resume: position)))
    } else {
      say(.resumeSession(ResumeSession()))
    }
  }

  func finish() -> SeatReport {
    connection?.close()
    post.finish()
    let (label, truth) = (ticket.label, book.pages.truth)
    book.edit { $0.seats[label]?.isDone = true }
    referee.finish(truth, atMs: Int(nowMs))
    report.close(brain, referee)
    return report
  }
}
