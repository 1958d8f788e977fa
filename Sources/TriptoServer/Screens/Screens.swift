import Crypto
import Foundation

/// Screens that wait for a game, by the code that each of them shows (RE70–RE72). A value; times
/// are Unix epoch ms.
struct Screens {
  /// How long a code may be typed.
  static let lifetimeMs = 600_000
  /// Most codes at a time; a further screen is refused.
  static let most = 1_000
  /// One sign less than a join code, so that nobody takes one for the other (ID4).
  static let codeLength = 5

  private struct Screen {
    /// NB: digests are compared in constant time, and what is kept opens nothing.
    let token: SHA256Digest
    let expiresAtMs: Int
    var sessionID: String?
  }

  private var byCode: [String: Screen] = [:]

  /// The code of a new screen.
  ///
  /// - Parameter token: by which this screen alone asks for the outcome.
  /// - Returns: nil while there are too many.
  mutating func open(
    token: String, nowMs: Int, using generator: inout some RandomNumberGenerator
  ) -> (code: String, expiresAtMs: Int)? {
    byCode = byCode.filter { $0.value.expiresAtMs > nowMs }
    guard byCode.count < Self.most else { return nil }
    var code: String
    repeat {
      code = JoinCode.random(length: Self.codeLength, using: &generator)
    } while byCode[code] != nil
    let expiresAtMs = nowMs + Self.lifetimeMs
    byCode[code] = Screen(token: Self.digest(token), expiresAtMs: expiresAtMs)
    return (code, expiresAtMs)
  }

  /// Gives a waiting screen to a game; once more for the same game changes nothing.
  ///
  /// - Returns: false when no screen waits with that code.
  mutating func pair(_ code: String, with sessionID: String, nowMs: Int) -> Bool {
    guard let screen = byCode[code], screen.expiresAtMs > nowMs,
      screen.sessionID ?? sessionID == sessionID
    else { return false }
    byCode[code]?.sessionID = sessionID
    return true
  }

  enum Outcome: Equatable {
    case waiting
    case paired(sessionID: String)
  }

  /// What became of a screen; nil for any other code or token, and when the time is up.
  func outcome(of code: String, token: String, nowMs: Int) -> Outcome? {
    guard let screen = byCode[code], screen.expiresAtMs > nowMs,
      screen.token == Self.digest(token)
    else { return nil }
    return screen.sessionID.map { .paired(sessionID: $0) } ?? .waiting
  }

  private static func digest(_ token: String) -> SHA256Digest {
    SHA256.hash(data: Data(token.utf8))
  }
}
