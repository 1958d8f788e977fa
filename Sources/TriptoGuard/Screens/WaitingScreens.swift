import Synchronization

/// Where screens wait for a game, by the code that each of them shows (RE70–RE72): in this process, or where all nodes
/// of a cluster look. Times are Unix epoch ms.
package protocol WaitingScreens: Sendable {
  /// A code for a new screen.
  ///
  /// - Parameters:
  ///   - token: by which this screen alone asks for the outcome.
  ///   - address: whose it is, for when there are too many.
  /// - Returns: nil while there are too many, of as many addresses.
  func open(
    token: String, from address: String, nowMs: Int
  ) async throws(ScreensAway) -> OpenedScreen?

  /// Gives a waiting screen to a game; once more for the same game changes nothing.
  ///
  /// - Returns: false when no screen waits with that code.
  func pair(_ code: String, with game: ScreenGame, nowMs: Int) async throws(ScreensAway) -> Bool

  /// What became of a screen; nil for any other code or token, and when the time is up.
  func outcome(
    of code: String, token: String, nowMs: Int
  ) async throws(ScreensAway) -> ScreenOutcome?
}

/// A screen that has a code now.
package struct OpenedScreen: Sendable, Equatable {
  package let code: String
  package let expiresAtMs: Int

  package init(code: String, expiresAtMs: Int) {
    (self.code, self.expiresAtMs) = (code, expiresAtMs)
  }
}

/// The game that a screen shows.
package struct ScreenGame: Sendable, Equatable {
  package let sessionID: String
  package let joinCode: String

  package init(sessionID: String, joinCode: String) {
    (self.sessionID, self.joinCode) = (sessionID, joinCode)
  }
}

package enum ScreenOutcome: Sendable, Equatable {
  case waiting
  case paired(ScreenGame)
}

/// What keeps the codes does not answer; nothing has changed, or it is not known.
package struct ScreensAway: Error {
  package init() {}
}

/// The screens of a server of its own.
package final class LocalScreens: WaitingScreens {
  private let screens = Mutex(Screens())

  package init() {}

  package func open(token: String, from address: String, nowMs: Int) -> OpenedScreen? {
    var chance = SystemRandomNumberGenerator()
    return screens.withLock {
      $0.open(token: token, from: address, nowMs: nowMs, using: &chance)
    }
  }

  package func pair(_ code: String, with game: ScreenGame, nowMs: Int) -> Bool {
    screens.withLock { $0.pair(code, with: game, nowMs: nowMs) }
  }

  package func outcome(of code: String, token: String, nowMs: Int) -> ScreenOutcome? {
    screens.withLock { $0.outcome(of: code, token: token, nowMs: nowMs) }
  }
}
