import Foundation
public import TriptoKernel
public import TriptoWire

/// The state as the server last told it: the JSON that patches are applied to, and what this build reads of it (EX6).
public struct LiveState: Equatable, Sendable {
  public private(set) var json: JSONValue
  public private(set) var view: StateView

  /// Reads a STATE_SNAPSHOT.
  /// - Returns: nil when it is none, or lacks what this build needs.
  public init?(snapshot frame: Frame) {
    guard case .stateSnapshot(let snapshot)? = frame.message, let json = frame.payload["state"]
    else { return nil }
    self.json = json
    view = snapshot.state
  }

  /// Takes a STATE_PATCH.
  /// - Returns: false when it does not fit, or what it makes cannot be read; the state is then as it was.
  mutating func apply(patch payload: JSONValue) -> Bool {
    do {
      let after = try JSONPatch(payload).applied(to: json)
      view = try JSONDecoder().decode(StateView.self, from: Data(after.jsonBytes()))
      json = after
      return true
    } catch {
      // NB: whatever does not fit has one remedy, a fresh snapshot, which the caller asks for.
      return false
    }
  }

  /// How many have answered, told between two states; a count of another question changes nothing (EX40).
  mutating func count(_ told: FollowupAnswerCount) {
    guard var question = view.followupQuestion,
      question.currentQuestionIndex == told.currentQuestionIndex
    else { return }
    question.answeredCount = told.answeredCount
    question.totalPlayers = told.totalPlayers
    view.followupQuestion = question
  }
}
