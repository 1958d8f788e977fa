import TriptoKernel
import TriptoWire

extension Moments {
  /// Takes in an event. Times are on the server's clock.
  mutating func remember(_ frame: Frame, heardMs: Milliseconds) {
    guard let message = frame.message else { return }
    let sentMs = frame.serverTimeMs ?? heardMs
    switch message {
    case .cluePresent(let clue):
      clearRound()
      self.clue = clue
    case .clueAdvance(let advance): self.advance = advance
    case .brakePending(let pending): self.pending = pending
    case .brakeAccepted(let accepted):
      (pending, locked) = (nil, nil)
      brake = Brake(accepted: accepted, endsAtMs: sentMs &+ accepted.answerTimeoutMs)
    case .brakeRejected(let told): rejected = Rejection(rejected: told, atMs: heardMs)
    case .brakeOrder(let order): self.order = order
    case .brakeAnswerLocked(let locked): (brake, self.locked) = (nil, locked)
    case .destinationReveal(let reveal):
      clearClue()
      self.reveal = reveal
    case .destinationResults(let results): self.results = results
    case .scoreboardUpdate(let scoreboard): self.scoreboard = scoreboard
    case .followupQuestionPresent(let followup):
      clearQuestion()
      self.followup = followup
    case .followupAnswersLocked(let locked): followupLocked = locked
    case .followupResults(let results):
      followupResults = results
      judged.append(results)
    case .nextDestinationEvent:
      let judged = self.judged
      clearRound()
      self.judged = judged
    case .gameEndedEvent(let ended): (effects, stage, self.ended) = ([], nil, ended)
    case .finalResultsPresent(let final): self.final = final
    case .uiEffectTrigger(let effect): effects.append(effect.effectId)
    case .finaleStage(let stage): self.stage = stage
    case .error(let error): self.error = Fault(error: error, atMs: heardMs)
    case .welcome, .stateSnapshot, .lobbyUpdated, .playerJoined, .playerLeft, .contentPackSelected,
      .answerCountUpdate, .musicSet, .musicStop, .musicGainSet, .sfxPlay, .audioPlay, .audioStop,
      .ttsPrefetch, .voiceLine, .helloAck, .resumed, .statePatch, .timerSync, .clockPing, .goodbye,
      .handoverCode, .reaction, .showHealth, .followupAnswerCount, .brakeReleased, .noteHanded,
      .rulesStep, .testPull, .verdictShown, .unknown:
      // NB: what these tell stands in the state, or passes.
      return
    }
  }
}
