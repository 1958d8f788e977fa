import Testing
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("Faces")
struct FaceTests {
  static let recipients: [Recipient] =
    [Recipient.host, .tv, .player(1), .player(2), .player(3)].flatMap { [$0, $0.extended] }

  @Test("recipients with the same face get the same bytes, in a whole game")
  func sameBytes() throws {
    var table = try GameTable.lobby(players: 3)
    try table.host(.start(TestContent.itinerary(2)))
    try table.brake(1)
    try table.lock(1)
    try table.play(to: .question)
    try table.answer(2)
    try table.play(toPhase: .roundEnd)
    var compared = 0
    for moment in table.moments {
      for directed in Director.cues(for: moment) {
        compared += try compare(directed, moment)
      }
    }
    #expect(compared > 400)
  }

  /// - Returns: how many renderings were compared with another of the same face.
  private func compare(_ directed: DirectedCue, _ moment: Moment) throws -> Int {
    var bytes: [Face: [UInt8]] = [:]
    var compared = 0
    for recipient in Self.recipients where directed.audience.includes(recipient) {
      let face = Face(directed.cue, recipient, moment.state)
      let message = Messages(moment).message(directed.cue, for: recipient)
      let rendered = message?.jsonBytes() ?? []
      if let other = bytes[face] {
        #expect(other == rendered, "\(face) \(directed.cue)")
        compared += 1
      }
      bytes[face] = rendered
    }
    return compared
  }
}
