import Foundation
import Observation
import TriptoClient

/// A phone or a TV on protocol v1: says what it is told to, and keeps every word that it hears.
@MainActor @Observable
final class Guest {
  let name: String
  private(set) var heard: [Heard] = []
  private(set) var isConnected = false
  @ObservationIgnored private let url: String
  @ObservationIgnored private var socket: LoopbackSocket?
  @ObservationIgnored private var listener: Task<Void, Never>?

  private init(_ name: String, url: String) { (self.name, self.url) = (name, url) }

  /// Joins by the code, as a person does who has read it.
  static func player(_ name: String, code: String, at server: TriptoServer) async throws -> Guest {
    let session = try await server.session(code)
    let joined = try await server.post(
      "/v1/sessions/\(session)/join", ["name": name, "joinToken": code])
    return try await seated(name, joined, "playerAuthToken")
  }

  /// Takes the TV's place.
  static func tv(code: String, at server: TriptoServer) async throws -> Guest {
    let session = try await server.session(code)
    return try await seated(
      "TV", try await server.post("/v1/sessions/\(session)/tv", [:]), "tvAuthToken")
  }

  private static func seated(
    _ name: String, _ answer: [String: String], _ token: String
  ) async throws -> Guest {
    let guest = Guest(name, url: "\(answer["wsUrl"] ?? "")?token=\(answer[token] ?? "")")
    try await guest.connect()
    return guest
  }

  func connect() async throws {
    let socket = try await LoopbackSocket.open(url)
    (self.socket, isConnected) = (socket, true)
    listener = Task { await listen(socket) }
    let known = heard.count
    try await until("\(name)'s state") {
      self.heard.dropFirst(known).contains { $0.type == "STATE_SNAPSHOT" }
    }
  }

  private func listen(_ socket: LoopbackSocket) async {
    do {
      while true { heard.append(Heard(try await socket.nextFrame())) }
    } catch {
      isConnected = false  // NB: closed, by either side.
    }
  }

  func say(_ type: String, _ payload: [String: Any] = [:]) async throws {
    let words = try JSONSerialization.data(withJSONObject: ["type": type, "payload": payload])
    try await socket?.sendFrame(String(decoding: words, as: UTF8.self))
  }

  func leave() { socket?.cut() }

  /// All that it was told before the first message of a type, or all of it.
  func told(before type: String? = nil) -> [Heard] {
    Array(heard.prefix { $0.type != type })
  }

  /// Brakes, and waits until everybody knows.
  func brake() async throws {
    try await say("BRAKE_PULL", ["clientTimeMs": Int(Date.now.timeIntervalSince1970 * 1000)])
  }

  func answer(_ text: String) async throws {
    try await say("BRAKE_ANSWER_SUBMIT", ["answerText": text])
  }

  func answerQuestion(_ text: String) async throws {
    try await say("FOLLOWUP_ANSWER_SUBMIT", ["answerText": text])
  }
}
