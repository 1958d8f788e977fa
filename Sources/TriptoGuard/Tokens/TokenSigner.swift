import Crypto
import Foundation
import JWTKit

/// HS256 in JWT's compact form, without suspension points: sockets are authenticated on event
/// loops, where JWTKit's key collection (an actor) cannot be awaited.
struct TokenSigner: Sendable {
  private static let header = #"{"alg":"HS256","typ":"JWT"}"#
  private static let algorithm = "HS256"

  private let key: SymmetricKey

  init(secret: String) {
    key = SymmetricKey(data: Data(secret.utf8))
  }

  func sign(_ payload: some JWTPayload) throws(TokenError) -> String {
    do {
      let body = try DefaultJWTSerializer().serialize(payload)
      let input =
        Base64URL.encode(Data(Self.header.utf8)) + "." + String(decoding: body, as: UTF8.self)
      let code = HMAC<SHA256>.authenticationCode(for: Data(input.utf8), using: key)
      return input + "." + Base64URL.encode(Data(code))
    } catch {
      throw .invalid
    }
  }

  /// Checks the signature in constant time before anything in the token is parsed, then pins the
  /// algorithm. The expiry is the caller's to check.
  func open<Payload: JWTPayload>(
    _ token: String, as type: Payload.Type
  ) throws(TokenError) -> Payload {
    let bytes = Array(token.utf8)
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
      let code = Base64URL.decode(bytes[bytes.index(after: dot)...]),
      HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: bytes[..<dot], using: key)
    else { throw .invalid }
    do {
      let parsed = try DefaultJWTParser().parse(bytes, as: type)
      guard parsed.header.alg == Self.algorithm else { throw TokenError.invalid }
      return parsed.payload
    } catch {
      throw .invalid
    }
  }
}

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
