import TriptoWire

extension ShowHealth.Voice {
  init(_ health: VoiceHealth) {
    self =
      switch health {
      case .off: .off
      case .ready(let engine): .ready(engine: engine)
      case .failing(let engine, let problem):
        .failing(TriptoWire.VoiceProblem(problem), engine: engine)
      }
  }
}

extension TriptoWire.VoiceProblem {
  fileprivate init(_ problem: VoiceProblem) {
    self =
      switch problem {
      case .missing: .missing
      case .wrongKey: .wrongKey
      case .quota: .quota
      case .timeout: .timeout
      case .garbage: .garbage
      case .unreachable: .unreachable
      case .refused: .refused
      case .storage: .storage
      case .budget: .budget
      }
  }
}
