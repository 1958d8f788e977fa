/// A clue is up and may be braked (EV25).
public struct CluePresent: ServerPayload {
  public static let messageType = ServerMessageType.cluePresent
  public var clueText: String
  /// 10, 8, 6, 4 or 2.
  public var clueLevelPoints: Int
  /// The destination, from 0.
  public var roundIndex: Int
  /// 0–4.
  public var clueIndex: Int
  /// How long the text stays hidden, present only when > 0 (EV32).
  public var textRevealAfterMs: Int?
  /// The level's discussion time (EV31).
  public var timerDurationMs: Int
  /// Epoch ms, equal to `state.clueTimerEnd` (EV31).
  public var timerEnd: Int

  public init(
    clueText: String, clueLevelPoints: Int, roundIndex: Int, clueIndex: Int,
    textRevealAfterMs: Int? = nil, timerDurationMs: Int, timerEnd: Int
  ) {
    self.clueText = clueText
    self.clueLevelPoints = clueLevelPoints
    self.roundIndex = roundIndex
    self.clueIndex = clueIndex
    self.textRevealAfterMs = textRevealAfterMs
    self.timerDurationMs = timerDurationMs
    self.timerEnd = timerEnd
  }

  /// How many levels a destination has.
  public static let totalLevels = 5

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clueText", clueText)
      json.field("clueLevelPoints", clueLevelPoints)
      json.field("levelPoints", clueLevelPoints)
      json.field("roundIndex", roundIndex)
      json.field("clueIndex", clueIndex)
      json.field("levelIndex", clueIndex)
      json.field("totalLevels", Self.totalLevels)
      json.optional("textRevealAfterMs", textRevealAfterMs)
      json.field("timerDurationMs", timerDurationMs)
      json.field("timerEnd", timerEnd)
    }
  }
}

/// An auto-advance after a lock is pending (EX9).
public struct ClueAdvance: ServerPayload {
  public static let messageType = ServerMessageType.clueAdvance
  public var nextClueLevelPoints: Int
  public var advanceInMs: Int?

  public init(nextClueLevelPoints: Int, advanceInMs: Int? = nil) {
    self.nextClueLevelPoints = nextClueLevelPoints
    self.advanceInMs = advanceInMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("nextClueLevelPoints", nextClueLevelPoints)
      json.optional("advanceInMs", advanceInMs)
    }
  }
}

/// How many have locked an answer for this destination (EV29, EV34).
public struct AnswerCountUpdate: ServerPayload {
  public static let messageType = ServerMessageType.answerCountUpdate
  public var answeredCount: Int
  public var totalPlayers: Int

  public init(answeredCount: Int, totalPlayers: Int) {
    self.answeredCount = answeredCount
    self.totalPlayers = totalPlayers
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("answeredCount", answeredCount)
      json.field("totalPlayers", totalPlayers)
    }
  }
}
