import Foundation
import Synchronization

/// Holds back what the server says to the app, so that a screen of a moment can be looked at for as long as it takes.
/// The server goes on meanwhile.
final class Gate: Sendable {
  private struct State {
    var stops: [String] = []
    var isShut = false
    var isDeaf = false
    var waiting: [CheckedContinuation<Bool, Never>] = []
    var passed: [String] = []
    var said: [String] = []
  }

  private let state = Mutex(State())

  /// The next frame with one of these words, such as a type or a phase, waits for `open()`, and so does all that follows.
  func shut(before words: String...) { state.withLock { $0.stops = words } }

  /// Nothing more is heard.
  func shut() { state.withLock { $0.isShut = true } }

  func open() { go { ($0.isShut, $0.isDeaf, $0.stops) = (false, false, []) } }

  /// Opens, up to the next frame with one of these words.
  func open(until words: String...) {
    go { ($0.isShut, $0.isDeaf, $0.stops) = (false, false, words) }
  }

  /// What was held, and what comes until `open()`, is lost, as it is where a line breaks.
  func lose() { go { ($0.isShut, $0.isDeaf, $0.stops) = (false, true, []) } }

  private func go(_ change: (inout State) -> Void) {
    let (waiting, isHeard) = state.withLock { state in
      change(&state)
      defer { state.waiting = [] }
      return (state.waiting, !state.isDeaf)
    }
    for one in waiting { one.resume(returning: isHeard) }
  }

  /// The types that the app has heard, and those that it has said, oldest first.
  var passed: [String] { state.withLock { $0.passed } }
  var said: [String] { state.withLock { $0.said } }

  /// - Returns: false where the frame is lost.
  func pass(_ frame: String) async -> Bool {
    let isHeard = await withCheckedContinuation { turn in
      let (isShut, isDeaf) = state.withLock { state in
        if state.stops.contains(where: { frame.contains("\"\($0)") }) { state.isShut = true }
        if state.isShut { state.waiting.append(turn) }
        return (state.isShut, state.isDeaf)
      }
      if !isShut { turn.resume(returning: !isDeaf) }
    }
    if isHeard { state.withLock { $0.passed.append(Heard.type(of: frame)) } }
    return isHeard
  }

  func saying(_ frame: String) { state.withLock { $0.said.append(Heard.type(of: frame)) } }
}

/// One message as it came.
struct Heard: Sendable {
  let type: String
  let text: String

  init(_ text: String) { (type, self.text) = (Self.type(of: text), text) }

  static func type(of frame: String) -> String {
    do {
      let json = try JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [String: Any]
      return json?["type"] as? String ?? "no type: \(frame.prefix(80))"
    } catch {
      return "no JSON (\(error)): \(frame.prefix(80))"
    }
  }
}
