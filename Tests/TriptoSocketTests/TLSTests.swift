import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Testing
import TriptoProcess

@testable import TriptoSocket

@Suite("Sockets over TLS", .timeLimit(.minutes(1)))
struct TLSTests {
  private static let hasOpenSSL = Program("openssl") != nil

  /// A key and a certificate for the loopback, made for this run.
  private struct Credentials {
    let server: NIOSSLContext
    let client: NIOSSLContext

    init() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (key, certificate) = (folder.path + "/key.pem", folder.path + "/cert.pem")
      let arguments = [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-days", "2", "-subj", "/CN=localhost", "-addext",
        "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", key, "-out", certificate,
      ]
      let made = try await #require(Program("openssl")).run(arguments)
      try #require(made.status == 0, "\(made.told)")
      let chain = try NIOSSLCertificate.fromPEMFile(certificate)
      let privateKey = try NIOSSLPrivateKey(file: key, format: .pem)
      server = try NIOSSLContext(
        configuration: .makeServerConfiguration(
          certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(privateKey)))
      var trusting = TLSConfiguration.clientDefault
      trusting.trustRoots = .certificates(chain)
      client = try NIOSSLContext(configuration: trusting)
    }

  }

  private func connect(
    _ server: TestServer, _ context: NIOSSLContext
  ) async throws -> WebSocketClientConnection {
    var options = WebSocketClientOptions()
    options.tls = context
    return try await WebSocketClient.connect(
      url: "wss://127.0.0.1:\(server.port)/ws", on: MultiThreadedEventLoopGroup.singleton,
      options: options)
  }

  @Test(
    "WS1 a socket over TLS speaks, is told of a violation, and is closed by a shutdown",
    .enabled(if: hasOpenSSL))
  func overTLS() async throws {
    let credentials = try await Credentials()
    let route = WebSocketRoute(path: "/ws", delegate: EchoDelegate())
    let server = try await TestServer.start([route], tls: credentials.server)
    let (one, two) = (
      try await connect(server, credentials.client), try await connect(server, credentials.client)
    )
    let long = String(repeating: "å", count: 30_000)
    one.send(text: long)
    var events = one.messages.makeAsyncIterator()
    #expect(await events.next() == .text(long))
    one.send(raw: ByteBuffer(bytes: Wire.frame(0xB1, "x")))
    let told = WebSocketViolation.reservedBits.closeReason
    #expect(await events.next() == .closed(code: 1002, reason: told))
    try await server.stop()
    let end = await two.messages.reduce(into: []) { $0.append($1) }
    #expect(end == [.closed(code: 1012, reason: "server restart")])
  }

  @Test(
    "a certificate that is not trusted is refused by the client",
    .enabled(if: hasOpenSSL))
  func untrusted() async throws {
    let credentials = try await Credentials()
    let route = WebSocketRoute(path: "/ws", delegate: EchoDelegate())
    try await TestServer.with([route], tls: credentials.server) { server in
      let strict = try NIOSSLContext(configuration: .clientDefault)
      await #expect(throws: NIOSSLError.self) { try await connect(server, strict) }
    }
  }

  @Test(
    "a slow reader over TLS is dropped too",
    .enabled(if: hasOpenSSL))
  func slowReader() async throws {
    let credentials = try await Credentials()
    let recorder = Recorder(onText: { socket, _ in
      let block = ByteBuffer(repeating: 0x61, count: 64 * 1_024)
      for _ in 0..<200 { socket.send(text: block) }
    })
    let route = WebSocketRoute(path: "/ws", delegate: recorder)
    try await TestServer.with([route], tls: credentials.server) { server in
      let client = try await connect(server, credentials.client)
      client.setReading(false)
      client.send(text: "go")
      #expect(await recorder.untilClosed().last == .closed(.slowReader))
    }
    #expect(await recorder.rest() == [])
  }

  @Test("SE26 SE27 who is refused or cut before TLS has begun is gone at once")
  func turnedAway() async throws {
    let credentials = try await Credentials()
    var limits = ConnectionLimits.counted(total: 4, perAddress: 3)
    limits.key = { _ in "one" }
    var bell = Doorbell(limits)
    try await TestServer.with([], roll: bell.roll, tls: credentials.server) { server in
      var peers: [RawPeer] = []
      for _ in 0..<3 {
        peers.append(try await RawPeer.connect(server.port))
        _ = await bell.wait(for: .opened)
      }
      let refused = try await RawPeer.connect(server.port)
      #expect(await refused.rest() == "")
      for peer in peers { peer.close() }
    }
  }
}
