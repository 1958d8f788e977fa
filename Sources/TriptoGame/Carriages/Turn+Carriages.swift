import TriptoBrake
import TriptoKernel
import TriptoPlan

/// Carriages are drawn, joined, changed and closed (EVE42, EVE43).
extension Turn {
  /// HOST_CARRIAGES_DRAW (EX46).
  mutating func drawCarriages() throws(Refusal) {
    guard state.settings.evening?.carriages == true else {
      throw .invalidOperation("There are no carriages tonight")
    }
    try requireCarriageful()
    formCarriages()
    emit(.carriagesChanged)
  }

  private func requireCarriageful() throws(Refusal) {
    guard Carriage.players.contains(state.players.count) else {
      throw .hindered(.carriagesLimit)
    }
  }

  /// The setting has changed: new ones, or none.
  mutating func settleCarriages(before: Bool) throws(Refusal) {
    let wanted = state.settings.evening?.carriages == true
    guard wanted != before else { return }
    guard wanted else {
      state.tonight.carriages = []
      return
    }
    try requireCarriageful()
    formCarriages()
  }

  /// A seeded shuffle, whoever is away last, dealt out in turn so that sizes differ by one at most.
  private mutating func formCarriages() {
    state.tonight.carriageDraws += 1
    let draw = state.tonight.carriageDraws
    let (id, journey) = (state.id, state.tonight.journey)
    let seats = state.players.map { seat in
      (
        seat: seat.id, isAway: !seat.isConnected,
        coin: Coin.toss(
          id, journey: journey, purpose: "carriages", index: "\(draw)|\(seat.id)")
      )
    }.sorted { ($0.isAway ? 1 : 0, $0.coin) < ($1.isAway ? 1 : 0, $1.coin) }
    let here = seats.count { !$0.isAway }
    let fit = (seats.count + Carriage.room - 1) / Carriage.room
    let count = min(Carriage.most, max(2, fit, (here * 2 + 3) / 6))
    state.tonight.carriages = (1...count).map { number in
      let members = seats.enumerated().filter { $0.offset % count == number - 1 }
      return Carriage(number: number, members: members.map(\.element.seat))
    }
  }

  /// A joiner enters the smallest, the lowest number first, and who comes back its own while that has room;
  /// the fourth guest makes the first carriages. Who joins after the journey boards for the next one (EVE24).
  mutating func boardCarriage(_ id: PlayerID) {
    guard state.settings.evening?.carriages == true, !state.phase.isOver else { return }
    guard !state.carriages.isEmpty else {
      let isEnough = Carriage.players.contains(state.players.count)
      if state.phase == .lobby, isEnough { formCarriages() }
      return
    }
    let open = state.carriages.indices.filter {
      state.carriages[$0].members.count < Carriage.room
    }
    let last = state.seat(id)?.lastCarriage
    let own = open.first { state.carriages[$0].number == last }
    let smallest = open.min {
      state.carriages[$0].members.count < state.carriages[$1].members.count
    }
    guard state.carriage(of: id) == nil, let index = own ?? smallest else { return }
    state.tonight.carriages[index].members.append(id)
  }

  /// EX41: in the lobby somebody changes to another one.
  mutating func moveCarriage(_ id: PlayerID, to number: Int) throws(Refusal) {
    guard state.phase == .lobby else { throw .invalidPhase }
    guard let index = state.carriages.firstIndex(where: { $0.number == number }) else {
      throw .validation("There is no such carriage")
    }
    guard !state.carriages[index].members.contains(id) else { return }
    guard state.carriages[index].members.count < Carriage.room else {
      throw .hindered(.carriageFull)
    }
    leaveCarriage(id)
    state.tonight.carriages[index].members.append(id)
  }

  mutating func leaveCarriage(_ id: PlayerID) {
    for index in state.tonight.carriages.indices {
      state.tonight.carriages[index].members.removeAll { $0 == id }
    }
  }

  /// The start: nobody rides alone, and with one carriage there are none (EVE43).
  mutating func closeCarriages() {
    guard state.settings.evening?.carriages == true else { return }
    if state.carriages.isEmpty, Carriage.players.contains(state.players.count) {
      formCarriages()
    }
    let seats = Set(state.players.map(\.id))
    var carriages = state.tonight.carriages
    for index in carriages.indices { carriages[index].members.removeAll { !seats.contains($0) } }
    carriages.removeAll { $0.members.isEmpty }
    while let alone = carriages.firstIndex(where: { $0.members.count == 1 }),
      let host = carriages.indices.filter({
        $0 != alone && carriages[$0].members.count < Carriage.room
      }).min(by: { carriages[$0].members.count < carriages[$1].members.count })
    {
      carriages[host].members += carriages[alone].members
      carriages.remove(at: alone)
    }
    state.tonight.carriages = carriages.count > 1 ? carriages : []
  }
}
