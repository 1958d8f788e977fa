import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTable

/// What a night has besides: notes, children, carriages, rematches, drains, phones that freeze (EVE87).
extension RandomEvening {
  /// Does something of that, now and then; the host goes on where a journey is over.
  func nightly() throws -> Bool {
    if evening.state.phase == .roundEnd {
      evening.host.send("HOST_REMATCH")
      evening.host.send("HOST_START_GAME")
      return true
    }
    guard Int.random(in: 0..<6, using: &dice) == 0 else { return false }
    switch Int.random(in: 0..<12, using: &dice) {
    case 0..<5: player.send("NOTE_SUBMIT", ["answerText": .string("lappen\(dice.next() % 1_000)")])
    case 5..<7: player.send("SEAT_SET", ["child": .bool(Bool.random(using: &dice))])
    case 7: evening.host.send("HOST_CARRIAGES_DRAW")
    case 8..<10: freeze()
    default: try drain()
    }
    return true
  }

  /// A phone sleeps on the table, and wakes up with a new socket.
  private func freeze() {
    let index = Int.random(in: 0..<evening.players.count, using: &dice)
    evening[index].socket.isDeaf = true
    evening.wait(Int.random(in: 1_000...40_000, using: &dice))
    evening[index].socket.isDeaf = false
  }

  /// The server goes away in an orderly manner, and comes back.
  private func drain() throws {
    guard Int.random(in: 0..<4, using: &dice) == 0 else { return }
    evening.table.input { $0.drain(at: $1) }
    evening.wait(Int.random(in: 0...2_000, using: &dice))
    try startAnew()
  }
}
