import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import TriptoWire

/// A speech service on the loopback that answers every request alike.
final class SpeechFixture: Sendable {
  enum Behaviour: Sendable {
    case status(Int, retryAfter: String? = nil)
    case garbage
    case hang
  }

  private let channel: any Channel

  init(_ behaviour: Behaviour) async throws {
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(Desk(behaviour))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  /// The settings of a server that speaks with this service.
  var settings: [String: String] {
    [
      "TRIPTO_SPEECH_URL": "http://127.0.0.1:\(channel.localAddress?.port ?? 0)/v1",
      "TRIPTO_SPEECH_MODEL": "m", "TRIPTO_SPEECH_VOICE": "v", "TRIPTO_SPEECH_KEY": "hunter22",
    ]
  }

  func close() async throws { try await channel.close() }

  private final class Desk: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart
    private let behaviour: Behaviour

    init(_ behaviour: Behaviour) { self.behaviour = behaviour }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .end = unwrapInboundIn(data) else { return }
      switch behaviour {
      case .hang: return
      case .garbage: send(context, 200, ["content-type": "audio/wav"], "not a sound")
      case .status(let status, let retryAfter):
        send(context, status, retryAfter.map { ["retry-after": $0] } ?? [:], "hunter22")
      }
    }

    private func send(
      _ context: ChannelHandlerContext, _ status: Int, _ headers: [String: String], _ text: String
    ) {
      var fields = HTTPHeaders(headers.map { ($0.key, $0.value) })
      fields.replaceOrAdd(name: "content-length", value: String(text.utf8.count))
      let head = HTTPResponseHead(
        version: .http1_1, status: .init(statusCode: status), headers: fields)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: text)))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
  }
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
