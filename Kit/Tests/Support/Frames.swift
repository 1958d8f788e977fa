public import Foundation
import Testing
public import TriptoClient
public import TriptoKernel
import TriptoWire

/// Frames as a server sends them.
public enum Frames {
  public static func frame(
    _ type: String, _ payload: JSONValue = [:], seq: Int? = nil, epoch: String = "e",
    atMs: Int? = 1_800_000_000_000
  ) -> Frame {
    Frame(json(type, payload, seq: seq, epoch: epoch, atMs: atMs)) ?? broken
  }

  public static func json(
    _ type: String, _ payload: JSONValue = [:], seq: Int? = nil, epoch: String = "e",
    atMs: Int? = 1_800_000_000_000
  ) -> JSONValue {
    var members: [String: JSONValue] = ["type": .string(type), "payload": payload]
    members["serverTimeMs"] = atMs.map { .int($0) }
    if let seq { members.merge(["seq": .int(seq), "epoch": .string(epoch)]) { $1 } }
    return .object(members)
  }

  public static func text(
    _ type: String, _ payload: JSONValue = [:], seq: Int? = nil, atMs: Int? = 1_800_000_000_000
  ) -> String {
    String(decoding: json(type, payload, seq: seq, atMs: atMs).jsonBytes(), as: UTF8.self)
  }

  public static let welcomePayload: JSONValue = [
    "connectionId": "c", "role": "HOST", "playerId": "h", "sessionId": "s",
    "serverTimeMs": 1_800_000_000_000, "timeOffsetHintMs": 0,
  ]
  public static let welcome = frame("WELCOME", welcomePayload)

  public static func welcome(seq: Int, epoch: String = "e") -> Frame {
    frame("WELCOME", welcomePayload, seq: seq, epoch: epoch)
  }

  /// The state of a golden file, with other values for some keys.
  public static func state(
    _ change: [String: JSONValue] = [:], of name: String = "EX-HOST-lobby"
  ) -> JSONValue {
    guard case .object(var members)? = golden("STATE_SNAPSHOT.\(name)")["payload"]?["state"]
    else { return .null }
    members.merge(change) { $1 }
    return .object(members)
  }

  public static func snapshot(_ change: [String: JSONValue] = [:], seq: Int? = nil) -> Frame {
    frame("STATE_SNAPSHOT", ["state": state(change)], seq: seq)
  }

  /// The game of who has been sent the state of a golden file, and nothing else.
  public static func game(_ name: String) -> Game {
    var game = Game()
    game.live = LiveState(snapshot: frame("STATE_SNAPSHOT", ["state": state(of: name)]))
    return game
  }

  private static let broken = Frame(["type": "BROKEN"])!

  public static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Tests/TriptoWireTests/Golden/server").standardizedFileURL
  }

  public static func golden(_ name: String) -> JSONValue {
    do {
      return try JSONValue(parsing: Data(contentsOf: folder.appending(path: "\(name).json")))
    } catch {
      Issue.record("no golden file \(name): \(error)")
      return .null
    }
  }
}

extension Frames {
  /// A new game, as the server answers it (RE9).
  public static let created: JSONValue = [
    "sessionId": "s", "joinCode": "K7TM4P", "tvJoinToken": "t", "hostAuthToken": "h",
    "wsUrl": "ws://tv.local:3000/ws", "joinUrlTemplate": "http://tv.local:3000/join/{joinCode}",
    "joinToken": "j",
  ]
}
