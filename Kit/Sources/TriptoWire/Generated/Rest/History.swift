// Made by `make wire` from Kit/Wire/rest/history.wire: change that, not this file.
public import TriptoKernel

/// A stop of a journey that is over.
public struct PastStop: WirePayload {
  public var name: String
  public var country: String
  public var lat: Double?
  public var lon: Double?

  public init(name: String, country: String, lat: Double? = nil, lon: Double? = nil) {
    self.name = name
    self.country = country
    self.lat = lat
    self.lon = lon
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("country", country)
      json.optional("lat", lat)
      json.optional("lon", lon)
    }
  }
}

/// A row of its standings.
public struct PastRow: WirePayload {
  public var name: String
  public var points: Int
  public var rank: Int
  public var carriage: String?

  public init(name: String, points: Int, rank: Int, carriage: String? = nil) {
    self.name = name
    self.points = points
    self.rank = rank
    self.carriage = carriage
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("points", points)
      json.field("rank", rank)
      json.optional("carriage", carriage)
    }
  }
}

/// An award of it (EVE78).
public struct PastAward: WirePayload {
  public var id: AwardID
  public var names: [String]
  /// In the award's unit (EVE79).
  public var value: Double?

  public init(id: AwardID, names: [String], value: Double? = nil) {
    self.id = id
    self.names = names
    self.value = value
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("names", names)
      json.optional("value", value)
    }
  }
}

/// A row of the night's standing when it was over (EVE26).
public struct PastNightRow: WirePayload {
  public var name: String
  public var wins: Int
  public var points: Int

  public init(name: String, wins: Int, points: Int) {
    self.name = name
    self.wins = wins
    self.points = points
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("wins", wins)
      json.field("points", points)
    }
  }
}

/// How the night stood when it was over.
public struct PastNight: WirePayload {
  public var standings: [PastNightRow]

  public init(standings: [PastNightRow]) {
    self.standings = standings
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("standings", standings)
    }
  }
}

/// A journey that is over.
public struct PastJourney: WirePayload {
  public var journeyId: String
  public var sessionId: SessionID
  /// Of its night, from 1.
  public var number: Int
  /// When its finale began, epoch ms.
  public var playedAtMs: Int
  /// From its start to the finale, at least 1.
  public var minutes: Int
  public var stops: [PastStop]
  public var standings: [PastRow]
  public var winners: [String]
  public var awards: [PastAward]
  /// Of an evening.
  public var night: PastNight?

  public init(
    journeyId: String, sessionId: SessionID, number: Int, playedAtMs: Int, minutes: Int,
    stops: [PastStop], standings: [PastRow], winners: [String], awards: [PastAward],
    night: PastNight? = nil
  ) {
    self.journeyId = journeyId
    self.sessionId = sessionId
    self.number = number
    self.playedAtMs = playedAtMs
    self.minutes = minutes
    self.stops = stops
    self.standings = standings
    self.winners = winners
    self.awards = awards
    self.night = night
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("journeyId", journeyId)
      json.field("sessionId", sessionId)
      json.field("number", number)
      json.field("playedAtMs", playedAtMs)
      json.field("minutes", minutes)
      json.field("stops", stops)
      json.field("standings", standings)
      json.field("winners", winners)
      json.field("awards", awards)
      json.optional("night", night)
    }
  }
}

/// 200 of GET /v1/history (RE64).
public struct HistoryResponse: WirePayload {
  /// The newest first.
  public var journeys: [PastJourney]

  public init(journeys: [PastJourney]) {
    self.journeys = journeys
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("journeys", journeys)
    }
  }
}
