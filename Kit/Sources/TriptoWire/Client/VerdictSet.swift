public import TriptoKernel

/// The host overrules a judgement (EX19).
public struct VerdictSet: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case destination
    /// From 0.
    case followup(questionIndex: Int)
  }

  public var playerId: PlayerID
  public var kind: Kind
  public var isCorrect: Bool

  public init(playerId: PlayerID, kind: Kind, isCorrect: Bool) {
    self.playerId = playerId
    self.kind = kind
    self.isCorrect = isCorrect
  }

  func writeMembers(to json: inout JSONWriter) {
    json.field("playerId", playerId)
    switch kind {
    case .destination: json.field("kind", JudgedAnswer.destination)
    case .followup(let questionIndex):
      json.field("kind", JudgedAnswer.followup)
      json.field("questionIndex", questionIndex)
    }
    json.field("isCorrect", isCorrect)
  }

  init(reading payload: PayloadReader) throws(ClientMessageError) {
    self.init(
      playerId: try payload.required("playerId"),
      kind: try Self.kind(payload),
      isCorrect: try payload.required("isCorrect"))
  }

  private static func kind(_ payload: PayloadReader) throws(ClientMessageError) -> Kind {
    switch try payload.word("kind", JudgedAnswer.self) {
    case .destination: return .destination
    case .followup:
      let index = try payload.required("questionIndex", Int.self)
      guard index >= 0 else { throw payload.invalid("questionIndex must not be negative") }
      return .followup(questionIndex: index)
    }
  }
}
