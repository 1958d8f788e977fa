import Foundation
import Testing
import TriptoTestEvening
import TriptoWire

@testable import TriptoGuard

@Suite("SE10 SE11 the house key")
struct HouseKeyScenarios {
  private let path = "/v1/content/packs/\(TestPack.alpha.id)"

  @Test("SE10 the key is kept over a restart; a new one counts at once, the old one no more")
  func renewed() async throws {
    let data = try ServerUnderTest.prepared()
    var first: [String: String] = [:]
    try await withServer(["TRIPTO_STRICT": "1"], on: data) { first = try $0.houseKey }
    try await withServer(["TRIPTO_STRICT": "1"], on: data) { server in
      #expect(try server.houseKey == first)
      #expect(try await server.request("GET", path, headers: first).status == 200)
      _ = try HouseKeyFile(folder: data.path).renew()
      try await server.request("GET", path, headers: first).expectError(401, "House key needed")
      let second = try server.houseKey
      #expect(try await server.request("GET", path, headers: second).status == 200)
      try data.remove(HouseKeyFile.name)
      try await server.request("GET", path, headers: second).expectError(401, "House key needed")
    }
  }

  @Test("SE11 what is no key or another house's opens nothing, and says what to do")
  func wrong() async throws {
    try await withServer(["TRIPTO_STRICT": "1"]) { server in
      for key in ["", "rubbish", HouseKey.random().revealed, String(repeating: "0", count: 4_000)] {
        let answer = try await server.request("GET", path, headers: ["tripto-key": key])
        try answer.expectError(401, "House key needed")
        let message = try answer.json.text("message")
        #expect(message?.contains("husets nyckel") == true)
        #expect(message?.contains("host page") == true)
        #expect(!TestPack.alpha.secrets.contains { answer.text.lowercased().contains($0) })
      }
    }
  }
}
