@preconcurrency import AVFAudio
import Foundation
import TriptoDesk
import UIKit

/// The audio session: interruptions, another route, another configuration. After each the engine is started again, and the
/// desk fades the loop in (UI-X6).
@MainActor
final class SoundSession {
  private let sound: DeviceSound
  private var watching: [Task<Void, Never>] = []

  init(_ sound: DeviceSound) { self.sound = sound }

  /// Takes the session for playing, and watches it until the app ends.
  func begin() {
    restart()
    sound.tellVoices()
    watch(AVAudioSession.interruptionNotification) { [weak self] note in self?.interrupt(note) }
    watch(AVAudioSession.routeChangeNotification) { [weak self] _ in self?.resume() }
    // NB: the engine has stopped itself; it must not be let go of here.
    watch(.AVAudioEngineConfigurationChange) { [weak self] _ in self?.resume() }
    watch(AVAudioSession.mediaServicesWereResetNotification) { [weak self] _ in self?.resume() }
    // NB: where the device could not play before, it is tried again when the app is looked at.
    watch(UIApplication.didBecomeActiveNotification) { [weak self] _ in self?.resume() }
    watch(AVSpeechSynthesizer.availableVoicesDidChangeNotification) { [weak self] _ in
      self?.sound.tellVoices()
    }
  }

  private func watch(_ name: Notification.Name, _ act: @escaping @MainActor (Int?) -> Void) {
    watching.append(
      Task {
        let notes = NotificationCenter.default.notifications(named: name)
          .map { $0.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt }
        for await type in notes { act(type.map { Int($0) }) }
      })
  }

  private func interrupt(_ type: Int?) {
    let began = Int(AVAudioSession.InterruptionType.began.rawValue)
    if type == began { sound.tell(.mayPlay(false)) } else { resume() }
  }

  /// Only where the engine has stopped: a route that it goes on with costs no sound.
  private func resume() {
    guard !sound.graph.engine.isRunning else { return }
    sound.tell(.mayPlay(false))
    restart()
  }

  /// Where the device cannot play now, the game goes on without; the server is told (EX38).
  private func restart() {
    do {
      let session = AVAudioSession.sharedInstance()
      try session.setCategory(.playback)
      try session.setActive(true)
      try sound.graph.start()
      sound.tell(.mayPlay(true))
    } catch {
      sound.tell(.mayPlay(false))
    }
  }
}
