import Logging
import Synchronization
import TriptoWire

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
    case .missing, .storage, .refused: error.description
    case .toolFailed(let tool, let status, _): "\(tool) ended with \(status)"
    case .garbage(_, let why): why
    default: nil
    }
  }
}
