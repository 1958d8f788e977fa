/// How many have answered the open question, for a TV that speaks the extensions (EX40).
public struct FollowupAnswerCount: ServerPayload {
  public static let messageType = ServerMessageType.followupAnswerCount
  /// From 0.
  public var currentQuestionIndex: Int
  public var answeredCount: Int
  /// Those who may answer it.
  public var totalPlayers: Int

  public init(currentQuestionIndex: Int, answeredCount: Int, totalPlayers: Int) {
    self.currentQuestionIndex = currentQuestionIndex
    self.answeredCount = answeredCount
    self.totalPlayers = totalPlayers
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("currentQuestionIndex", currentQuestionIndex)
      json.field("answeredCount", answeredCount)
      json.field("totalPlayers", totalPlayers)
    }
  }
}
