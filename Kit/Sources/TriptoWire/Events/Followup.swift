/// A question is open (EV39). The timer says when it started and how long it runs.
public struct FollowupQuestionPresent: ServerPayload {
  public static let messageType = ServerMessageType.followupQuestionPresent
  public var questionText: String
  /// nil for an open question.
  public var options: [String]?
  /// From 0.
  public var currentQuestionIndex: Int
  public var totalQuestions: Int
  public var timer: TimerView
  /// For the HOST alone; the key is absent for everybody else.
  public var correctAnswer: String?

  public init(
    questionText: String, options: [String]?, currentQuestionIndex: Int, totalQuestions: Int,
    timer: TimerView, correctAnswer: String? = nil
  ) {
    self.questionText = questionText
    self.options = options
    self.currentQuestionIndex = currentQuestionIndex
    self.totalQuestions = totalQuestions
    self.timer = timer
    self.correctAnswer = correctAnswer
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("questionText", questionText)
      json.nullable("options", options)
      json.field("currentQuestionIndex", currentQuestionIndex)
      json.field("totalQuestions", totalQuestions)
      json.field("timerDurationMs", timer.durationMs)
      json.field("startAtServerMs", timer.startAtServerMs)
      json.field("index", currentQuestionIndex + 1)
      json.field("total", totalQuestions)
      json.field("timer", timer)
      json.optional("correctAnswer", correctAnswer)
    }
  }
}

/// Who answered what (EV40, PR28).
public struct NamedAnswer: WirePayload {
  public var playerId: PlayerID
  public var playerName: String
  public var answerText: String

  public init(playerId: PlayerID, playerName: String, answerText: String) {
    self.playerId = playerId
    self.playerName = playerName
    self.answerText = answerText
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("playerName", playerName)
      json.field("answerText", answerText)
    }
  }
}

/// A question has closed (EV40).
public struct FollowupAnswersLocked: ServerPayload {
  public static let messageType = ServerMessageType.followupAnswersLocked
  public var currentQuestionIndex: Int
  public var lockedPlayerCount: Int
  /// For the HOST, even if empty; the key is absent for others.
  public var answersByPlayer: [NamedAnswer]?

  public init(
    currentQuestionIndex: Int, lockedPlayerCount: Int, answersByPlayer: [NamedAnswer]? = nil
  ) {
    self.currentQuestionIndex = currentQuestionIndex
    self.lockedPlayerCount = lockedPlayerCount
    self.answersByPlayer = answersByPlayer
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("currentQuestionIndex", currentQuestionIndex)
      json.field("lockedPlayerCount", lockedPlayerCount)
      json.optional("answersByPlayer", answersByPlayer)
    }
  }
}
