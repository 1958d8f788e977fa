import Foundation
import Testing
import TriptoGame
import TriptoKernel

@testable import TriptoTable

@Suite("Audit log")
struct AuditTests {
  @Test("SE8 the host reads what was done, but no address and no code that opens a seat")
  func redacted() throws {
    let lines = [
      Command.join(
        JoinSeat(
          id: PlayerID("a1"), name: "Alva", asHost: true, handoverCode: "QWERTY",
          origin: "192.0.2.7")),
      .offerHandover(code: "ASDFGH", expiresAtMs: 9), .nextClue,
    ].map { JournaledCommand(atMs: 1, sender: .system, command: $0) }
    let row = try JournalRow(lines, seq: 1)
    let text = String(decoding: try JournaledCommand.audited(row, lines), as: UTF8.self)
    for secret in ["QWERTY", "ASDFGH", "192.0.2.7"] { #expect(!text.contains(secret)) }
    for kept in ["Alva", "offerHandover", "nextClue"] { #expect(text.contains(kept)) }
  }
}
