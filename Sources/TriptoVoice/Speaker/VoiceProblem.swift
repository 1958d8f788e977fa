package import TriptoWire

extension VoiceProblem {
  package init(_ error: SpeechError) {
    self =
      switch error {
      case .missing: .missing
      case .wrongKey: .wrongKey
      case .quotaSpent: .quota
      case .busy: .busy
      case .timedOut: .timeout
      case .garbage, .toolFailed: .garbage
      case .unreachable: .unreachable
      case .tooLong, .refused, .nothingToSay: .refused
      case .storage: .storage
      case .overBudget: .budget
      }
  }

  /// Fit to show; holds nothing of the text or the settings.
  package var message: String {
    switch self {
    case .missing: "No engine that speaks is installed"
    case .wrongKey: "The speech service does not accept the key"
    case .quota: "The speech service has no quota left"
    case .busy: "The speech service is asked too much at once; try again in a while"
    case .timeout: "Speaking took too long"
    case .garbage: "The speech service sent no usable sound"
    case .unreachable: "The speech service cannot be reached"
    case .refused, .unknown: "The speech service refused the text"
    case .storage: "The clip cannot be kept on the disk"
    case .budget: "The budget for paid speech is spent"
    }
  }
}

/// How the voice is, for the host's health line.
package typealias VoiceHealth = ShowHealth.Voice
