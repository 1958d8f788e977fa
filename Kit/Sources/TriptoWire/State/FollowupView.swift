/// The open question, as far as the viewer may know it (PR28, PR29).
public struct FollowupView: WirePayload {
  public var questionText: String
  /// nil for an open question.
  public var options: [String]?
  /// From 0.
  public var currentQuestionIndex: Int
  public var totalQuestions: Int
  /// nil for TV and PLAYER.
  public var correctAnswer: String?
  /// Empty for TV and PLAYER.
  public var answersByPlayer: [NamedAnswer]
  /// nil while paused.
  public var timer: TimerView?
  /// PLAYER only.
  public var answeredByMe: Bool?
  /// TV on EX connections: how many have answered, of those who may (EX40).
  public var answeredCount: Int?
  public var totalPlayers: Int?

  public init(
    questionText: String, options: [String]?, currentQuestionIndex: Int, totalQuestions: Int,
    correctAnswer: String?, answersByPlayer: [NamedAnswer], timer: TimerView?,
    answeredByMe: Bool? = nil, answeredCount: Int? = nil, totalPlayers: Int? = nil
  ) {
    self.questionText = questionText
    self.options = options
    self.currentQuestionIndex = currentQuestionIndex
    self.totalQuestions = totalQuestions
    self.correctAnswer = correctAnswer
    self.answersByPlayer = answersByPlayer
    self.timer = timer
    self.answeredByMe = answeredByMe
    self.answeredCount = answeredCount
    self.totalPlayers = totalPlayers
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("questionText", questionText)
      json.nullable("options", options)
      json.field("currentQuestionIndex", currentQuestionIndex)
      json.field("totalQuestions", totalQuestions)
      json.nullable("correctAnswer", correctAnswer)
      json.field("answersByPlayer", answersByPlayer)
      json.nullable("timer", timer)
      json.optional("answeredByMe", answeredByMe)
      json.optional("answeredCount", answeredCount)
      json.optional("totalPlayers", totalPlayers)
    }
  }
}
