import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// What the server tells the seat.
extension PlayModel {
  func take(_ item: GameClient.News) {
    switch item {
    case .game(let game): take(game)
    case .clock: break
    case .happened(let message): happened(message)
    }
  }

  private func take(_ game: Game) {
    let before = self.game
    self.game = game
    if case .closed = game.status.stage { return lost() }
    if before.status.stage == .online, !isOnline { pace.forget() }
    link = isOnline || game.status.stage == .connecting ? nil : app.messages.common.reconnecting
    if before.lobby?.settings?.reactions != game.lobby?.settings?.reactions {
      input.isMuted = false
    }
    guard let view else { return renew() }
    if before.state?.roundIndex != view.state.roundIndex { input.shown = [] }
    noteClue(view)
    noteBoxes(view)
    noteBrake(view)
    noteVerdict(view)
    if before.status.stage != .online, isOnline { deliver() }
    renew()
  }

  private func noteClue(_ view: PlayView) {
    if !view.isBraked, view.state.phase != .clueLevel { input.isPressing = false }
    guard view.clueKey != clueKey else { return }
    clueKey = view.clueKey
    (input.rejection, input.isPressing) = (nil, false)
    (input.clueSeenMs, input.isClueRestored) = (app.serverNowMs, game.isRestored)
    input.renderedMs = app.services.world.monoMs
  }

  /// What is asked has its box; what was typed elsewhere goes with what was asked.
  private func noteBoxes(_ view: PlayView) {
    if input.note?.key != view.noteKey { input.note = box(view.noteKey, "") }
    if view.ownLock != nil || view.isMine { closeNote(isMoved: view.isMine) }
    let key = view.isMine ? "brake:\(view.clueKey)" : question(view).map(view.questionKey)
    guard let key else {
      input.answer = nil
      return
    }
    guard input.answer?.key != key else { return }
    let moved = view.isMine ? input.note?.text ?? "" : ""
    let draft = view.state.me?.draft ?? ""
    input.answer = box(key, draft.isEmpty ? moved : draft)
    pace = DraftPace(told: draft)
    if view.isMine { sendDraft() }
  }

  private func question(_ view: PlayView) -> Int? {
    view.state.phase == .followupQuestion ? view.state.followupQuestion?.currentQuestionIndex : nil
  }

  private func box(_ key: String, _ text: String) -> DraftBox {
    DraftBox(key: key, text: text, commandId: freshID())
  }

  private func happened(_ message: ServerMessage) {
    if case .brakeRejected(let told) = message, told.playerId == game.playerId {
      refused(told.reason)
    } else if case .brakeAccepted(let told) = message {
      input.isPressing = false
      if told.playerId == game.playerId { app.services.haptics.play(.success) }
    } else if case .error(let error) = message {
      failed(error)
    } else if case .verdictShown(let step) = message {
      input.shown.append(step)
    } else if case .rulesStep(let told) = message {
      input.rulesStep = told.step
    } else if case .testPull(let told) = message, told.playerId == game.playerId {
      input.hasTried = true
    }
    renew()
  }

  func tell(_ text: String) {
    notice = text
    after(.notice, Self.noticeMs) { [weak self] in self?.notice = "" }
  }
}
