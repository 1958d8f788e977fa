public import TriptoDesign
public import TriptoKernel
public import TriptoWire

/// What a passenger does (EVE77).
public enum Mood: String, CaseIterable, Sendable {
  case sit, start, wave, cheer, sulk, sleep

  /// Ms after which it is over; the others last.
  public var passesAfterMs: Int? {
    switch self {
    case .start: 400
    case .wave: 1200
    case .sulk: 1500
    case .sit, .cheer, .sleep: nil
    }
  }
}

/// The passenger of a player, wherever its name stands (UI-E2).
public struct TVFace: Equatable, Sendable, Identifiable {
  public let id: PlayerID
  public let figure: Figure
  public let tone: Colour?
  public let mood: Mood
  /// Of its tone; nil of a plain one.
  public let pattern: TonePattern?

  /// nil for a figure that is newer than the app.
  public var drawing: FigureDrawing? { FigureDrawing.of(figure.rawValue) }
}

/// A name with whatever stands for the person beside it.
public struct TVPerson: Equatable, Sendable, Identifiable {
  public let id: PlayerID
  public let name: String
  /// nil where passengers are not there: then the initial stands in a ring.
  public let face: TVFace?
  public let initial: String
  public let colour: Colour
  /// Of a carriage: its number, and what its members are called.
  public var carriage: Carriage?

  public struct Carriage: Equatable, Sendable {
    public let number: Int
    public let members: [String]
  }
}
