import Crypto
import Foundation
import TriptoGuard
import TriptoTable

/// Screens that wait for a game, by the code that each of them shows (RE70–RE72). A value; times
/// are Unix epoch ms.
struct Screens {
  /// How long a code may be typed.
  static let lifetimeMs = 600_000
  /// Most codes at a time. A further screen gets the place of the oldest one of the address that has the
  /// most; it is refused when none has two.
  static let most = 1_000
  /// One sign less than a join code, so that nobody takes one for the other (ID4).
  static let codeLength = 5

  private struct Screen {
    /// NB: digests are compared in constant time, and what is kept opens nothing.
    let token: SHA256Digest
    /// Who opened it.
    let address: String
    let expiresAtMs: Int
    var sessionID: String?
  }

  private var byCode: [String: Screen] = [:]

  /// The code of a new screen.
  ///
  /// - Parameters:
  ///   - token: by which this screen alone asks for the outcome.
  ///   - address: whose it is, for when there are too many.
  /// - Returns: nil while there are too many, of as many addresses.
  mutating func open(
    token: String, from address: String, nowMs: Int,
    using generator: inout some RandomNumberGenerator
  ) -> (code: String, expiresAtMs: Int)? {
    byCode = byCode.filter { $0.value.expiresAtMs > nowMs }
    if byCode.count >= Self.most {
      guard let crowded = mostCrowded() else { return nil }
      byCode[crowded] = nil
    }
    var code: String
    repeat {
      code = JoinCode.random(length: Self.codeLength, using: &generator)
    } while byCode[code] != nil
    let expiresAtMs = nowMs + Self.lifetimeMs
    byCode[code] = Screen(
      token: Self.digest(token), address: address, expiresAtMs: expiresAtMs)
    return (code, expiresAtMs)
  }

  /// The oldest code of the address that has the most of them; nil when none has two.
  private func mostCrowded() -> String? {
    let groups = Dictionary(grouping: byCode, by: \.value.address).values
    guard let most = groups.max(by: { $0.count < $1.count }), most.count > 1 else { return nil }
    return most.min { $0.value.expiresAtMs < $1.value.expiresAtMs }?.key
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
