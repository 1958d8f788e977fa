@preconcurrency import AVFAudio
import Foundation
import TriptoDesk

/// Faders over time: each is set to what its envelope says, in steps of at most 50 ms (S11).
@MainActor
final class SoundFades {
  static let stepMs = 20

  private let graph: SoundGraph
  private var envelopes: [SoundFader: SoundEnvelope] = [:]
  private var stops: [SoundPlayer: Double] = [:]
  private var starts: [SoundPlayer: @MainActor () -> Void] = [:]
  private var ticking: Task<Void, Never>?

  init(_ graph: SoundGraph) { self.graph = graph }

  func fade(_ fader: SoundFader, _ envelope: SoundEnvelope) {
    envelopes[fader] = envelope
    begin()
  }

  func stop(_ player: SoundPlayer, atS: Double) {
    stops[player] = atS
    begin()
  }

  /// Begins what a player has next: once it has stopped where that is still to come, or at once, and without that stop.
  func next(_ player: SoundPlayer, atS: Double, _ begin: @escaping @MainActor () -> Void) {
    if let stopS = stops[player], stopS <= atS {
      starts[player] = begin
    } else {
      (stops[player], starts[player]) = (nil, nil)
      begin()
    }
  }

  private func begin() {
    step()
    guard ticking == nil else { return }
    ticking = Task { [weak self] in
      while self?.isBusy == true {
        // NB: a cancelled wait is the end of the loop, and nothing is left to do then.
        guard (try? await Task.sleep(for: .milliseconds(Self.stepMs))) != nil else { break }
        self?.step()
      }
      self?.ticking = nil
    }
  }

  private var isBusy: Bool {
    !stops.isEmpty || envelopes.values.contains { $0.endS > AVAudioTime.nowS }
  }

  private func step() {
    let now = AVAudioTime.nowS
    for (player, atS) in stops where atS <= now {
      graph.node(player)?.stop()
      stops[player] = nil
      starts.removeValue(forKey: player)?()
    }
    for case .player(let player) in envelopes.keys {
      graph.set(value(.player(player), now), of: player)
    }
    graph.setMusic(value(.musicLevel, now) * value(.duck, now))
  }

  private func value(_ fader: SoundFader, _ now: Double) -> Double {
    envelopes[fader]?.value(at: now) ?? 1
  }
}
