/// What an evening lacks for a command, told in its own words.
public enum Hindrance: Sendable, Equatable {
  /// EVE42: too few for carriages, or too many
  case carriagesLimit
  case carriageFull
  /// EX55: nothing speaks here
  case noVoice
  /// EVE5: nothing to draw in this region
  case drawNone
}

/// Why a command changed nothing. Each maps to one error on the wire (EV23, RE14).
public enum Refusal: Error, Sendable, Equatable {
  case unauthorized
  case invalidPhase
  case validation(String)
  case invalidOperation(String)
  case unknownPack
  /// RE14 409, RE17: the host seat is claimed
  case hostTaken
  /// SE24 409: all seats are taken
  case sessionFull
  /// EX18 403: no join while the lobby is locked
  case lobbyLocked
  /// EX16 403: a kicked person with a ban
  case banned
  case rateLimited
  case note(NoteRefusal)
  case hindered(Hindrance)
  /// EX45: the server is going down; the next one can do it
  case draining
  /// A timer that is not due any more; never shown to anybody.
  case notDue
}
