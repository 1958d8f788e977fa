/// One table of rooms: who is in them and how often they brake.
public struct FairnessRun: Sendable {
  public var mix: LineMix
  /// Of the first phone of each room.
  public var cheat: Cheat?
  /// False for phones of protocol 1, whose presses carry no stamp.
  public var isExtended = true
  /// At the same time.
  public var rooms: Int
  /// Brakes per room, 1–5: one per clue of the first destination.
  public var rounds: Int
  /// How often all of it is played, one after the other, with other phones; the rounds are added up.
  public var times: Int

  public init(_ mix: LineMix, cheat: Cheat? = nil, rooms: Int, rounds: Int, times: Int = 1) {
    self.mix = mix
    self.cheat = cheat
    self.rooms = rooms
    self.rounds = rounds
    self.times = times
  }
}
