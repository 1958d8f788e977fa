import Crypto
import Foundation
import Logging
package import TriptoGuard
import TriptoKernel
import TriptoRedis
import TriptoRooms

/// Screens that wait for a game, in Redis: a screen asks one node for its code, its host types it at another
/// (RE70–RE72, CL3).
package struct RedisScreens: WaitingScreens {
  private let codes: ScreenCodes
  private let logger: Logger

  init(_ codes: ScreenCodes, _ logger: Logger) { (self.codes, self.logger) = (codes, logger) }

  package func open(
    token: String, from address: String, nowMs: Int
  ) async throws(ScreensAway) -> OpenedScreen? {
    try await asked { () async throws(RedisError) -> OpenedScreen? in
      var chance = SystemRandomNumberGenerator()
      while true {
        let code = JoinCode.random(length: Screens.codeLength, using: &chance)
        let opening = try await codes.open(
          code, token: Self.digest(token), from: address, forMs: Int64(Screens.lifetimeMs),
          most: Screens.most)
        switch opening {
        case .opened: return OpenedScreen(code: code, expiresAtMs: nowMs + Screens.lifetimeMs)
        case .taken: continue
        case .full: return nil
        }
      }
    }
  }

  package func pair(
    _ code: String, with game: ScreenGame, nowMs: Int
  ) async throws(ScreensAway) -> Bool {
    try await asked { () async throws(RedisError) -> Bool in
      try await codes.pair(code, session: game.sessionID, joinCode: game.joinCode)
    }
  }

  package func outcome(
    of code: String, token: String, nowMs: Int
  ) async throws(ScreensAway) -> ScreenOutcome? {
    let row = try await asked { () async throws(RedisError) -> ScreenCodes.Row? in
      try await codes.row(code)
    }
    guard let row, Membership.isKey(Self.digest(token), row.token) else { return nil }
    guard let session = row.session, let joinCode = row.joinCode else { return .waiting }
    return .paired(ScreenGame(sessionID: session, joinCode: joinCode))
  }

  /// What is kept opens nothing.
  private static func digest(_ token: String) -> String {
    Hex.text(Array(SHA256.hash(data: Data(token.utf8))))
  }

  private func asked<Value>(
    _ ask: () async throws(RedisError) -> Value
  ) async throws(ScreensAway) -> Value {
    do {
      return try await ask()
    } catch {
      logger.warning("the codes of screens cannot be reached", metadata: ["why": "\(error)"])
      throw ScreensAway()
    }
  }
}
