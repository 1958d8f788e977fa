public import TriptoKernel

/// Who somebody travels as: a figure in a tone (EVE74, EVE75).
public struct Passenger: Hashable, Sendable, Codable {
  /// A word of `Figures.all`.
  public let figure: String
  /// One of `Figures.tones`.
  public let tone: Int

  public init(figure: String, tone: Int) {
    self.figure = figure
    self.tone = tone
  }
}

/// How somebody would like to travel (EVE11, EX41); nil for what is left as it is.
public struct TravelWish: Sendable, Equatable, Codable {
  public var passenger: String?
  public var tone: Int?
  /// It answers with four choices (EVE45).
  public var child: Bool?

  public init(passenger: String? = nil, tone: Int? = nil, child: Bool? = nil) {
    self.passenger = passenger
    self.tone = tone
    self.child = child
  }

  package var hasKnownFigure: Bool { passenger.map { Figures.all.contains($0) } ?? true }
  package var hasKnownTone: Bool { tone.map { Figures.tones.contains($0) } ?? true }

  /// Without what nobody knows, which a join passes over (EVE11).
  package func known(hasChildrens: Bool) -> TravelWish {
    TravelWish(
      passenger: hasKnownFigure ? passenger : nil, tone: hasKnownTone ? tone : nil,
      child: hasChildrens ? child : nil)
  }
}

/// Whose seat travels how from now on (EX41).
public struct SeatChange: Sendable, Equatable, Codable {
  public var seat: PlayerID
  public var travel: TravelWish
  /// The number of the carriage that it moves to; nil for where it is, and in older journals.
  public var carriage: Int?

  public init(seat: PlayerID, travel: TravelWish, carriage: Int? = nil) {
    self.seat = seat
    self.travel = travel
    self.carriage = carriage
  }
}
