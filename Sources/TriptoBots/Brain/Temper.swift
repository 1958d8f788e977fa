/// How a bot behaves: probabilities 0…1, delays in ms.
public struct Temper: Sendable, Equatable {
  /// That a player brakes at a clue.
  public var brakes = 0.45
  /// That a press is repeated at once, as nervous thumbs do (BR11).
  public var pressesTwice = 0.2
  /// That an answer is right; the rest is wrong, sometimes in emoji.
  public var isRight = 0.55
  /// That a player answers a question at all.
  public var answers = 0.9
  /// That a player reacts on an occasion (EX24).
  public var reacts = 0.1
  /// That a player loses its connection at a clue and comes back.
  public var drops = 0.0
  public var pressMs = 60...900
  public var answerMs = 120...600

  /// The host uses every tool it has.
  public var isChaoticHost = false
  /// The host ends every wait early instead of watching the show.
  public var hurries = true
  /// How long the host lets a clue stand.
  public var clueMs = 900...1_600
  /// How long the host waits for a braked answer before it goes on without.
  public var rescueMs = 4_000
  /// How long the host leaves a question open.
  public var questionMs = 900...1_300
  /// How long the host waits where nothing is asked of anybody.
  public var idleMs = 150...400
}
