import TriptoKernel
import TriptoWire

// The first layer: which track lies under the show, and when the next takes over.
extension SoundDesk {
  static let shortestFadeMs = 300
  static let longestCrossfadeMs = 800

  mutating func set(_ order: MusicSet, _ now: SoundMoment) -> [SoundDeed] {
    let keep = KeptTrack(id: order.trackId.rawValue, startMs: order.startAtServerMs)
    kept = keep
    wish = Wish(
      file: SoundTracks.file(order.trackId, at: destination), isLoop: order.mode != .once,
      nominalDb: order.gainDb - levelDb, fadeInMs: order.fadeInMs, startMs: order.startAtServerMs)
    return [.keep(keep)] + follow(now)
  }

  mutating func stopMusic(overMs: Int, _ now: SoundMoment) -> [SoundDeed] {
    wish = nil
    return bed.stop(over: Double(max(0, overMs)) / 1000, at: now.soundS)
  }

  /// The host's level; voice and effects keep theirs (UI-H54).
  mutating func setLevel(_ db: Double, overMs: Int, _ now: SoundMoment) -> [SoundDeed] {
    levelDb = db
    level.begin(at: now.soundS)
    level.line(to: Decibels.bus(db), at: now.soundS + max(0.01, Double(overMs) / 1000))
    return [.fade(.musicLevel, level)]
  }

  /// Brings the bed to what is wanted, as soon as that can be played.
  mutating func follow(_ now: SoundMoment) -> [SoundDeed] {
    guard let wish else { return [] }
    let fetched = shelf.want(wish.file)
    guard mayPlay, loops != nil, let seconds = shelf.seconds(of: wish.file) else { return fetched }
    if bed.deck?.file == wish.file { return fetched + keepOn(wish, now) }
    let whole = SoundLoop(startS: 0, endS: seconds)
    let loop = wish.isLoop ? self.loop(of: wish.file) ?? whole : nil
    return fetched + enter(wish, loop, lengthS: loop?.lengthS ?? seconds, now)
  }

  private mutating func keepOn(_ wish: Wish, _ now: SoundMoment) -> [SoundDeed] {
    guard let deck = bed.deck else { return [] }
    let isThere = abs(deck.fade.value(at: deck.fade.endS) - Decibels.linear(wish.nominalDb)) < 1e-9
    if isThere { return [] }
    return bed.setGain(wish.nominalDb, over: Double(wish.fadeInMs) / 1000, at: now.soundS)
  }

  private mutating func enter(
    _ wish: Wish, _ loop: SoundLoop?, lengthS: Double, _ now: SoundMoment
  ) -> [SoundDeed] {
    let changes = bed.deck != nil
    let atS = bed.changeAt(now.start(wish.startMs))
    let position = now.position(wish.startMs, enteredAt: atS, lengthS: lengthS)
    let fadeMs =
      changes
      ? min(Self.longestCrossfadeMs, max(Self.shortestFadeMs, wish.fadeInMs)) : wish.fadeInMs
    return bed.play(
      MusicBed.Entry(
        file: wish.file, loop: loop, atS: atS,
        positionS: changes ? SoundMoment.onBeat(position) : position, gainDb: wish.nominalDb,
        fadeS: Double(fadeMs) / 1000))
  }

  func loop(of file: SoundFile) -> SoundLoop? {
    switch file {
    case .asset(let id): loops?[id]
    case .clip: nil
    }
  }
}
