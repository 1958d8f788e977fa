/// How one player fared in a question (EV41).
public struct FollowupResult: WirePayload {
  public var playerId: PlayerID
  public var playerName: String
  /// Empty when there was no answer.
  public var answerText: String
  public var isCorrect: Bool
  public var pointsAwarded: Int

  public init(
    playerId: PlayerID, playerName: String, answerText: String, isCorrect: Bool, pointsAwarded: Int
  ) {
    self.playerId = playerId
    self.playerName = playerName
    self.answerText = answerText
    self.isCorrect = isCorrect
    self.pointsAwarded = pointsAwarded
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("playerName", playerName)
      json.field("answerText", answerText)
      json.field("isCorrect", isCorrect)
      json.field("pointsAwarded", pointsAwarded)
    }
  }
}

/// The right answer and a row for every player (EV41).
public struct FollowupResults: ServerPayload {
  public static let messageType = ServerMessageType.followupResults
  public var currentQuestionIndex: Int
  public var correctAnswer: String
  public var results: [FollowupResult]
  public var nextQuestionIndex: Int?

  public init(
    currentQuestionIndex: Int, correctAnswer: String, results: [FollowupResult],
    nextQuestionIndex: Int?
  ) {
    self.currentQuestionIndex = currentQuestionIndex
    self.correctAnswer = correctAnswer
    self.results = results
    self.nextQuestionIndex = nextQuestionIndex
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("currentQuestionIndex", currentQuestionIndex)
      json.field("correctAnswer", correctAnswer)
      json.field("results", results)
      json.nullable("nextQuestionIndex", nextQuestionIndex)
    }
  }
}
