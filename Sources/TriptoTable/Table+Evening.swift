import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoViews
import TriptoWire

/// What an evening asks of its table (EVE4, EVE5, EX42, EX45).
extension Table {
  /// EX45: a server that goes down leaves another journey to the next one.
  func rematch(_ viewer: Viewer) throws(Refusal) -> Command {
    try state.admit(.rematch, from: .viewer(viewer))
    guard drainUntilMs == nil, !isLeaving else { throw .draining }
    return .rematch
  }

  /// EX41: a player means its own seat, the host says whose.
  func seat(_ set: SeatSet, _ viewer: Viewer) throws(Refusal) -> Command {
    try state.admit(.seat, from: .viewer(viewer))
    let own: PlayerID? = if case .player(let id) = viewer { id } else { nil }
    guard let id = set.playerId ?? own else { throw .validation("playerId is missing") }
    let travel = TravelWish(passenger: set.passenger, tone: set.tone, child: set.child)
    guard let carriage = set.carriageId else { return .seat(SeatChange(seat: id, travel: travel)) }
    guard let number = Carriage.number(of: carriage) else {
      throw .validation("There is no such carriage")
    }
    return .seat(SeatChange(seat: id, travel: travel, carriage: number))
  }

  /// EX42: nil for one that raced the lock, or that comes too fast (EVE12).
  func draft(
    _ text: String, _ index: Int?, _ viewer: Viewer
  ) throws(Refusal) -> Command? {
    try state.admit(.draft, from: .viewer(viewer))
    let question = question(index)
    guard let id = viewer.seatID, state.takesDraft(from: id, question: question),
      streams[viewer]?.link?.drafts.isDue(nowMs, perSecond: state.evening?.draftsPerSecond) == true
    else { return nil }
    guard state.phase == .followupQuestion else {
      return .draft(text: text, verdict: judge(text))
    }
    let isCorrect = judgeFollowup(text)
    let verdict = Verdict(isCorrect: isCorrect, reason: isCorrect ? "exact" : "wrong")
    return .draft(text: text, verdict: verdict, question: question)
  }

  /// What this household has played, and what the night has seen last (EVE5).
  package var packsPlayed: [String] {
    playedPacks + state.nightStops.map { $0.place.packID.open(.library) }
  }

  func changed(
    _ change: SettingsChange, _ viewer: Viewer
  ) throws(Refusal) -> GameSettings {
    try state.admit(.setSettings, from: .viewer(viewer))
    let isExtended = streams[viewer]?.isExtended == true
    let change = isExtended ? change : change.withoutEvening
    guard change.evening == nil || change.evening == (state.settings.evening != nil) else {
      throw .validation("An evening begins with its session")
    }
    var settings = SessionSettings(state.settings)
    settings.apply(change)
    return GameSettings(settings)
  }
}
