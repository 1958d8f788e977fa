import Foundation
import Testing

@testable import TriptoGuard

@Suite struct LogRedactionTests {
  private static let jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzZXNzaW9uSWQiOiJ4In0.c2lnbmF0dXJl-_x"
  private let redaction = LogRedaction(secrets: ["a-signing-secret", "postgres://u:hunter2@h/db"])

  @Test(
    "SE6 tokens, Authorization values, queries of /ws and /join and keys are taken out",
    arguments: [
      "GET /ws?token=\(jwt)", "Authorization: Bearer \(jwt)", "authorization=Basic dXNlcjpwdw==",
      "{\"Authorization\":\"\(jwt)\"}", "bearer opaque-token-123",
      "/join/ABC234?t=opaque-token-123",
      "ws://h:3000/ws?v=2&token=opaque-token-123", "https://h/join?t=opaque-token-123",
      "a token \(jwt) in a sentence", "key a-signing-secret used", "to postgres://u:hunter2@h/db",
      "joinToken in query ?x=1&joinToken=opaque-token-123", "GET /ws?anything=opaque-token-123",
    ])
  func cleaned(text: String) {
    let clean = redaction.clean(text)
    for secret in [
      "eyJ", "c2lnbmF0dXJl", "dXNlcjpwdw", "opaque-token-123", "a-signing-secret", "hunter2",
    ] {
      #expect(!clean.contains(secret), "\(clean)")
    }
    #expect(clean.contains(LogRedaction.mark))
  }

  @Test(
    "SE6 SE10 a house key is taken out wherever it stands, and whatever stands for one",
    arguments: [
      "http://192.168.1.7:3000/host#key=KEY", "/host?key=KEY&x=1", "Tripto-Key: KEY",
      "[\"tripto-key\": \"KEY\"]", "the key is KEY", "tripto-key=guessed-KEY",
    ])
  func houseKey(text: String) {
    let key = HouseKey.random().revealed
    for written in [key, key.uppercased()] {
      let clean = redaction.clean(text.replacing("KEY", with: written))
      #expect(!clean.contains(written.prefix(4)) && clean.contains(LogRedaction.mark), "\(clean)")
    }
  }

  @Test("SE6 query strings of /ws are never logged, from however many threads at once")
  func threads() async {
    let redaction = redaction
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<200 {
        group.addTask {
          redaction.clean("GET /ws?token=\(Self.jwt) \(number)")
            == "GET /ws?\(LogRedaction.mark) \(number)"
        }
      }
      for await isClean in group { #expect(isClean) }
    }
  }

  @Test(
    "SE6 join codes do not stay in paths",
    arguments: ["/join/ABC234", "/v1/sessions/by-code/abc234"])
  func joinCodes(path: String) {
    #expect(!redaction.clean(path).lowercased().contains("abc234"))
    #expect(!redaction.path(path + "?t=x").contains("?"))
  }

  @Test(
    "SE6 a text without tokens, keys and query strings is logged as it is",
    arguments: [
      "Server started on 0.0.0.0:3000", "GET /v1/content/packs 200", "clue 10 at level 8: next",
      "/tv", "a = b", "joined the game",
      "session 5f0c2c1e-8d7a-4c37-9b0e-2f6a1d9e4b11 ended",
    ])
  func untouched(text: String) {
    #expect(redaction.clean(text) == text)
  }

  @Test("SE6 a request's path is logged without its query")
  func path() {
    #expect(redaction.path("/v1/content/packs?x=1#y") == "/v1/content/packs")
    #expect(redaction.path("/v1/content/packs/import") == "/v1/content/packs/import")
    #expect(redaction.path("/v1/content/packs/paris") == "/v1/content/packs/•••")
    #expect(redaction.path("/v1/content/packs/new-york/clues") == "/v1/content/packs/•••/clues")
    #expect(!redaction.path("/v1//content//packs///paris").contains("paris"))
    #expect(!redaction.path("/v1/content/packs/g%C3%B6teborg").contains("teborg"))
  }
}
