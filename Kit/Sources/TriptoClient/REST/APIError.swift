public import TriptoKernel

/// Why a call over REST came to nothing (RE1, UI-X5).
public enum APIError: Error, Equatable, Sendable {
  /// There is no answer: no server, or no way to it.
  case unreachable
  /// Something answers, and is no Tripto, or one whose answer cannot be read.
  case notUnderstood(status: Int)
  /// The game has a host (RE17): join as a player.
  case hostRoleTaken
  /// The server says no.
  case refused(Refusal)
}

/// The body of an error, and what came with it (RE1).
public struct Refusal: Equatable, Sendable {
  public var status: Int
  /// Short and stable, such as `Lobby locked`.
  public var name: String
  /// Fit to show to a person, in English.
  public var message: String
  public var details: JSONValue?
  /// How long to wait before the next try, in whole seconds; 0 when nothing is said of it (SE7).
  public var waitSeconds: Int

  public init(
    status: Int, name: String = "", message: String = "", details: JSONValue? = nil,
    waitSeconds: Int = 0
  ) {
    (self.status, self.name, self.message) = (status, name, message)
    (self.details, self.waitSeconds) = (details, waitSeconds)
  }

  /// What is wrong with a pack, each told by itself (RE27).
  public var packFaults: [PackFault] {
    guard case .array(let problems)? = details?["problems"] else { return [] }
    return problems.map(PackFault.init)
  }
}

/// One thing that is wrong with a pack (RE27): what, where, and in words.
public struct PackFault: Equatable, Sendable {
  public var code: String
  public var path: String
  public var message: String

  init(_ problem: JSONValue) {
    (code, path, message) = (
      problem["code"]?.text ?? "", problem["path"]?.text ?? "", problem["message"]?.text ?? ""
    )
  }
}

extension Refusal {
  /// - Returns: nil when the body is none of ours (RE1).
  init?(_ response: HTTPResponse) {
    guard let body = try? JSONValue(parsing: response.body, mayRepeatKeys: true),
      let name = body["error"]?.text
    else { return nil }
    self.init(
      status: response.status, name: name, message: body["message"]?.text ?? "",
      details: body["details"],
      waitSeconds: Self.wait(response.header("Retry-After")))
  }

  private static func wait(_ text: String?) -> Int {
    guard let seconds = text.flatMap({ Double($0) }), seconds > 0 else { return 0 }
    return Int(min(seconds, 86_400).rounded(.up))
  }
}
