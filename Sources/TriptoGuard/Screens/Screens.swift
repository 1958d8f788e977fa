import Crypto
import Foundation

/// Screens that wait for a game, by the code that each of them shows (RE70–RE72). A value; times
/// are Unix epoch ms.
package struct Screens {
  /// How long a code may be typed.
  package static let lifetimeMs = 600_000
  /// Most codes at a time. A further screen gets the place of the oldest one of the address that has the
  /// most; it is refused when none has two.
  package static let most = 1_000
  /// One sign less than a join code, so that nobody takes one for the other (ID4).
  package static let codeLength = 5

  private struct Screen {
    /// NB: digests are compared in constant time, and what is kept opens nothing.
    let token: SHA256Digest
    /// Who opened it.
    let address: String
    let expiresAtMs: Int
    var game: ScreenGame?
  }

  private var byCode: [String: Screen] = [:]

  package init() {}

  /// The code of a new screen.
  ///
  /// - Parameters:
  ///   - token: by which this screen alone asks for the outcome.
  ///   - address: whose it is, for when there are too many.
  /// - Returns: nil while there are too many, of as many addresses.
  package mutating func open(
    token: String, from address: String, nowMs: Int,
    using generator: inout some RandomNumberGenerator
  ) -> OpenedScreen? {
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
    return OpenedScreen(code: code, expiresAtMs: expiresAtMs)
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
  package mutating func pair(_ code: String, with game: ScreenGame, nowMs: Int) -> Bool {
    guard let screen = byCode[code], screen.expiresAtMs > nowMs, screen.game ?? game == game
    else { return false }
    byCode[code]?.game = game
    return true
  }

  /// What became of a screen; nil for any other code or token, and when the time is up.
  package func outcome(of code: String, token: String, nowMs: Int) -> ScreenOutcome? {
    guard let screen = byCode[code], screen.expiresAtMs > nowMs,
      screen.token == Self.digest(token)
    else { return nil }
    return screen.game.map { .paired($0) } ?? .waiting
  }

  private static func digest(_ token: String) -> SHA256Digest {
    SHA256.hash(data: Data(token.utf8))
  }
}
