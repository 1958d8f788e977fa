import HummingbirdCore
import NIOCore
import Testing

@testable import TriptoSocket

@Suite("Who may connect", .timeLimit(.minutes(1)))
struct AdmissionTests {
  private static let get = "GET /x HTTP/1.1\r\nHost: a\r\n\r\n"

  private func answered(_ port: Int) async throws -> RawPeer {
    let peer = try await RawPeer.connect(port)
    try await peer.send(Self.get)
    #expect(try await peer.head().hasPrefix("HTTP/1.1 200 "))
    _ = try await peer.body(7)
    return peer
  }

  private func route(_ judgement: WebSocketRoute.Judgement) -> WebSocketRoute {
    WebSocketRoute(path: "/ws", delegate: EchoDelegate()) { _, _ in judgement }
  }

  /// Connections that say nothing, each taken in before the next one comes.
  private func silent(
    _ count: Int, _ port: Int, _ bell: inout Doorbell
  ) async throws -> [RawPeer] {
    var peers: [RawPeer] = []
    for _ in 0..<count {
      peers.append(try await RawPeer.connect(port))
      _ = await bell.wait(for: .opened)
    }
    return peers
  }

  @Test("SE26 when all places are taken, a newcomer gets that of who has waited longest")
  func oldestIsCut() async throws {
    var bell = Doorbell(.counted(total: 4))
    try await TestServer.with([], roll: bell.roll) { server in
      let peers = try await silent(3, server.port, &bell)
      let fourth = try await RawPeer.connect(server.port)
      #expect(await bell.wait(for: .crowded).isEmpty)
      let newcomer = try await answered(server.port)
      #expect(await bell.wait(for: .cut(1)) == [.opened])
      #expect(await peers[0].rest() == "")
      for peer in [newcomer, fourth] + peers { peer.close() }
      #expect(await bell.wait(for: .relieved).contains(.crowded) == false)
    }
  }

  @Test("SE26 who is being answered is spared, and so are sockets")
  func spared() async throws {
    let bell = Doorbell(.counted(total: 3))
    let (arrived, gate) = (Gate(), Gate())
    let answer: TestServer.Answerer = { request, writer in
      if request.uri.path == "/slow" {
        arrived.open()
        await gate.wait()
      }
      try await TestServer.answer(request, writer)
    }
    try await TestServer.with([route(.known)], roll: bell.roll, answer: answer) { server in
      let socket = try await RawPeer.upgraded(server.port, path: "/ws")
      let working = try await RawPeer.connect(server.port)
      try await working.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
      await arrived.wait()
      let idle = try await answered(server.port)
      let newcomer = try await answered(server.port)
      #expect(await idle.rest() == "")
      gate.open()
      #expect(try await working.head().hasPrefix("HTTP/1.1 200 "))
      try await socket.send(Wire.frame(0x81, "here"))
      #expect(await socket.frame() == .text("here"))
      for peer in [socket, working, newcomer] { peer.close() }
    }
  }

  @Test(
    "SE26 sockets leave places to requests, and those of strangers to who comes back",
    arguments: [(WebSocketRoute.Judgement.stranger, 2), (.known, 3)])
  func socketsLeavePlaces(_ judgement: WebSocketRoute.Judgement, _ most: Int) async throws {
    let bell = Doorbell(.counted(total: 4))
    try await TestServer.with([route(judgement)], roll: bell.roll) { server in
      var sockets: [RawPeer] = []
      for _ in 0..<most { sockets.append(try await RawPeer.upgraded(server.port, path: "/ws")) }
      let late = try await RawPeer.connect(server.port)
      try await late.send(Wire.handshake())
      let answer = await late.rest()
      #expect(answer.hasPrefix("HTTP/1.1 503 "))
      #expect(answer.lowercased().contains("retry-after: 5"))
      #expect(answer.hasSuffix("}"), "RE1's body")
      sockets.append(try await answered(server.port))
      for peer in sockets { peer.close() }
    }
  }

  @Test("SE7 SE29 an upgrade above the limit gets 429 with Retry-After, one at the end gets 503")
  func refusedUpgrade() async throws {
    try await TestServer.with([route(.tooMany(retryAfterSeconds: 7))]) { server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send(Wire.handshake())
      let answer = await peer.rest()
      #expect(answer.hasPrefix("HTTP/1.1 429 ") && answer.lowercased().contains("retry-after: 7"))
    }
    try await TestServer.with([route(.closing)]) { server in
      let peer = try await RawPeer.connect(server.port)
      try await peer.send(Wire.handshake())
      #expect(await peer.rest().hasPrefix("HTTP/1.1 503 "))
    }
  }

  @Test("SE27 above its limit an address is refused without an answer; others are not")
  func perAddress() async throws {
    var limits = ConnectionLimits.counted(perAddress: 2)
    limits.key = { _ in "one" }
    var bell = Doorbell(limits)
    try await TestServer.with([route(.known)], roll: bell.roll) { server in
      let first = try await RawPeer.upgraded(server.port, path: "/ws")
      let second = try await RawPeer.upgraded(server.port, path: "/ws")
      let third = try await RawPeer.connect(server.port)
      #expect(await bell.wait(for: .refused) == [.opened, .opened])
      #expect(await third.rest() == "")
      first.close()
      _ = await bell.wait(for: .closed)
      try await answered(server.port).close()
      second.close()
    }
    limits.key = { _ in nil }
    bell = Doorbell(limits)
    try await TestServer.with([], roll: bell.roll) { server in
      for peer in try await silent(5, server.port, &bell) { peer.close() }
    }
  }

  @Test("SE27 whoever keeps us waiting makes room for another one of its address")
  func silentMakesRoom() async throws {
    var bell = Doorbell(.counted(perAddress: 2))
    try await TestServer.with([], roll: bell.roll) { server in
      let quiet = try await silent(2, server.port, &bell)
      let third = try await answered(server.port)
      #expect(await bell.wait(for: .cut(1)).isEmpty)
      #expect(await quiet[0].rest() == "")
      for peer in quiet + [third] { peer.close() }
    }
  }

  @Test(
    "SE27 a hall behind one address keeps places for requests, and for those who come back",
    arguments: [(WebSocketRoute.Judgement.stranger, 28), (.known, 30)])
  func hall(_ judgement: WebSocketRoute.Judgement, _ most: Int) async throws {
    let bell = Doorbell(.counted(perAddress: 32))
    try await TestServer.with([route(judgement)], roll: bell.roll) { server in
      var peers: [RawPeer] = []
      for _ in 0..<most { peers.append(try await RawPeer.upgraded(server.port, path: "/ws")) }
      let late = try await RawPeer.connect(server.port)
      try await late.send(Wire.handshake())
      #expect(await late.rest().hasPrefix("HTTP/1.1 503 "))
      peers.append(try await answered(server.port))
      for peer in peers { peer.close() }
    }
  }

  @Test("SE27 a browser's idle connection makes room for another one of its address")
  func idleMakesRoom() async throws {
    var bell = Doorbell(.counted(perAddress: 2))
    try await TestServer.with([], roll: bell.roll) { server in
      let quiet = try await silent(1, server.port, &bell)
      let idle = try await answered(server.port)
      let third = try await answered(server.port)
      #expect(await bell.wait(for: .cut(1)) == [.opened])
      #expect(await idle.rest() == "")
      for peer in quiet + [third] { peer.close() }
    }
  }
}
