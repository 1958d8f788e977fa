import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// What is on its way.
extension PlayModel {
  /// An answer of the own brake has been sent from here.
  var wasSent: Bool { input.answer?.isSent == true || input.note?.isSent == true }

  /// Sends what is on its way, also again after a lost connection, with the same ids (UI-P16).
  func deliver() {
    guard let view else { return }
    if let note = input.note, note.isSent, view.ownLock == nil {
      send(.noteSubmit(answerText: note.text), id: note.commandId)
    }
    if let answer = input.answer, answer.isSent {
      if view.isMine {
        send(.brakeAnswerSubmit(answerText: answer.text), id: answer.commandId)
      } else if let question = view.state.followupQuestion, question.answeredByMe != true {
        let index = question.currentQuestionIndex
        send(.followupAnswerSubmit(answerText: answer.text, index: index), id: answer.commandId)
      }
    }
    let client = client
    after(.overdue, Self.overdueMs) { [weak self] in
      if self?.wasSent == true { Task { await client?.appear() } }
    }
  }

  /// Tells the server what stands in the box, so that it counts when the time is up (EVE30, EVE50).
  func sendDraft() {
    guard let view, view.state.me != nil, isOnline, let answer = input.answer, !answer.isSent
    else { return }
    let nowMs = app.services.world.monoMs
    guard let wait = pace.wait(answer.text, at: nowMs) else { return stop([.draft]) }
    guard wait == 0 else { return after(.draft, wait) { [weak self] in self?.sendDraft() } }
    let index = view.isMine ? nil : view.state.followupQuestion?.currentQuestionIndex
    pace.went(answer.text, at: nowMs)
    send(.draft(text: answer.text, index: index))
  }

  func refused(_ reason: BrakeRejection) {
    (input.isPressing, input.rejection) = (false, reason)
    app.services.haptics.play(.error)
    if reason == .rateLimited { coolUntilMs = app.services.world.monoMs + Self.coolDownMs }
    after(.refusal, Self.refusedMs) { [weak self] in
      self?.input.rejection = nil
      self?.renew()
    }
  }

  /// The server refuses a command of this seat: what was typed is a draft again (UI-A10).
  func failed(_ error: ErrorMessage) {
    guard let view else { return }
    if input.isPressing {
      return refused(error.errorCode == .rateLimited ? .rateLimited : .notAllowed)
    }
    if input.note?.isSent == true, view.ownLock == nil {
      input.note?.recall(freshID(), error: PlayNote.refusal(error, view))
    } else if input.answer?.isSent == true, view.state.followupQuestion?.answeredByMe != true {
      input.answer?.recall(freshID(), error: error.errorCode.text.words(app.messages))
    } else if input.reaction != nil, error.errorCode == .invalidOperation {
      input.isMuted = true
    }
  }

  func closeNote(isMoved: Bool) {
    input.isNoteOpen = false
    if isMoved, input.note?.isSent == true { input.note?.recall(freshID()) }
  }
}
