import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// What has just happened to the seat.
extension PlayModel {
  /// The own brake is over: what became of it, where the brake itself does not tell (UI-P18, EVE30, UI-E31).
  func noteBrake(_ view: PlayView) {
    defer {
      let timer = view.state.timer.map { Double($0.startAtServerMs &+ $0.durationMs) }
      let endMs = timer ?? view.moments.brake.map { Double($0.endsAtMs) }
      held = view.isMine ? (view.clueKey, view.state.paused ? nil : endMs) : nil
    }
    guard let held, !view.isMine else { return }
    guard view.ownLock == nil else {
      if view.state.me != nil, !wasSent { tell(view.words.lockedForYou) }
      return app.services.haptics.play(.success)
    }
    guard PlayBrake.afterRelease(view).isEmpty else { return }
    let isEarly = held.endMs.map { (app.serverNowMs ?? 0) < $0 - 500 } ?? true
    tell(isEarly ? view.words.hostWentOn : view.words.timeOutNoLock)
  }

  func noteVerdict(_ view: PlayView) {
    guard let row = view.moments.results?.results.first(where: { $0.playerId == view.me }) else {
      return
    }
    let round = view.state.roundIndex
    if let judged, judged.round == round, judged.isCorrect != row.isCorrect {
      tell(view.words.changedByHost)
    }
    judged = (round, row.isCorrect)
  }
}
