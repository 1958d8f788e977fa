import TriptoClient
import TriptoDesk

/// A room with a sound card: all that the desk asks for is there.
@MainActor
final class Room: SoundEngine {
  /// A sound that was begun.
  struct Started {
    let player: SoundPlayer
    let file: SoundFile
    /// When it was ordered, and for when, by the server's clock.
    let orderedMs, atMs: Double
    let isLoop: Bool
  }

  var tell: @MainActor (SoundEvent) -> Void = { _ in }
  var serverMs: @MainActor () -> Double = { 0 }
  private(set) var started: [Started] = []
  private(set) var stopped: [SoundPlayer] = []
  private let opened = ContinuousClock.now

  var soundS: Double { opened.duration(to: .now) / .seconds(1) }
  var latencyS: Double { 0 }

  func perform(_ deeds: [SoundDeed], from server: ServerAddress) {
    for deed in deeds {
      switch deed {
      case .load(let file), .make(let file): answer(.loaded(file, seconds: 2))
      case .play(let player, let start): begin(player, start)
      case .stop(let player, _): stopped.append(player)
      case .letGo, .fade, .keep, .speak, .hush, .tellSpoken: break
      }
    }
  }

  private func begin(_ player: SoundPlayer, _ start: SoundStart) {
    let nowMs = serverMs()
    started.append(
      Started(
        player: player, file: start.file, orderedMs: nowMs,
        atMs: nowMs + (start.atS - soundS) * 1000, isLoop: start.loop != nil))
  }

  func starts(of id: String) -> [Started] { started.filter { $0.file == .asset(id) } }

  /// NB: later, as a real one would: the desk is still at work on what it has been told.
  private func answer(_ event: SoundEvent) {
    let tell = tell
    Task { tell(event) }
  }
}
