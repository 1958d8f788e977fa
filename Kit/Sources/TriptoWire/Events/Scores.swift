/// A row of the scoreboard (EV38, PR15). Equal scores share a rank (SC4).
public struct ScoreRow: WirePayload {
  public var playerId: PlayerID
  public var name: String
  public var score: Int
  /// From 1.
  public var rank: Int
  public var speedBonus: Int?

  public init(playerId: PlayerID, name: String, score: Int, rank: Int, speedBonus: Int? = nil) {
    self.playerId = playerId
    self.name = name
    self.score = score
    self.rank = rank
    self.speedBonus = speedBonus
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("name", name)
      json.field("score", score)
      json.field("rank", rank)
      json.optional("speedBonus", speedBonus)
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

  public init(_ row: ScoreRow) {
    self.init(playerId: row.playerId, name: row.name, points: row.score)
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

  public init(scoreboard: [ScoreRow], isGameOver: Bool) {
    self.scoreboard = scoreboard
    self.isGameOver = isGameOver
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("scoreboard", scoreboard)
      json.field("standings", scoreboard.map(Standing.init))
      json.field("isGameOver", isGameOver)
    }
  }
}
