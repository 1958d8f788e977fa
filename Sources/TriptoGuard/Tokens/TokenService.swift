import Foundation
import JWTKit
public import TriptoWire

/// Issues and verifies every token of the server (ID11–ID16, SE3, SE5). Nothing is stored, so
/// tokens survive a restart and are never revoked (ID16). All methods are synchronous and
/// thread-safe.
public struct TokenService: Sendable {
  /// How long an auth token works, in seconds: 24 h (ID11).
  public static let authLifetime = 24 * 60 * 60
  /// How long a join token works, in seconds: 30 min (SE3).
  public static let joinLifetime = 30 * 60

  private let signer: TokenSigner
  private let nowMs: @Sendable () -> Int64

  /// - Parameters:
  ///   - secret: The signing key, `JWT_SECRET`; any text that is not empty.
  ///   - nowMs: The wall clock in Unix epoch ms.
  public init(secret: String, nowMs: @escaping @Sendable () -> Int64) {
    precondition(!secret.isEmpty, "a token service needs a signing key")
    signer = TokenSigner(secret: secret)
    self.nowMs = nowMs
  }

  /// An auth token (ID12–ID15) for `role` in one session.
  /// - Parameter playerId: The seat; nil for a TV.
  /// - Throws: `TokenError.invalid` when the claims cannot be encoded.
  public func issue(
    role: Role, sessionId: String, playerId: String?
  ) throws(TokenError) -> String {
    let now = seconds
    return try signer.sign(
      AuthPayload(
        sessionId: sessionId, role: role.rawValue, playerId: playerId,
        iat: IssuedAtClaim(value: date(now)),
        exp: ExpirationClaim(value: date(now + Self.authLifetime))))
  }

  /// What a genuine auth token says; a join token is refused (SE3).
  public func verify(_ token: String) throws(TokenError) -> TokenClaims {
    let payload = try signer.open(token, as: AuthPayload.self)
    guard payload.use == nil, let role = Role(rawValue: payload.role.lowercased()) else {
      throw .invalid
    }
    try requireUnexpired(payload.exp)
    return TokenClaims(
      sessionId: payload.sessionId, role: role, playerId: payload.playerId,
      issuedAt: wholeSeconds(payload.iat.value), expiresAt: wholeSeconds(payload.exp.value))
  }

  /// What an auth token says when it is good now; nil for any other text. Over REST it is the same
  /// 401 whatever is wrong with it (RE1).
  public func claims(of token: String) -> TokenClaims? { try? verify(token) }

  /// A join token for one session (SE3, RE21).
  public func issueJoinToken(sessionId: String) throws(TokenError) -> JoinToken {
    let now = seconds
    let token = try signer.sign(
      JoinPayload(
        sessionId: sessionId, use: JoinPayload.use, iat: IssuedAtClaim(value: date(now)),
        exp: ExpirationClaim(value: date(now + Self.joinLifetime))))
    return JoinToken(token: token, expiresAtMs: Int64(now + Self.joinLifetime) * 1000)
  }

  /// Accepts a join token of exactly this session and nothing else (SE3).
  public func verifyJoinToken(_ token: String, sessionId: String) throws(TokenError) {
    let payload = try signer.open(token, as: JoinPayload.self)
    guard payload.use == JoinPayload.use, payload.sessionId == sessionId else { throw .invalid }
    try requireUnexpired(payload.exp)
  }

  private var seconds: Int { Int(nowMs() / 1000) }

  private func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: Double(seconds)) }

  /// NB: a signed time is still clamped; a Double outside Int's range would trap.
  private func wholeSeconds(_ date: Date) -> Int {
    Int(exactly: date.timeIntervalSince1970.rounded(.down)) ?? 0
  }

  private func requireUnexpired(_ claim: ExpirationClaim) throws(TokenError) {
    do {
      try claim.verifyNotExpired(currentDate: Date(timeIntervalSince1970: Double(nowMs()) / 1000))
    } catch {
      throw .expired
    }
  }
}
