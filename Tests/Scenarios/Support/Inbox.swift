import NIOCore
import Synchronization
import TriptoKernel
import TriptoTestEvening
import TriptoWire

/// A message as it arrived.
struct Message: MessageReading {
  /// The frame's text, byte for byte.
  let raw: String
  let json: JSONValue
  /// When it arrived, by this machine's clock.
  let at: NIODeadline
}

/// Everything a socket got, in order, and where its reader stands.
final class Inbox: Sendable {
  struct Close: Sendable, Equatable {
    let code: UInt16
    let reason: String
  }

  private struct State {
    var messages: [Message] = []
    var next = 0
    var close: Close?
    var waiting: [EventLoopPromise<Void>] = []
  }

  /// What was waited for did not come.
  struct Missed: Error, CustomStringConvertible {
    let description: String
  }

  private let state = Mutex(State())
  private let loop: any EventLoop

  init(_ loop: any EventLoop) { self.loop = loop }

  func received(_ text: String) {
    let json: JSONValue
    do {
      json = try JSONValue(parsing: Array(text.utf8))
    } catch {
      json = .object(["type": .string("not JSON: \(text)")])
    }
    wake { $0.messages.append(Message(raw: text, json: json, at: .now())) }
  }

  func closed(_ code: UInt16, _ reason: String) {
    wake { $0.close = Close(code: code, reason: reason) }
  }

  private func wake(_ change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      defer { state.waiting = [] }
      return state.waiting
    }
    for promise in waiting { promise.succeed() }
  }

  /// Everything that has come so far, read or not.
  var all: [Message] { state.withLock { $0.messages } }

  /// The next message that fits; those before it count as read.
  func first(
    _ wish: String, within time: TimeAmount, where fits: (Message) -> Bool
  ) async throws -> Message {
    try await poll(wish, within: time) { state in
      guard let index = state.messages[state.next...].firstIndex(where: fits) else { return nil }
      state.next = index + 1
      return state.messages[index]
    }
  }

  /// What was unread before the next message that fits; all of it counts as read then.
  func upTo(
    _ wish: String, within time: TimeAmount, where fits: (Message) -> Bool
  ) async throws -> [Message] {
    try await poll(wish, within: time) { state in
      guard let index = state.messages[state.next...].firstIndex(where: fits) else { return nil }
      defer { state.next = index + 1 }
      return Array(state.messages[state.next..<index])
    }
  }

  func close(within time: TimeAmount) async throws -> Close {
    try await poll("a close", within: time) { $0.close }
  }

  private func poll<Value>(
    _ wish: String, within time: TimeAmount, _ find: (inout State) -> Value?
  ) async throws -> Value {
    let deadline = NIODeadline.now() + time
    let alarm = loop.scheduleTask(deadline: deadline) { self.wake { _ in } }
    defer { alarm.cancel() }
    while true {
      let promise = loop.makePromise(of: Void.self)
      let found = state.withLock { state in
        let found = find(&state)
        let isOver = found != nil || state.close != nil || NIODeadline.now() >= deadline
        if !isOver { state.waiting.append(promise) }
        return (value: found, isOver: isOver)
      }
      if found.isOver { promise.succeed() }
      if let value = found.value { return value }
      if found.isOver { throw missed(wish) }
      try await promise.futureResult.get()
    }
  }

  private func missed(_ wish: String) -> Missed {
    state.withLock { state in
      let unread = state.messages[state.next...].map(\.summary).joined(separator: ", ")
      let close = state.close.map { ", closed \($0.code) \($0.reason)" } ?? ""
      return Missed(description: "no \(wish); unread: [\(unread)]\(close)")
    }
  }
}
