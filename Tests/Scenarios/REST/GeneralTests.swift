import Foundation
import NIOCore
import Testing
import TriptoTestEvening
import TriptoWire

@Suite("RE general: health, metrics, pages, errors, CORS")
struct GeneralTests {
  @Test("RE5 health tells that the server is well and what time it is")
  func health() async throws {
    let answer = try await SharedServer.server.get("/health")
    #expect(answer.status == 200)
    let body = try answer.json
    #expect(body.keys == ["status", "ok", "uptime", "timestamp", "serverTimeMs"])
    #expect(body.text("status") == "ok")
    #expect(body.flag("ok") == true)
    #expect(try #require(body.int("uptime")) >= 0)
    let nowMs = Int(Date().timeIntervalSince1970 * 1_000)
    #expect(abs(try #require(body.int("serverTimeMs")) - nowMs) < 60_000)
    #expect(try Date.ISO8601FormatStyle().parse(plain(body.text("timestamp"))) < Date() + 60)
  }

  /// ISO 8601 with or without fractional seconds.
  private func plain(_ stamp: String?) throws -> String {
    try #require(stamp).replacing(#/\.\d+/#, with: "")
  }

  @Test("RE6 metrics count sockets by role and hold no id, name or token")
  func metrics() async throws {
    let table = try await Table.open(["Metrika"])
    let answer = try await table.server.get("/metrics")
    #expect(answer.status == 200)
    for name in [
      "tripto_sockets_open{role=\"host\"}", "tripto_sockets_open{role=\"player\"}",
      "tripto_sockets_open{role=\"tv\"}", "tripto_event_rate", "tripto_brake_latency_seconds",
      "hb_requests_total{http_route=\"/v1/sessions\",http_request_method=\"POST\"",
    ] {
      #expect(answer.text.contains(name))
    }
    for secret in [table.session.id, table.session.joinCode, table[0].id, "Metrika", "eyJ"] {
      #expect(!answer.text.contains(secret))
    }
  }

  @Test("RE6 BR9 each brake press counts once its verdict is known, the hold included")
  func brakeLatency() async throws {
    try await withServer { server in
      let table = try await Table.open(["Alva", "Bo"], on: server)
      try await table.start()
      #expect(try await brakesCounted(server) == 0)
      try await table.brake(0)
      #expect(try await brakesCounted(server) == 1)
      let text = try await server.get("/metrics").text
      let sum = try #require(text.firstMatch(of: #/tripto_brake_latency_seconds_sum (\S+)/#))
      #expect(try #require(Double(sum.1)) >= 0.075, "BR9 the hold of 80 ms while Bo keeps silent")
      table[1].socket.send("BRAKE_PULL")
      try await table[1].socket.expect("BRAKE_REJECTED")
      #expect(try await brakesCounted(server) == 2)
      table[1].socket.send("HOST_PAUSE")
      try await table[1].socket.expect("ERROR")
      #expect(try await brakesCounted(server) == 2)
    }
  }

  private func brakesCounted(_ server: ServerUnderTest) async throws -> Int? {
    let text = try await server.get("/metrics").text
    let line = try #require(text.firstMatch(of: #/tripto_brake_latency_seconds_count (\d+)/#))
    return Int(line.1)
  }

  @Test(
    "RE7 client routes and whatever is unknown outside /v1 get the player page",
    arguments: [
      "/", "/join", "/join/K7TM4P", "/lobby", "/next-destination", "/game", "/reveal",
      "/does/not/exist",
    ])
  func playerPage(path: String) async throws {
    let answer = try await SharedServer.server.get(path)
    #expect(answer.status == 200)
    #expect(answer.text.contains("PLAYER PAGE"))
    #expect(answer.header("content-type")?.hasPrefix("text/html") == true)
  }

  @Test("RE53 the TV page is at /tv and the host page at /host")
  func bigPages() async throws {
    let server = try await SharedServer.server
    #expect(try await server.get("/tv").text.contains("TV PAGE"))
    #expect(try await server.get("/host").text.contains("HOST PAGE"))
  }

  @Test(
    "RE7 RE1 an unknown endpoint under /v1 is a JSON 404",
    arguments: [("GET", "/v1"), ("GET", "/v1/nothing"), ("POST", "/v1/sessionz"), ("PUT", "/v1/x")])
  func unknownEndpoint(method: String, path: String) async throws {
    let answer = try await SharedServer.server.request(method, path)
    try answer.expectError(404, "Not found")
    #expect(answer.header("content-type")?.hasPrefix("application/json") == true)
  }

  @Test(
    "RE1 HEAD gets the status and the fields of GET, and no body, whatever the status",
    arguments: ["/health", "/v1/nothing", "/v1/content/packs/nowhere", "/join", "/assets/no.js"])
  func head(path: String) async throws {
    let server = try await SharedServer.server
    let answer = try await server.get(path)
    let client = try await RawClient.connect(server.port)
    try await client.send("HEAD \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    let parts = await client.all().split(separator: "\r\n\r\n", omittingEmptySubsequences: false)
    #expect(parts.count == 2 && parts.last == "")
    #expect(parts.first?.hasPrefix("HTTP/1.1 \(answer.status) ") == true)
    #expect(
      parts.first?.lowercased().contains("content-length: \(answer.body.readableBytes)") == true)
  }
}
