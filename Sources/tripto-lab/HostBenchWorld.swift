import Foundation
import TriptoClient
import TriptoKernel
import TriptoWire

/// A server in memory, whose one socket hears what is said.
final class HostBenchWorld: World {
  private let frames: AsyncStream<String>
  private let ears: AsyncStream<String>.Continuation

  init() { (frames, ears) = AsyncStream.makeStream() }

  func say(_ frame: String) { ears.yield(frame) }

  var monoMs: Double { ProcessInfo.processInfo.systemUptime * 1000 }
  func chance() -> Double { 0.5 }
  func sleep(untilMs: Double) async throws {
    try await Task.sleep(for: .milliseconds(max(0, untilMs - monoMs)))
  }
  func open(_ url: String) async throws -> any Socket { HostBenchSocket(frames: frames) }
}

private struct HostBenchSocket: Socket {
  let frames: AsyncStream<String>

  func sendFrame(_ text: String) async throws {}
  func nextFrame() async throws -> String {
    for await frame in frames { return frame }
    throw SocketClosed.lost
  }
  func close(code: Int, reason: String) async {}
}

/// Nobody answers over REST: nothing is asked there.
struct HostBenchNoServer: HTTPTransport {
  func send(_ request: HTTPRequest) async throws -> HTTPResponse { throw SocketClosed.lost }
}

/// What the server says.
enum HostBenchFrames {
  static let seat = Seat(
    sessionId: "s", joinCode: "K7TM4P", token: "h", wsURL: "ws://bench.local:3000/ws",
    joinURLTemplate: "http://bench.local:3000/join/{joinCode}")

  static let welcome = frame(
    "WELCOME",
    [
      "connectionId": "c", "role": "HOST", "playerId": "h", "sessionId": "s",
      "serverTimeMs": 1_800_000_000_000, "timeOffsetHintMs": 0,
    ])

  /// A golden snapshot with other players, of whom the first has as many points as the version says.
  static func snapshot(_ golden: JSONValue, players: Int, version: Int) -> String {
    guard case .object(var state)? = golden["payload"]?["state"],
      case .array(let known)? = state["players"], case .object(let player)? = known.first
    else { return "" }
    let names = (1...players).map { "Resenär med ett långt namn \($0)" }
    state["players"] = .array(
      names.map {
        .object(player.merging(["playerId": .string($0), "name": .string($0)]) { $1 })
      })
    state["scoreboard"] = .array(
      names.enumerated().map { place, name in
        [
          "playerId": .string(name), "name": .string(name), "score": .int(version - place),
          "rank": .int(place + 1),
        ]
      })
    (state["version"], state["phase"]) = (.int(version), "SCOREBOARD")
    return frame("STATE_SNAPSHOT", ["state": .object(state)])
  }

  private static func frame(_ type: String, _ payload: JSONValue) -> String {
    let frame: JSONValue = [
      "type": .string(type), "payload": payload, "serverTimeMs": 1_800_000_000_000,
    ]
    return String(decoding: frame.jsonBytes(), as: UTF8.self)
  }
}
