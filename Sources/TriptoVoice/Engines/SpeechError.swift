/// What can go wrong on the way from a text to a clip. No case holds a key or an answer's body.
public enum SpeechError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A program or a setting is missing; the hint says how to get it.
  case missing(String, hint: String)
  /// It speaks, but not the language that is wanted.
  case noVoice(engine: String, hint: String)
  case wrongKey(engine: String)
  case quotaSpent(engine: String)
  /// It is asked too much at once; `after` is how long it wants to be left alone, if it says so.
  case busy(engine: String, after: Duration?)
  case timedOut(String)
  case garbage(engine: String, why: String)
  case tooLong(engine: String, characters: Int, limit: Int)
  case refused(engine: String, status: Int)
  case unreachable(engine: String)
  case toolFailed(String, status: Int32, message: String)
  /// A file could not be written or read.
  case storage(String)
  /// Nothing is left of the text when what cannot be said is dropped.
  case nothingToSay
  case overBudget

  public var description: String {
    switch self {
    case .missing(let what, let hint): "\(what) is missing: \(hint)"
    case .noVoice(let engine, let hint): "\(engine) has no voice for it: \(hint)"
    case .wrongKey(let engine): "\(engine) does not accept the key"
    case .quotaSpent(let engine): "\(engine) has no quota left"
    case .busy(let engine, _): "\(engine) is asked too much at once"
    case .timedOut(let what): "\(what) took too long"
    case .garbage(let engine, let why): "\(engine) sent no usable audio: \(why)"
    case .tooLong(let engine, let characters, let limit):
      "the text has \(characters) characters, \(engine) takes \(limit)"
    case .refused(let engine, let status): "\(engine) answered \(status)"
    case .unreachable(let engine): "\(engine) cannot be reached"
    case .toolFailed(let tool, let status, let message): "\(tool) ended with \(status): \(message)"
    case .storage(let message): "the clip cannot be kept: \(message)"
    case .nothingToSay: "there is nothing to say in the text"
    case .overBudget: "the budget for paid speech is spent"
    }
  }

  /// Whether the same engine will fail with every other text too.
  var endsEngine: Bool {
    switch self {
    case .missing, .wrongKey, .quotaSpent: true
    default: false
    }
  }
}
