import Foundation
import JWTKit
import Synchronization
import Testing
import TriptoWire

@testable import TriptoGuard

private let secret = "a signing key of at least thirty-two bytes"
private let session = "5f8b0c51-9d0e-4d0a-8f0e-0d9a3d2f7a11"
private let startMs: Int64 = 1_790_000_000_500

/// A wall clock a test moves by hand.
private final class TestClock: Sendable {
  private let ms = Mutex(startMs)
  var nowMs: Int64 { ms.withLock { $0 } }
  func advance(seconds: Int64) { ms.withLock { $0 += seconds * 1_000 } }
}

@Suite struct TokenServiceTests {
  private let clock = TestClock()
  private var service: TokenService {
    TokenService(secret: secret, nowMs: { [clock] in clock.nowMs })
  }

  @Test("ID11 a token brings back its session, role and seat", arguments: Role.allCases)
  func roundTrip(role: Role) throws {
    let playerId = role == .tv ? nil : "0e0c6b5e-52a2-4e0c-9d3e-7d1a0c8a1b22"
    let token = try service.issue(role: role, sessionId: session, playerId: playerId)
    let claims = try service.verify(token)
    #expect(claims.sessionId == session)
    #expect(claims.role == role)
    #expect(claims.playerId == playerId)
    #expect(claims.issuedAt == Int(startMs / 1000))
    #expect(claims.expiresAt - claims.issuedAt == 86_400)
  }

  @Test("ID11 the claims are exactly those of the rule, with whole seconds")
  func claimNames() throws {
    let token = try service.issue(role: .player, sessionId: session, playerId: "p")
    let part = try #require(token.split(separator: ".").dropFirst().first)
    let data = try #require(Base64URL.decode(Array(part.utf8)))
    let claims = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(claims.keys) == ["sessionId", "role", "playerId", "iat", "exp"])
    #expect(claims["role"] as? String == "player")
    #expect(String(decoding: data, as: UTF8.self).contains("\"iat\":1790000000"))
    #expect(!String(decoding: data, as: UTF8.self).contains("\"iat\":1790000000."))
  }

  @Test("ID11 a TV token has no playerId key")
  func tvTokenHasNoSeat() throws {
    let token = try service.issue(role: .tv, sessionId: session, playerId: nil)
    let part = try #require(token.split(separator: ".").dropFirst().first)
    let json = String(decoding: try #require(Base64URL.decode(Array(part.utf8))), as: UTF8.self)
    #expect(!json.contains("playerId"))
  }

  @Test("ID11 a token holds only characters legal in a query unescaped")
  func queryLegal() throws {
    let legal = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    for index in 0..<50 {
      let token = try service.issue(
        role: .host, sessionId: "séance-\(index)", playerId: "ö?&=\(index)")
      #expect(token.allSatisfy(legal.contains))
    }
  }

  @Test("ID11 the token is a standard HS256 JWT: another implementation accepts it")
  func interoperable() async throws {
    let now: @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1_000) }
    let ours = TokenService(secret: secret, nowMs: now)
    let keys = await JWTKeyCollection().add(hmac: HMACKey(from: secret), digestAlgorithm: .sha256)
    let token = try ours.issue(role: .host, sessionId: session, playerId: "p")
    #expect(try await keys.verify(token, as: AuthPayload.self).sessionId == session)
    let theirs = try await keys.sign(
      AuthPayload(
        sessionId: session, role: "HOST", playerId: "p", iat: .init(value: Date()),
        exp: .init(value: Date().addingTimeInterval(60))))
    #expect(try ours.verify(theirs).role == .host)
  }

  @Test("ID11 a token works for 24 h and is then expired")
  func expiry() throws {
    let token = try service.issue(role: .player, sessionId: session, playerId: "p")
    clock.advance(seconds: 86_399)
    #expect(try service.verify(token).playerId == "p")
    clock.advance(seconds: 1)
    #expect(throws: TokenError.expired) { try service.verify(token) }
  }

  @Test("ID16 a token is accepted again and again and yields the same playerId")
  func notConsumed() throws {
    let token = try service.issue(role: .player, sessionId: session, playerId: "p")
    let again = TokenService(secret: secret, nowMs: { [clock] in clock.nowMs })
    #expect(try service.verify(token) == service.verify(token))
    #expect(try again.verify(token).playerId == "p")
  }

  @Test("SE5 no changed byte of a token is accepted")
  func tampering() throws {
    let token = Array(try service.issue(role: .player, sessionId: session, playerId: "p").utf8)
    for index in token.indices {
      var changed = token
      changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      let text = String(decoding: changed, as: UTF8.self)
      #expect(throws: TokenError.invalid) { try service.verify(text) }
    }
  }

  @Test(
    "SE5 what is not a token is invalid",
    arguments: [
      "", ".", "..", "a.b", "a.b.c", "a.b.c.d", "åäö", String(repeating: ".", count: 999),
    ])
  func garbage(text: String) {
    #expect(throws: TokenError.invalid) { try service.verify(text) }
  }

  @Test("SE5 roles come only from tokens as issued: `none` and other algorithms are refused")
  func algorithmPinned() async throws {
    let token = try service.issue(role: .player, sessionId: session, playerId: "p")
    let body = token.split(separator: ".")[1]
    let none = Base64URL.encode(Data(#"{"alg":"none","typ":"JWT"}"#.utf8))
    #expect(throws: TokenError.invalid) { try service.verify("\(none).\(body).") }
    let keys = await JWTKeyCollection().add(hmac: HMACKey(from: secret), digestAlgorithm: .sha256)
    let payload = AuthPayload(
      sessionId: session, role: "host", playerId: nil, iat: .init(value: Date()),
      exp: .init(value: Date(timeIntervalSince1970: 4_000_000_000)))
    let renamed = try await keys.sign(payload, header: ["alg": "HS512"])
    #expect(throws: TokenError.invalid) { try service.verify(renamed) }
  }

  @Test("SE2 a token signed with another secret is invalid")
  func otherSecret() throws {
    let other = TokenService(secret: secret + "!", nowMs: { [clock] in clock.nowMs })
    let token = try other.issue(role: .host, sessionId: session, playerId: "p")
    #expect(throws: TokenError.invalid) { try service.verify(token) }
  }
}

@Suite struct JoinTokenTests {
  private let clock = TestClock()
  private var service: TokenService {
    TokenService(secret: secret, nowMs: { [clock] in clock.nowMs })
  }

  @Test("SE3 a join token is bound to one session")
  func bound() throws {
    let join = try service.issueJoinToken(sessionId: session)
    try service.verifyJoinToken(join.token, sessionId: session)
    #expect(throws: TokenError.invalid) {
      try service.verifyJoinToken(join.token, sessionId: "another")
    }
  }

  @Test("SE3 RE21 a join token is valid for 30 min and says so")
  func expiry() throws {
    let join = try service.issueJoinToken(sessionId: session)
    #expect(join.expiresAtMs == (startMs / 1000 + 1_800) * 1000)
    clock.advance(seconds: 1_799)
    try service.verifyJoinToken(join.token, sessionId: session)
    clock.advance(seconds: 1)
    #expect(throws: TokenError.expired) {
      try service.verifyJoinToken(join.token, sessionId: session)
    }
  }

  @Test("SE3 a join token grants nothing but joining, and an auth token is no join token")
  func kindsAreApart() throws {
    let join = try service.issueJoinToken(sessionId: session)
    #expect(throws: TokenError.invalid) { try service.verify(join.token) }
    for role in Role.allCases {
      let auth = try service.issue(role: role, sessionId: session, playerId: "p")
      #expect(throws: TokenError.invalid) {
        try service.verifyJoinToken(auth, sessionId: session)
      }
    }
  }

  @Test("SE3 a signed token with a role and the join use opens nothing")
  func hybridRefused() throws {
    let hybrid = AuthPayload(
      sessionId: session, role: "host", playerId: nil,
      iat: .init(value: Date(timeIntervalSince1970: 1_790_000_000)),
      exp: .init(value: Date(timeIntervalSince1970: 1_790_009_999)), use: "join")
    let token = try TokenSigner(secret: secret).sign(hybrid)
    #expect(throws: TokenError.invalid) { try service.verify(token) }
  }
}
