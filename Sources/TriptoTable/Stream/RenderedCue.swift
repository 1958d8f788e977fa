import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoViews
import TriptoWire

/// A cue on its way to everybody: encoded once per face, and those who had the same state and get the
/// same one share their patch (EX6).
struct RenderedCue {
  private struct Step: Hashable {
    let base, next: ObjectIdentifier
  }

  private let cue: Cue
  private let messages: Messages
  private let state: GameState
  private let sessionID: SessionID
  private let atMs: Int
  private var encoded: [Face: EncodedMessage] = [:]
  private var patches: [Step: EncodedMessage?] = [:]

  init(_ cue: Cue, _ messages: Messages, _ state: GameState, _ sessionID: SessionID, _ atMs: Int) {
    (self.cue, self.messages, self.state) = (cue, messages, state)
    (self.sessionID, self.atMs) = (sessionID, atMs)
  }

  mutating func message(for recipient: Recipient) -> EncodedMessage? {
    let face = Face(cue, recipient, state)
    if let known = encoded[face] { return known }
    guard let payload = messages.message(cue, for: recipient) else { return nil }
    let message = EncodedMessage(payload, sessionID: sessionID, atMs: atMs)
    encoded[face] = message
    return message
  }

  /// - Parameters:
  ///   - base: Kept by whoever asks until the cue has been rendered, so that its identity is its own.
  mutating func patch(from base: EncodedMessage?, to next: EncodedMessage) -> EncodedMessage? {
    guard let base else { return nil }
    let step = Step(base: ObjectIdentifier(base), next: ObjectIdentifier(next))
    if let known = patches[step] { return known }
    let patch = next.patch(from: base)
    patches[step] = .some(patch)
    return patch
  }
}
