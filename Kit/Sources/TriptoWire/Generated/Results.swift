// Made by `make wire` from Kit/Wire/results.wire: change that, not this file.
public import TriptoKernel

/// The answer, for everybody (EV36).
public struct DestinationReveal: ServerPayload {
  public static let messageType = ServerMessageType.destinationReveal
  public var destinationName: String
  public var country: String
  public var aliases: [String]
  public var revealDelayMs: Int
  public var revealText: String

  public init(
    destinationName: String, country: String, aliases: [String], revealDelayMs: Int = 1500,
    revealText: String
  ) {
    self.destinationName = destinationName
    self.country = country
    self.aliases = aliases
    self.revealDelayMs = revealDelayMs
    self.revealText = revealText
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("destinationName", destinationName)
      json.field("country", country)
      json.field("aliases", aliases)
      json.field("revealDelayMs", revealDelayMs)
      json.field("revealText", revealText)
    }
  }
}

/// How one locked answer fared (EV37).
public struct DestinationResult: WirePayload {
  public var playerId: PlayerID
  public var playerName: String
  public var answerText: String
  public var isCorrect: Bool
  public var pointsAwarded: Int
  public var lockedAtLevelPoints: Int
  public var speedBonus: Int?
  /// This and what follows: evening sessions on EX connections (EVE13).
  public var carriageId: String?
  /// It was handed in as a note.
  public var note: Bool?
  /// It was one of a child's four choices.
  public var byChoice: Bool?
  /// The clue at which it was given (EVE14).
  public var clueLevelPoints: Int?

  public init(
    playerId: PlayerID, playerName: String, answerText: String, isCorrect: Bool, pointsAwarded: Int,
    lockedAtLevelPoints: Int, speedBonus: Int? = nil, carriageId: String? = nil, note: Bool? = nil,
    byChoice: Bool? = nil, clueLevelPoints: Int? = nil
  ) {
    self.playerId = playerId
    self.playerName = playerName
    self.answerText = answerText
    self.isCorrect = isCorrect
    self.pointsAwarded = pointsAwarded
    self.lockedAtLevelPoints = lockedAtLevelPoints
    self.speedBonus = speedBonus
    self.carriageId = carriageId
    self.note = note
    self.byChoice = byChoice
    self.clueLevelPoints = clueLevelPoints
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("playerName", playerName)
      json.field("answerText", answerText)
      json.field("isCorrect", isCorrect)
      json.field("pointsAwarded", pointsAwarded)
      json.field("lockedAtLevelPoints", lockedAtLevelPoints)
      json.optional("speedBonus", speedBonus)
      json.optional("carriageId", carriageId)
      json.optional("note", note)
      json.optional("byChoice", byChoice)
      json.optional("clueLevelPoints", clueLevelPoints)
    }
  }
}

/// Everybody who locked an answer (EV37).
public struct DestinationResults: ServerPayload {
  public static let messageType = ServerMessageType.destinationResults
  public var results: [DestinationResult]

  public init(results: [DestinationResult]) {
    self.results = results
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("results", results)
    }
  }
}

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

/// How one player fared in a question (EV41).
public struct FollowupResult: WirePayload {
  public var playerId: PlayerID
  public var playerName: String
  /// Empty when there was no answer.
  public var answerText: String
  public var isCorrect: Bool
  public var pointsAwarded: Int
  /// Evening sessions on EX connections: the option that was chosen, from 0 (EVE13).
  public var choice: Int?

  public init(
    playerId: PlayerID, playerName: String, answerText: String, isCorrect: Bool, pointsAwarded: Int,
    choice: Int? = nil
  ) {
    self.playerId = playerId
    self.playerName = playerName
    self.answerText = answerText
    self.isCorrect = isCorrect
    self.pointsAwarded = pointsAwarded
    self.choice = choice
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("playerName", playerName)
      json.field("answerText", answerText)
      json.field("isCorrect", isCorrect)
      json.field("pointsAwarded", pointsAwarded)
      json.optional("choice", choice)
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
  /// Evening sessions on EX connections: what there is to know about it (EVE13).
  public var explanation: String?

  public init(
    currentQuestionIndex: Int, correctAnswer: String, results: [FollowupResult],
    nextQuestionIndex: Int?, explanation: String? = nil
  ) {
    self.currentQuestionIndex = currentQuestionIndex
    self.correctAnswer = correctAnswer
    self.results = results
    self.nextQuestionIndex = nextQuestionIndex
    self.explanation = explanation
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("currentQuestionIndex", currentQuestionIndex)
      json.field("correctAnswer", correctAnswer)
      json.field("results", results)
      json.nullable("nextQuestionIndex", nextQuestionIndex)
      json.optional("explanation", explanation)
    }
  }
}

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

/// A row of the scoreboard (EV38, PR15). Equal scores share a rank (SC4).
public struct ScoreRow: WirePayload {
  public var playerId: PlayerID
  public var name: String
  public var score: Int
  /// From 1.
  public var rank: Int
  public var speedBonus: Int?
  /// SCOREBOARD_UPDATE in evening sessions on EX connections (EVE53).
  public var gained: GainedPoints?

  public init(
    playerId: PlayerID, name: String, score: Int, rank: Int, speedBonus: Int? = nil,
    gained: GainedPoints? = nil
  ) {
    self.playerId = playerId
    self.name = name
    self.score = score
    self.rank = rank
    self.speedBonus = speedBonus
    self.gained = gained
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("name", name)
      json.field("score", score)
      json.field("rank", rank)
      json.optional("speedBonus", speedBonus)
      json.optional("gained", gained)
    }
  }
}

/// A row of the short form of the scoreboard (EV38, EV44).
public struct Standing: WirePayload {
  public var playerId: PlayerID
  public var name: String
  public var points: Int

  public init(playerId: PlayerID, name: String, points: Int) {
    self.playerId = playerId
    self.name = name
    self.points = points
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("name", name)
      json.field("points", points)
    }
  }
}

/// The totals (EV38); `standings` repeats them.
public struct ScoreboardUpdate: ServerPayload {
  public static let messageType = ServerMessageType.scoreboardUpdate
  public var scoreboard: [ScoreRow]
  public var isGameOver: Bool
  /// Evening sessions on EX connections, in a journey with carriages (EVE13).
  public var carriages: [CarriageView]?

  public init(scoreboard: [ScoreRow], isGameOver: Bool, carriages: [CarriageView]? = nil) {
    self.scoreboard = scoreboard
    self.isGameOver = isGameOver
    self.carriages = carriages
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("scoreboard", scoreboard)
      json.field("standings", scoreboard.map(Standing.init))
      json.field("isGameOver", isGameOver)
      json.optional("carriages", carriages)
    }
  }
}
