import TriptoKernel
import TriptoPlan

/// Who travels as whom, and in the children's compartment (EX41, EVE45, EVE76).
extension Turn {
  /// SEAT_SET (EX41): the host says whose seat it is, a player means its own.
  mutating func setSeat(_ change: SeatChange, by sender: Sender) throws(Refusal) {
    guard state.isEvening else { throw .invalidOperation("Only an evening has passengers") }
    if case .viewer(.player(let id)) = sender, id != change.seat { throw .unauthorized }
    guard let seat = state.seat(change.seat), seat.role == .player,
      !state.kicked.contains(change.seat)
    else { throw .validation("There is no such player") }
    try requireKnown(change.travel)
    try countSeatChange(of: sender)
    if let number = change.carriage { try moveCarriage(seat.id, to: number) }
    travel(change.travel, seat)
    emit(.seatChanged(seat.id))
  }

  private func requireKnown(_ wish: TravelWish) throws(Refusal) {
    guard wish.hasKnownFigure else { throw .validation("There is no such passenger") }
    guard wish.hasKnownTone else { throw .validation("tone must be between 1 and 12") }
    guard wish.child != true || hasChildrens else {
      throw .validation("There is no children's compartment tonight")
    }
  }

  private var hasChildrens: Bool { state.settings.evening?.childrens == true }

  /// So many a second from one hand (PA45).
  private mutating func countSeatChange(of sender: Sender) throws(Refusal) {
    guard case .viewer(let viewer) = sender, let id = viewer.seatID,
      let most = state.evening?.seatChangesPerSecond
    else { return }
    let nowMs = nowMs
    let recent = (state.seat(id)?.changesMs ?? []).filter { nowMs - $0 < 1_000 }
    guard recent.count < most else { throw .rateLimited }
    change(id) { $0.changesMs = recent + [nowMs] }
  }

  /// A figure or a tone alone keeps the other, as far as that is free.
  private mutating func travel(_ wish: TravelWish, _ seat: Seat) {
    if wish.passenger != nil || wish.tone != nil {
      let passenger = state.passenger(
        wish.passenger ?? seat.passenger?.figure, wish.tone ?? seat.passenger?.tone, for: seat.id)
      change(seat.id) { $0.passenger = passenger }
    }
    guard let child = wish.child else { return }
    let isAtOnce = state.phase == .lobby
    change(seat.id) {
      $0.wantsChoices = child
      if isAtOnce { $0.isChild = child }
    }
  }

  /// What a join brings along; what nobody knows is passed over (EVE11). A late one plays from the
  /// next destination on, so its choices hold at once.
  func seatPassenger(_ seat: inout Seat, _ wish: TravelWish?) {
    guard state.isEvening else { return }
    let wish = (wish ?? TravelWish()).known(hasChildrens: hasChildrens)
    seat.passenger = state.passenger(wish.passenger, wish.tone, for: seat.id)
    seat.isChild = wish.child ?? false
    seat.wantsChoices = seat.isChild
  }

  /// Who comes back finds another in its place, perhaps, and gets the next free tone (EVE76).
  mutating func reseatPassenger(_ id: PlayerID) {
    guard let passenger = state.seat(id)?.passenger else { return }
    let free = state.passenger(passenger.figure, passenger.tone, for: id)
    change(id) { $0.passenger = free }
  }

  /// A destination or a lobby begins: who wants four choices has them (EX41).
  mutating func settleChoices() {
    guard state.isEvening else { return }
    let hasChildrens = hasChildrens
    for seat in state.players {
      change(seat.id) {
        if !hasChildrens { $0.wantsChoices = false }
        $0.isChild = $0.wantsChoices
      }
    }
  }
}
