@preconcurrency import AVFAudio
import Foundation
import TriptoClient
import TriptoDesk

/// Does what the desk says, on AVAudioEngine (UI-X6); it decides nothing. Times are those of the host's clock, by which
/// players are begun.
@MainActor
final class DeviceSound: SoundEngine {
  let graph: SoundGraph
  /// What happens: to the desk.
  var tell: @MainActor (SoundEvent) -> Void = { _ in }
  private let files: SoundFiles
  private let fades: SoundFades
  private let speech = OwnSpeech()
  private var buffers: [SoundFile: AVAudioPCMBuffer] = [:]
  private var turns: [SoundPlayer: Int] = [:]
  private var server: ServerAddress?

  /// - Parameter folder: where what was fetched is kept; the system may empty it.
  init(_ graph: SoundGraph, folder: URL = .cachesDirectory) {
    self.graph = graph
    files = SoundFiles(format: graph.format, folder: folder)
    fades = SoundFades(graph)
    speech.tell = { [weak self] in self?.tell($0) }
  }

  /// Tells of the device's own voices, as they are now.
  func tellVoices() { speech.tellVoices() }

  var soundS: Double { AVAudioTime.nowS }

  var latencyS: Double {
    let session = AVAudioSession.sharedInstance()
    return session.outputLatency + session.ioBufferDuration
  }

  func perform(_ deeds: [SoundDeed], from server: ServerAddress) {
    know(server)
    for deed in deeds { perform(deed, server) }
  }

  private func perform(_ deed: SoundDeed, _ server: ServerAddress) {
    switch deed {
    case .load(let file): Task { await load(file, server) }
    case .letGo(let file): buffers[file] = nil
    case .make(let file): make(file)
    case .play(let player, let start): play(player, start)
    case .stop(let player, let atS): fades.stop(player, atS: atS)
    case .fade(let fader, let envelope): fades.fade(fader, envelope)
    case .speak(let line): speech.speak(line)
    case .hush: speech.hush()
    case .keep, .tellSpoken: break
    }
  }

  /// Another server has another soundtrack.
  private func know(_ server: ServerAddress) {
    guard self.server != server else { return }
    self.server = server
    Task { tell(.manifest(await files.manifest(of: server))) }
  }

  private func load(_ file: SoundFile, _ server: ServerAddress) async {
    switch await files.fetch(file, from: server) {
    case .decoded(let buffer): put(buffer, as: file)
    case .missing: tell(.loaded(file, seconds: nil))
    case .lost: tell(.lost(file))
    }
  }

  private func make(_ file: SoundFile) {
    guard case .asset(let id) = file, let samples = EffectSynth.samples(id),
      let buffer = graph.format.buffer(samples)
    else { return tell(.loaded(file, seconds: nil)) }
    put(buffer, as: file)
  }

  private func put(_ buffer: AVAudioPCMBuffer, as file: SoundFile) {
    buffers[file] = buffer
    tell(.loaded(file, seconds: Double(buffer.frameLength) / graph.format.sampleRate))
  }

  private func play(_ player: SoundPlayer, _ start: SoundStart) {
    guard let node = graph.node(player), let buffer = buffers[start.file] else { return }
    fades.next(player, atS: start.atS) { [weak self] in
      let turn = (self?.turns[player] ?? 0) + 1
      self?.turns[player] = turn
      node.begin(buffer, start) { [weak self] in
        Task { @MainActor in self?.end(player, turn) }
      }
    }
  }

  /// NB: a player that was begun anew ends its piece of before as well; that is no news.
  private func end(_ player: SoundPlayer, _ turn: Int) {
    if turns[player] == turn { tell(.ended(player)) }
  }
}
