import Foundation
import NIOCore
import TriptoKernel
import TriptoSocket
import TriptoWire

extension BotSeat {
  /// Longest time a server may be away, in attempts and ms between them.
  private static let attempts = 300
  private static let retryMs = 100
  /// Longest time after a return in which the table may see different games, s.
  private static let agreeSeconds: Int64 = 30

  private static var unixMs: Int { Int(Date().timeIntervalSince1970 * 1_000) }

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
    report.lose(at: Self.unixMs)
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

  /// A snapshot has come. After a return everybody at the table is to see the same game soon (ST39, ST40).
  func regained(_ session: SessionID) {
    guard report.regain(session, at: Self.unixMs) else { return }
    agreements.append(
      Task { [book] in
        await book.wait(.seconds(Self.agreeSeconds)) { $0.active.isEmpty || $0.hasConverged }
      })
  }

  func requireAgreements() async {
    for agreement in agreements {
      guard await !agreement.value else { continue }
      let text = "for \(Self.agreeSeconds) s after its return the table saw different games"
      referee.violations.append(Violation("ST39", text))
    }
  }

  /// From now on nobody waits for this seat.
  func leave() {
    connection?.close()
    post.finish()
    let label = ticket.label
    book.edit { $0.seats[label]?.isDone = true }
  }

  func finish() -> SeatReport {
    referee.finish(book.pages.truth, atMs: Int(nowMs))
    report.close(brain, referee)
    return report
  }
}
