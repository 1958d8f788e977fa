import TriptoBrake
import TriptoKernel
public import TriptoPlan

/// What is recalled, and which lines have to be spoken for it (EVE88–EVE90).
extension GameState {
  /// Every destination of the night that has been begun, in order.
  var playedStops: [PlayedStop] { tonight.past + presentlyPlayed }

  var presentlyPlayed: [PlayedStop] {
    zip(itinerary, rounds).map { PlayedStop(place: $0, round: $1, journey: tonight.journey) }
  }

  /// What holds now, the dearest first; nothing outside evenings.
  public func recollections(at slot: Recollection.Slot) -> [Recollection] {
    guard isEvening else { return [] }
    let memory = Memory(self)
    return Recollection.allCases.filter { $0.slot == slot && memory.holds($0) }
  }

  /// The lines that might be said now, one for each of those that has one left tonight.
  func recalled(at slot: Recollection.Slot) -> [LineID] {
    recollections(at: slot).compactMap(freshLine)
  }

  /// The first of its lines that has not been heard tonight, in the order of the coin (EVE89).
  private func freshLine(_ recollection: Recollection) -> LineID? {
    let coin = Coin.toss(
      id, journey: tonight.journey, purpose: "memory",
      index: "\(nightIndex)|\(recollection.rawValue)")
    let first = Int(coin % UInt64(Recollection.lines))
    let variants = (0..<Recollection.lines).map { (first + $0) % Recollection.lines }
    return variants.map {
      LineID(round: nightIndex, spoken: .recalled(recollection), variant: $0)
    }.first { !hasHeard($0) }
  }

  private func hasHeard(_ line: LineID) -> Bool {
    voice.heard.contains { $0.spoken == line.spoken && $0.variant == line.variant }
  }

  /// The clip of what is recalled at a moment (EVE88).
  func recalledClip(at spoken: Spoken, atMost limitMs: Milliseconds) -> Clip? {
    guard let slot = spoken.slot else { return nil }
    return recalled(at: slot).lazy.compactMap { self.voice[$0, self.settings.language] }
      .first { $0.durationMs <= limitMs }
  }

  /// The lines that should be spoken by now, as far as what they tell is public (EVE90).
  public var recallable: [LineID] {
    guard isEvening, let step else { return [] }
    switch step {
    case .clue, .brakeAnswer, .afterLock: return recallableAtBrakes
    case .results:
      let verdict = recalled(at: .verdict).prefix(1)
      return verdict + (questions.isEmpty ? recallableAtClose : [])
    case .lastQuestion: return recallableAtClose
    case .intro, .rules, .revealSilence, .revealBanter, .revealed, .named, .verdict, .bridge,
      .question, .questionGap, .scoreboard, .departure, .finale, .act:
      return []
    }
  }

  private var recallableAtClose: [LineID] {
    Array(recalled(at: isLastDestination ? .finale : .scoreboard).prefix(1))
  }

  /// For whoever might brake now.
  private var recallableAtBrakes: [LineID] {
    var lines: [LineID] = []
    for seat in answering where canStillBrake(seat.id) {
      var braked = self
      braked.brakeOwner = seat.id
      if let line = braked.recalled(at: .brake).first, !lines.contains(line) { lines.append(line) }
    }
    return lines
  }
}
