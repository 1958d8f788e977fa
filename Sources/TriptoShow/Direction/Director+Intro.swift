import TriptoGame
import TriptoKernel
import TriptoPlan

/// ROUND_INTRO, and the rules ride in its place (EVE55, EVE56).
extension Director {
  /// ST8: the intro; a ride says its first step between the state and the music.
  static func introStarted(_ state: GameState) -> [DirectedCue] {
    let snapshot = DirectedCue(.all, .snapshot)
    guard state.tonight.rules != nil else {
      return [snapshot, music(.travel, in: state)] + speech(state)
    }
    return [snapshot] + rulesStep(state) + [music(.travel, in: state)] + rule(state)
      + prefetch(state, for: .extendedTV)
  }

  /// EX49: where the ride is
  static func rulesStep(_ state: GameState) -> [DirectedCue] {
    [DirectedCue(.extended, .rulesStep)]
  }

  /// What the conductor says at this step; without a clip it is read (AU20).
  static func rule(_ state: GameState) -> [DirectedCue] {
    guard state.speechNews.started == nil, let step = state.tonight.rules?.step else {
      return speech(state)
    }
    let caption = line(LineID(round: state.nightIndex, spoken: .rules(step)), state)
    return speech(state) + [caption].compactMap(\.self)
  }

  /// EX50: the first pull sounds like a brake, the one that completes them like a lock.
  static func testPulled(_ id: PlayerID, _ state: GameState) -> [DirectedCue] {
    var cues = [DirectedCue(.extended, .testPull(id))]
    if state.tonight.rules?.pulled == [id] {
      cues.append(DirectedCue(.av, .sound(.brake, volume: 1)))
    }
    if state.haveAllPulled { cues.append(DirectedCue(.av, .sound(.lock, volume: 0.9))) }
    return cues
  }
}
