import TriptoClient
import TriptoDesign
public import TriptoKernel
public import TriptoWire

/// New destinations, written in the background by the server (UI-H63).
public struct GenerateCard: Equatable, Sendable {
  public struct Option<Value: Equatable & Sendable>: Equatable, Sendable {
    public let label: String
    public let value: Value
    public let isChosen: Bool
  }

  /// What to ask for: how many, of one region or of all, perhaps one city or country.
  public struct Form: Equatable, Sendable {
    public let why: String
    public let countLabel: String
    public let counts: [Option<Int>]
    public let regionLabel: String
    /// All of them mixed is nil.
    public let regions: [Option<Region?>]
    public let placeLabel: String
    public let place: String
    /// What the server says to the place that is typed; nil before it has (UI-E22).
    public let found: Found?
    public let go: String
    /// False for a place that is there already, or that nobody can write about.
    public let canGo: Bool
    /// *Frågar servern…*, until it has answered.
    public let asking: String?
  }

  /// What a typed place is: in the library, a country of it, or unknown.
  public struct Found: Equatable, Sendable {
    public let text: String
    /// Places that can be played at once.
    public let places: [Option<PackID>]
  }

  /// The server's step, while it works.
  public struct Progress: Equatable, Sendable {
    public let step: String
    /// *Steg 2 av 5 · Resmål 1 av 3*.
    public let place: String
    /// 0–1
    public let share: Double
    public let wait: String
    public let cancel: String
  }

  /// What came of one destination.
  public struct Made: Equatable, Sendable, Identifiable {
    public let id: PackID
    public let title: String
    public let status: String
    /// Why it failed, in the server's words.
    public let error: String?
    /// Takes it into the journey; nil where it is not in the library.
    public let take: String?
    public let isTaken: Bool
    public let canTake: Bool
    public let preview: String?
  }

  public let title: String
  /// *Den här servern skriver inga nya resmål.*
  public let offText: String?
  /// nil while a job is at work.
  public let form: Form?
  public let error: String?
  public let progress: Progress?
  public let made: [Made]
  /// *Försök igen*, where something is lacking.
  public let retry: String?
  /// Something has been asked for, and its outcome is not known yet.
  public let isBusy: Bool
}
