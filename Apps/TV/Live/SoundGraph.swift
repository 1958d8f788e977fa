@preconcurrency import AVFAudio
import Foundation
import TriptoDesk

/// The graph of UI-X6: musicA and musicB → musicMixer; voice → voiceMixer; four players → sfxMixer; all → peak limiter →
/// main mixer. 48 kHz, stereo.
@MainActor
final class SoundGraph {
  let engine = AVAudioEngine()
  let format: AVAudioFormat
  private let musicMixer = AVAudioMixerNode()
  private let voiceMixer = AVAudioMixerNode()
  private let sfxMixer = AVAudioMixerNode()
  private let sum = AVAudioMixerNode()
  private let limiter = AVAudioUnitEffect(
    audioComponentDescription: AudioComponentDescription(
      componentType: kAudioUnitType_Effect, componentSubType: kAudioUnitSubType_PeakLimiter,
      componentManufacturer: kAudioUnitManufacturer_Apple, componentFlags: 0,
      componentFlagsMask: 0))
  private var players: [SoundPlayer: AVAudioPlayerNode] = [:]

  /// - Returns: nil where the device knows no such format.
  init?() {
    guard let format = AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2) else {
      return nil
    }
    self.format = format
    for node in [musicMixer, voiceMixer, sfxMixer, sum] { engine.attach(node) }
    engine.attach(limiter)
    for player in SoundPlayer.all {
      let node = AVAudioPlayerNode()
      engine.attach(node)
      engine.connect(node, to: mixer(of: player), format: format)
      players[player] = node
    }
    for node in [musicMixer, voiceMixer, sfxMixer] { engine.connect(node, to: sum, format: format) }
    engine.connect(sum, to: limiter, format: format)
    engine.connect(limiter, to: engine.mainMixerNode, format: format)
  }

  func node(_ player: SoundPlayer) -> AVAudioPlayerNode? { players[player] }

  /// - Throws: when the device cannot play now.
  func start() throws {
    guard !engine.isRunning else { return }
    engine.prepare()
    try engine.start()
  }

  func stopAll() {
    for node in players.values { node.stop() }
  }

  /// NB: a player's own volume goes to 1; a voice that is louder goes through its mixer.
  func set(_ volume: Double, of player: SoundPlayer) {
    if player == .voice {
      voiceMixer.outputVolume = Float(volume)
    } else {
      players[player]?.volume = Float(volume)
    }
  }

  func setMusic(_ volume: Double) { musicMixer.outputVolume = Float(volume) }

  var voiceVolume: Float { voiceMixer.outputVolume }

  private func mixer(of player: SoundPlayer) -> AVAudioMixerNode {
    switch player {
    case .musicA, .musicB: musicMixer
    case .voice: voiceMixer
    case .effect: sfxMixer
    }
  }
}
