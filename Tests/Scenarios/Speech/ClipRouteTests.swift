import Foundation
import NIOCore
import Testing
import TriptoTestEvening
import TriptoWire

@Suite(
  "RE39 GET /cache: the url of a clip is good on both ports, and leads to the audio",
  .enabled(if: Speech.isHere, "\(Speech.isMissing)"))
struct ClipRouteTests {
  @Test("RE39 whole, in part and head only, on both ports and with every ending")
  func bytes() async throws {
    try await withClip { server, path in
      let whole = try await server.get(path)
      #expect(whole.status == 200 && whole.header("content-type") == "audio/mp4")
      #expect(whole.header("cache-control") == "private, max-age=31536000, immutable")
      #expect(whole.header("accept-ranges") == "bytes")
      let size = whole.body.readableBytes
      #expect(whole.header("content-length") == "\(size)")
      #expect(whole.body.getString(at: 4, length: 4) == "ftyp")
      for ending in ["m4a", "mp3", "wav"] {
        let other = path.replacing(".m4a?", with: ".\(ending)?")
        #expect(try await server.get(other).body == whole.body)
        #expect(try await server.speech?.get(other).body == whole.body)
      }
      let head = try await server.request("HEAD", path)
      #expect(head.status == 200 && head.body.readableBytes == 0)
      #expect(head.header("content-length") == "\(size)")
      let part = try await server.request("GET", path, headers: ["range": "bytes=4-7"])
      #expect(part.status == 206 && part.text == "ftyp")
      #expect(part.header("content-range") == "bytes 4-7/\(size)")
      let last = try await server.request("GET", path, headers: ["range": "bytes=-10"])
      #expect(last.status == 206 && last.body.readableBytes == 10)
      let beyond = try await server.request("GET", path, headers: ["range": "bytes=\(size)-"])
      try beyond.expectError(416, "Range not satisfiable")
      #expect(beyond.header("content-range") == "bytes */\(size)")
      for odd in ["bytes=0-1,4-7", "bytes=x", "lines=0-1"] {
        let answer = try await server.request("GET", path, headers: ["range": odd])
        #expect(answer.status == 200 && answer.body == whole.body)
      }
      let page = try await server.request("GET", path, headers: ["origin": server.base])
      #expect(page.header("access-control-allow-origin") == server.base)
    }
  }

  @Test("RE39 SE9 SE17 PR34 unknown, unsigned, wrongly signed and foreign names are 404 as JSON")
  func refused() async throws {
    try await withClip { server, path in
      let parts = path.split(separator: "?")
      let (file, query) = (String(parts[0]), String(parts[1]))
      let id = String(file.dropFirst("/cache/".count).dropLast(".m4a".count))
      let wrong = [
        file, "\(file)?s=", "\(file)?s=AAAAAAAAAAAAAAAAAAAAAA", "\(path)A",
        "/cache/tts_0123456789abcdef.m4a?\(query)", "/cache/\(id)?\(query)",
        "/cache/\(id).json?\(query)", "/cache/\(id).m4a.wav?\(query)",
        "/cache/\(id.uppercased()).m4a?\(query)", "/cache/?\(query)",
        "/cache/..%2f..%2ftripto.sqlite?\(query)", "/cache/..%2f\(id).m4a?\(query)",
        "/cache/%2e%2e/tripto.sqlite?\(query)", "/cache/asked/\(id).m4a?\(query)",
        "/cache/\(id)%00.m4a?\(query)", "/cache/.m4a?\(query)", "/cache/tts_.m4a?\(query)",
      ]
      for path in wrong {
        try await server.get(path).expectError(404, "Not found")
      }
      for path in wrong {
        let answer = try await server.speech?.get(path)
        #expect(answer?.status == 404, "\(path)")
      }
    }
  }

  /// - Parameter body: A server and the path of a clip on it.
  private func withClip(_ body: (ServerUnderTest, String) async throws -> Void) async throws {
    try await withServer(["TRIPTO_VOICE": "on"]) { server in
      let speech = try #require(server.speech)
      let answer = try await speech.say("Nästa station är slutstation")
      try #require(answer.status == 200, "\(answer.text)")
      let url = try #require(try answer.json.text("url"))
      let path = try #require(url.range(of: "/cache/")?.lowerBound)
      try await body(server, String(url[path...]))
    }
  }
}
