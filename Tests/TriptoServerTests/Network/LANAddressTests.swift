import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOPosix
import Testing
import TriptoHouse

@testable import TriptoGuard
@testable import TriptoHTTP

@Suite struct LANAddressTests {
  @Test("RE41 home networks come first; containers, loopback and link-local are left out")
  func ranking() {
    let found = [
      ("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("veth12ab", "10.1.1.1"),
      ("br-9f", "192.168.99.1"), ("eth1", "169.254.7.7"), ("tailscale0", "100.100.1.1"),
      ("eth2", "81.2.69.142"), ("eth0", "172.20.0.4"), ("eth3", "10.0.0.9"),
      ("wlan0", "192.168.1.7"), ("odd", "0.0.0.0"),
    ].map { LANAddress(interface: $0.0, address: $0.1) }
    #expect(
      LANAddress.ranked(found).map(\.address) == [
        "192.168.1.7", "10.0.0.9", "172.20.0.4", "81.2.69.142", "100.100.1.1",
      ])
  }

  @Test("the machine's own list of addresses is read, loopback included")
  func interfaces() {
    #expect(InterfaceList.ipv4().contains { $0.address == "127.0.0.1" })
    #expect(!LANAddress.candidates().contains { $0.address.hasPrefix("127.") })
  }
}

@Suite struct SelfProbeTests {
  private let loopback = LANAddress(interface: "lo", address: "127.0.0.1")

  private func application(isOurs: Bool) -> some ApplicationProtocol {
    let router = Router(context: APIContext.self)
    if isOurs { router.add(middleware: SelfProbeMiddleware()) }
    router.get("health") { _, _ in "ok" }
    return Application(router: router)
  }

  @Test("RE41 RE5 an address is verified when this very server answers through it")
  func verified() async throws {
    try await application(isOurs: true).test(.live) { [loopback] client in
      let port = try #require(client.port)
      #expect(await loopback.verify(port: port) == .reachable)
    }
  }

  @Test("another program at the address is not this server")
  func otherServer() async throws {
    try await application(isOurs: false).test(.live) { [loopback] client in
      let port = try #require(client.port)
      #expect(await loopback.verify(port: port) == .otherServer)
    }
  }

  @Test("RE41 a closed port is unreachable and a silent one times out")
  func failures() async throws {
    let silent = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(silent.localAddress?.port)
    #expect(await loopback.verify(port: port, timeout: .milliseconds(50)) == .timedOut)
    try await silent.close()
    #expect(await loopback.verify(port: port) == .unreachable)
  }

  @Test(
    "RE41 who speaks no HTTP, or nothing, is another program",
    arguments: ["", "SSH-2.0-OpenSSH_9\r\n", "HTTP/1.1 200 OK\r\n"])
  func noHTTP(words: String) async throws {
    let mute = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(LastWords(words: words))
        }
      }.bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(mute.localAddress?.port)
    #expect(await loopback.verify(port: port) == .otherServer)
    try await mute.close()
  }

  @Test("RE52 a server without a TLS certificate is not reached over TLS")
  func noTLS() async throws {
    try await application(isOurs: true).test(.live) { [loopback] client in
      let port = try #require(client.port)
      #expect(await loopback.verify(port: port, isTLS: true) == .unreachable)
    }
  }

  @Test("only a number that a probe can have sent is repeated")
  func onlyNonces() {
    #expect(SelfProbe.isNonce(SelfProbe.nonce()))
    #expect(SelfProbe.nonce() != SelfProbe.nonce())
    for text in ["", "abc", String(repeating: "g", count: 32), String(repeating: "A", count: 32)] {
      #expect(!SelfProbe.isNonce(text))
    }
  }
}

/// Answers whatever comes with these words and hangs up.
private final class LastWords: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer
  private let words: String

  init(words: String) { self.words = words }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: words)), promise: nil)
    context.close(promise: nil)
  }
}
