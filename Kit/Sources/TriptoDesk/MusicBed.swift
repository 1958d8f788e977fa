/// The music bed: one track on one deck, and while two change over, the other deck has the one that leaves.
struct MusicBed: Equatable, Sendable {
  struct Deck: Equatable, Sendable {
    var player: SoundPlayer
    var file: SoundFile
    /// When its first note was, for the beat.
    var originS: Double
    var fade: SoundEnvelope
  }

  struct Entry {
    var file: SoundFile
    var loop: SoundLoop?
    var atS: Double
    /// Seconds into the loop.
    var positionS: Double
    var gainDb: Double
    var fadeS: Double
  }

  /// A track outlives its fade by this, so that nothing is cut off.
  static let graceS = 0.05

  private(set) var deck: Deck?
  private var last = SoundPlayer.musicB

  /// When the next track may take over: on a beat of this one, at once in silence.
  func changeAt(_ atS: Double) -> Double {
    deck.map { SoundMoment.nextBeat(from: $0.originS, after: max(atS, $0.originS)) } ?? atS
  }

  mutating func play(_ entry: Entry) -> [SoundDeed] {
    let left = stop(over: entry.fadeS, at: entry.atS)
    last = last == .musicA ? .musicB : .musicA
    var fade = SoundEnvelope(0)
    fade.begin(at: entry.atS)
    fade.curve(over: entry.fadeS, to: Decibels.linear(entry.gainDb), SoundEnvelope.rise)
    deck = Deck(
      player: last, file: entry.file, originS: entry.atS - entry.positionS, fade: fade)
    let start = SoundStart(
      file: entry.file, atS: entry.atS, positionS: (entry.loop?.startS ?? 0) + entry.positionS,
      loop: entry.loop)
    return left + [.fade(.player(last), fade), .play(last, start)]
  }

  /// The track's own gain, without the host's level.
  mutating func setGain(_ db: Double, over seconds: Double, at atS: Double) -> [SoundDeed] {
    guard var deck else { return [] }
    deck.fade.begin(at: atS)
    deck.fade.line(to: Decibels.linear(db), at: atS + seconds)
    self.deck = deck
    return [.fade(.player(deck.player), deck.fade)]
  }

  mutating func stop(over seconds: Double, at atS: Double) -> [SoundDeed] {
    guard var deck else { return [] }
    self.deck = nil
    deck.fade.begin(at: atS)
    deck.fade.curve(over: seconds, to: 0, SoundEnvelope.fall)
    return [
      .fade(.player(deck.player), deck.fade),
      .stop(deck.player, atS: atS + seconds + Self.graceS),
    ]
  }

  /// A piece that is played once is over, or the engine has stopped.
  mutating func forget(_ player: SoundPlayer?) {
    if player == nil || deck?.player == player { deck = nil }
  }
}
