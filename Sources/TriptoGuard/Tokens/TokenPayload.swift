import Foundation
import JWTKit

/// The claims of an auth token on the wire (ID11). `use` is never written: only other kinds have
/// it.
struct AuthPayload: JWTPayload, Equatable {
  var sessionId: String
  var role: String
  var playerId: String?
  var iat: IssuedAtClaim
  var exp: ExpirationClaim
  var use: String?

  func verify(using algorithm: some JWTAlgorithm) async throws {
    try exp.verifyNotExpired()
  }
}

/// The claims of a join token on the wire (SE3): no role and no seat, so it opens nothing.
struct JoinPayload: JWTPayload, Equatable {
  static let use = "join"

  var sessionId: String
  var use: String
  var iat: IssuedAtClaim
  var exp: ExpirationClaim

  func verify(using algorithm: some JWTAlgorithm) async throws {
    try exp.verifyNotExpired()
  }
}
