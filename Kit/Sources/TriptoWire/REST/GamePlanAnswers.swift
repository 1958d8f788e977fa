/// 201 of the three POSTs of a game plan (RE31).
public struct GamePlanCreated: WirePayload {
  public var gamePlan: GamePlan
  public var destinations: [PackDestination]

  public init(gamePlan: GamePlan, destinations: [PackDestination]) {
    self.gamePlan = gamePlan
    self.destinations = destinations
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("gamePlan", gamePlan)
      json.field("destinations", destinations)
    }
  }
}

/// Where the journey is (RE37).
public struct CurrentDestination: WirePayload {
  /// From 1.
  public var index: Int
  public var total: Int
  public var name: String
  public var country: String

  public init(index: Int, total: Int, name: String, country: String) {
    self.index = index
    self.total = total
    self.name = name
    self.country = country
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("index", index)
      json.field("total", total)
      json.field("name", name)
      json.field("country", country)
    }
  }
}

/// 200 of GET /v1/sessions/:id/game-plan (RE37).
public struct GamePlanResponse: WirePayload {
  public var gamePlan: GamePlan
  /// nil without a host bearer.
  public var currentDestination: CurrentDestination?

  public init(gamePlan: GamePlan, currentDestination: CurrentDestination?) {
    self.gamePlan = gamePlan
    self.currentDestination = currentDestination
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("gamePlan", gamePlan)
      json.nullable("currentDestination", currentDestination)
    }
  }
}
