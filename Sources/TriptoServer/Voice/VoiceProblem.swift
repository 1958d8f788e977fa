import TriptoVoice

/// Why the voice is silent, in the words of the wire and the pages.
public enum VoiceProblem: String, Sendable, CaseIterable, Codable {
  case missing, wrongKey, quota, timeout, garbage, unreachable, refused, storage, budget

  public init(_ error: SpeechError) {
    self =
      switch error {
      case .missing: .missing
      case .wrongKey: .wrongKey
      case .quotaSpent: .quota
      case .timedOut: .timeout
      case .garbage, .toolFailed: .garbage
      case .unreachable: .unreachable
      case .tooLong, .refused, .nothingToSay: .refused
      case .storage: .storage
      case .overBudget: .budget
      }
  }

  /// Fit to show; holds nothing of the text or the settings.
  public var message: String {
    switch self {
    case .missing: "No engine that speaks is installed"
    case .wrongKey: "The speech service does not accept the key"
    case .quota: "The speech service has no quota left"
    case .timeout: "Speaking took too long"
    case .garbage: "The speech service sent no usable sound"
    case .unreachable: "The speech service cannot be reached"
    case .refused: "The speech service refused the text"
    case .storage: "The clip cannot be kept on the disk"
    case .budget: "The budget for paid speech is spent"
    }
  }
}

/// How the voice is, for the host's health line.
public enum VoiceHealth: Sendable, Equatable {
  /// Switched off in the settings.
  case off
  /// Lines are spoken, by this engine.
  case ready(engine: String)
  /// Nothing speaks; the engine or program that was tried first, and why it does not.
  case failing(engine: String, VoiceProblem)
}
