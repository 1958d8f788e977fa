import Foundation
import Testing

@testable import TriptoHouse

@Suite struct ReferenceTests {
  @Test("RE41–RE52 every variable of the configuration is in its table, once")
  func complete() {
    let names = ServerConfiguration.reference.map(\.environment)
    let specified = [
      "PORT", "PUBLIC_BASE_URL", "JWT_SECRET", "ALLOWED_ORIGINS", "LOG_LEVEL", "NODE_ENV",
      "AI_CONTENT_URL", "AI_CONTENT_SERVICE_URL", "CONTENT_PACKS_DIR", "TTS_CACHE_DIR",
      "ANTHROPIC_API_KEY", "ELEVENLABS_API_KEY", "ELEVENLABS_DEFAULT_VOICE_ID",
      "TRIPTO_DEFAULT_PACKS", "TRIPTO_PACING", "TRIPTO_STRICT", "TRIPTO_ENV", "TRIPTO_DATA_DIR",
      "TRIPTO_DATABASE_URL", "TRIPTO_REDIS_URL", "TRIPTO_TLS_CERT", "TRIPTO_TLS_KEY",
    ]
    #expect(Set(specified).subtracting(names).isEmpty)
    #expect(Set(names).count == names.count)
    let flags = ServerConfiguration.reference.compactMap(\.flag)
    #expect(Set(flags).count == flags.count)
  }

  @Test("no secret can be given as a flag")
  func secretsHaveNoFlag() {
    let secrets = ServerConfiguration.reference.filter(\.isSecret)
    #expect(secrets.count == 10)
    #expect(secrets.allSatisfy { $0.flag == nil })
  }

  @Test("RE41–RE52 docs/CONFIGURATION.md is the table, printed")
  func documentIsCurrent() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let document = try String(
      contentsOf: root.appending(path: "docs/CONFIGURATION.md"), encoding: .utf8)
    #expect(document == ServerConfiguration.referenceMarkdown)
  }
}
