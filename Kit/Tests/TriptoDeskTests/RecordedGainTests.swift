import Foundation
import Testing
import TriptoClient
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoDesk

/// A recorded evening, whose music and speech are as loud on both TVs at each moment.
@Suite struct RecordedGainTests {
  struct Evening: Decodable {
    let stepMs: Int
    let assets: [Asset]
    let events: [Event]
    /// [how often, dB]
    let music, voice: [[Double]]
  }

  struct Asset: Decodable {
    let id: String
    let durationMs: Double
    let loopStartMs, loopEndMs: Double?
  }

  struct Event: Decodable {
    let atMs: Double
    let type: String
    let payload: JSONValue
  }

  private static let silenceDb = -60.0
  private static let toleranceDb = 0.5

  @Test("UI-T23 music and voice of a recorded evening are the page's, within 0.5 dB and 20 ms")
  func gains() throws {
    let evening = try Recorded.read("sound", as: Evening.self)
    var card = SoundCard(evening.assets, evening.events)
    for event in evening.events { card.hear(event) }
    card.endAll()
    let music = Self.values(evening.music)
    let voice = Self.values(evening.voice)
    #expect(music.count > 1000 && music.count == voice.count && evening.stepMs == 20)
    #expect(music.contains { $0 > -1 } && voice.contains { $0 > -1 })
    for (name, told, made) in [
      ("music", music, card.course(.music, music.count, evening.stepMs)),
      ("voice", voice, card.course(.voice, voice.count, evening.stepMs)),
    ] {
      let far = told.indices.filter { !Self.isNear(made[$0], told, $0) }
      #expect(far.isEmpty, "\(name) at \(far.prefix(5).map { $0 * evening.stepMs }) ms")
    }
  }

  /// The page's value then, or one step before or after.
  private static func isNear(_ made: Double, _ told: [Double], _ place: Int) -> Bool {
    told[max(0, place - 1)...min(told.count - 1, place + 1)]
      .contains { abs($0 - made) <= toleranceDb }
  }

  private static func values(_ runs: [[Double]]) -> [Double] {
    runs.flatMap { Array(repeating: $0[1], count: Int($0[0])) }
  }

  static func decibels(_ gain: Double) -> Double {
    max(silenceDb, 20 * log10(max(gain, 1e-9)))
  }
}

/// An engine in virtual time that remembers all that it was to do.
private struct SoundCard {
  enum Bus { case music, voice }

  struct Take {
    let player: SoundPlayer
    let startS: Double
    var endS: Double
    var isTold = false
  }

  private var desk = SoundDesk()
  private var nowMs = 0.0
  private var lengths: [SoundFile: Double]
  private var takes: [Take] = []
  private var fades: [SoundFader: [(fromS: Double, envelope: SoundEnvelope)]] = [:]

  init(_ assets: [RecordedGainTests.Asset], _ events: [RecordedGainTests.Event]) {
    lengths = Dictionary(
      assets.map { (SoundFile.asset($0.id), $0.durationMs / 1000) }, uniquingKeysWith: { $1 })
    for event in events where event.type == "AUDIO_PLAY" {
      guard case .string(let url)? = event.payload["url"],
        case .int(let ms)? = event.payload["durationMs"]
      else { continue }
      lengths[.clip(url)] = Double(ms) / 1000
    }
    let manifest = assets.map {
      SoundAsset(id: $0.id, loopStartMs: $0.loopStartMs, loopEndMs: $0.loopEndMs)
    }
    handle(.manifest(manifest))
    handle(.mayPlay(true))
  }

  mutating func hear(_ event: RecordedGainTests.Event) {
    end(untilMs: event.atMs)
    nowMs = event.atMs
    if event.type == "STATE" {
      var game = Game()
      var state = Frames.state(of: "TV")
      if case .object(var members) = state {
        members["audioState"] = .null
        members["roundIndex"] = event.payload["roundIndex"]
        state = .object(members)
      }
      game.live = LiveState(snapshot: Frames.frame("STATE_SNAPSHOT", ["state": state]))
      return handle(.game(game))
    }
    guard let message = Frames.frame(event.type, event.payload).message else {
      Issue.record("\(event.type) cannot be read")
      return
    }
    handle(.told(message))
  }

  mutating func endAll() { end(untilMs: .infinity) }

  private mutating func handle(_ event: SoundEvent) {
    let deeds = desk.handle(event, at: SoundMoment(serverMs: nowMs, soundS: nowMs / 1000))
    for deed in deeds { perform(deed) }
  }

  private mutating func perform(_ deed: SoundDeed) {
    let nowS = nowMs / 1000
    switch deed {
    case .load(let file): handle(.loaded(file, seconds: lengths[file] ?? 2))
    case .make(let file): handle(.loaded(file, seconds: 1))
    case .fade(let fader, let envelope): fades[fader, default: []].append((nowS, envelope))
    case .play(let player, let start):
      cut(player, atS: lastEnd(of: player) <= start.atS ? lastEnd(of: player) : nowS)
      let length = lengths[start.file] ?? 2
      let endS = start.loop == nil ? start.atS + length - start.positionS : .infinity
      takes.append(Take(player: player, startS: start.atS, endS: endS))
    case .stop(let player, let atS): cut(player, atS: atS)
    case .letGo, .keep, .speak, .hush, .tellSpoken: break
    }
  }

  private func lastEnd(of player: SoundPlayer) -> Double {
    takes.last { $0.player == player }?.endS ?? 0
  }

  /// NB: a player that begins anew ends what it had.
  private mutating func cut(_ player: SoundPlayer, atS: Double) {
    guard let place = takes.lastIndex(where: { $0.player == player }) else { return }
    takes[place].endS = min(takes[place].endS, atS)
  }

  /// Tells of what has been played to its end by then.
  private mutating func end(untilMs: Double) {
    let over = takes.indices.filter { !takes[$0].isTold && takes[$0].endS * 1000 <= untilMs }
    for place in over.sorted(by: { takes[$0].endS < takes[$1].endS }) {
      takes[place].isTold = true
      let take = takes[place]
      guard takes.lastIndex(where: { $0.player == take.player }) == place else { continue }
      nowMs = max(nowMs, take.endS * 1000)
      handle(.ended(take.player))
    }
  }

  /// dB of a bus at each step.
  func course(_ bus: Bus, _ count: Int, _ stepMs: Int) -> [Double] {
    (0..<count).map { place in
      let atS = Double(place * stepMs) / 1000
      let heard = takes.filter { isOf(bus, $0.player) && $0.startS <= atS && atS < $0.endS }
      let squares = heard.map { pow(value(.player($0.player), at: atS), 2) }
      let gain = squares.reduce(0, +).squareRoot()
      let over = bus == .music ? value(.musicLevel, at: atS) * value(.duck, at: atS) : 1
      return RecordedGainTests.decibels(gain * over)
    }
  }

  private func isOf(_ bus: Bus, _ player: SoundPlayer) -> Bool {
    switch player {
    case .musicA, .musicB: bus == .music
    case .voice: bus == .voice
    case .effect: false
    }
  }

  /// What a fader stood at: the envelope that it had been given last by then.
  private func value(_ fader: SoundFader, at atS: Double) -> Double {
    fades[fader]?.last { $0.fromS <= atS }?.envelope.value(at: atS) ?? 1
  }
}
