/// Somebody braked; who, follows after the hold (EX10).
public struct BrakePending: ServerPayload {
  public static let messageType = ServerMessageType.brakePending
  public var clueLevelPoints: Int
  public var holdMs: Int

  public init(clueLevelPoints: Int, holdMs: Int) {
    self.clueLevelPoints = clueLevelPoints
    self.holdMs = holdMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clueLevelPoints", clueLevelPoints)
      json.field("holdMs", holdMs)
    }
  }
}

/// To the host: how close the presses were (EX11).
public struct BrakeOrder: ServerPayload {
  public static let messageType = ServerMessageType.brakeOrder
  public var clueLevelPoints: Int
  public var winnerPlayerId: PlayerID
  public var tie: Bool
  public var order: [BrakeOrderRow]

  public init(clueLevelPoints: Int, winnerPlayerId: PlayerID, tie: Bool, order: [BrakeOrderRow]) {
    self.clueLevelPoints = clueLevelPoints
    self.winnerPlayerId = winnerPlayerId
    self.tie = tie
    self.order = order
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("clueLevelPoints", clueLevelPoints)
      json.field("winnerPlayerId", winnerPlayerId)
      json.field("tie", tie)
      json.field("order", order)
    }
  }
}

/// One press of a hold (EX11).
public struct BrakeOrderRow: WirePayload {
  public var playerId: PlayerID
  /// Behind the earliest press, ms.
  public var marginMs: Double
  /// The seat's lowest round trip has more than tripled.
  @TrueOrAbsent public var rttJump: Bool

  public init(playerId: PlayerID, marginMs: Double, rttJump: Bool = false) {
    self.playerId = playerId
    self.marginMs = marginMs
    self.rttJump = rttJump
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("marginMs", marginMs)
      json.flag("rttJump", rttJump)
    }
  }
}
