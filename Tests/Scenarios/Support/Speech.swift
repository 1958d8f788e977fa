import Foundation
import NIOCore
import NIOPosix
import TriptoKernel
import TriptoTestEvening
import TriptoTestServices
import TriptoWire

extension LoopbackService {
  /// The settings of a server that speaks with this service.
  var speechSettings: [String: String] {
    [
      "TRIPTO_SPEECH_URL": base + "/v1", "TRIPTO_SPEECH_MODEL": "m", "TRIPTO_SPEECH_VOICE": "v",
      "TRIPTO_SPEECH_KEY": "hunter22",
    ]
  }

  /// The settings of a server whose model this service is.
  var modelSettings: [String: String] {
    ["ANTHROPIC_API_KEY": "sk-hunter22", "ANTHROPIC_BASE_URL": base]
  }
}

extension LoopbackService.Answer {
  /// A refusal that tells the key.
  static func status(_ status: Int, retryAfter: String? = nil) -> Self {
    .reply(status, retryAfter.map { ["retry-after": $0] } ?? [:], Data("hunter22".utf8))
  }

  static let garbage = Self.reply(200, ["content-type": "audio/wav"], Data("not a sound".utf8))
}

/// What this machine has; the tests that need more say so when they skip.
enum Speech {
  static let isHere = ["espeak-ng", "ffmpeg"].allSatisfy { path(of: $0) != nil }
  static let isMissing = "SKIPPED: espeak-ng or ffmpeg is not installed (scripts/setup.sh test)"

  static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// A folder with these programs and no others.
  static func tools(_ programs: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for program in programs {
      guard let path = path(of: program) else { continue }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + program, withDestinationPath: path)
    }
    return folder
  }
}

extension ServerUnderTest {
  /// The second listener (RE38).
  var speech: ServerUnderTest? {
    contentPort.map { ServerUnderTest(port: $0, data: data) }
  }

  /// POST /tts, again while a busy machine needs longer than PA20 allows.
  func say(_ text: String) async throws -> Answer {
    var answer = try await post("/tts", ["text": .string(text)])
    for _ in 0..<8 where answer.status == 500 && answer.text.contains("too long") {
      answer = try await post("/tts", ["text": .string(text)])
    }
    return answer
  }
}

/// A port that was free a moment ago.
func freePort() async throws -> Int {
  let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
    .bind(host: "127.0.0.1", port: 0).get()
  let port = channel.localAddress?.port ?? 0
  try await channel.close()
  return port
}
