import Logging
import Synchronization
package import TriptoWire

/// What became of the engines, and what the log was told: each engine's problem once (SE6: never a
/// text, since it may be a clue that nobody has seen yet).
final class VoiceNotes: Sendable {
  private struct State {
    var faults: [String: VoiceProblem] = [:]
    var told: Set<String> = []
  }
  private let state = Mutex(State())
  private let logger: Logger

  init(logger: Logger) { self.logger = logger }

  /// - Parameter error: Nil when the engine made a sound.
  func note(_ engine: String, _ error: SpeechError?) {
    guard let error else { return state.withLock { $0.faults[engine] = nil } }
    if case .tooLong = error { return }
    let problem = VoiceProblem(error)
    let isNew = state.withLock { state in
      state.faults[engine] = problem
      return state.told.insert("\(engine) \(problem.rawValue)").inserted
    }
    guard isNew else { return }
    var metadata: Logger.Metadata = ["engine": "\(engine)", "problem": "\(problem.rawValue)"]
    if let why = Self.detail(error) { metadata["why"] = "\(why)" }
    logger.warning(
      "the voice has a problem; further ones of its kind are not logged", metadata: metadata)
  }

  /// The problem an engine has had since it spoke last.
  func fault(of engine: String) -> VoiceProblem? { state.withLock { $0.faults[engine] } }

  var storageFault: String? {
    state.withLock { $0.faults.first { $0.value == .storage }?.key }
  }

  /// The part of an error that comes from this machine and never from a text or a service.
  private static func detail(_ error: SpeechError) -> String? {
    switch error {
    case .missing, .noVoice, .storage, .refused: error.description
    case .toolFailed(let tool, let status, _): "\(tool) ended with \(status)"
    case .garbage(_, let why): why
    default: nil
    }
  }
}

extension VoiceProblem {
  package init(_ error: SpeechError) {
    self =
      switch error {
      case .missing, .noVoice: .missing
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
