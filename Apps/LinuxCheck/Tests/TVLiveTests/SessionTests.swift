@_spi(Testing) @preconcurrency import AppleAVFAudio
@_spi(Testing) import AppleFoundation
import Foundation
import Testing
import TriptoDesk

@testable import TVApp

/// The audio session: what the desk is told when the room cannot hear, and when it can again.
/// NB: one after the other, since all listen to the device's one notification centre.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct SessionTests {
  private let audio = FakeAudio()

  private func begin() throws -> (Speaker, SoundSession) {
    let speaker = try #require(try Speaker())
    let session = SoundSession(speaker.sound)
    session.begin()
    return (speaker, session)
  }

  private func post(_ name: Notification.Name, _ info: [String: UInt] = [:]) async {
    // NB: who listens has begun to when the task that began it has been let on.
    for _ in 0..<100 { await Task.yield() }
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }

  @Test("UI-X6 the session is taken for `.playback`, and the engine begins: sound needs no press")
  func begins() async throws {
    try await FakeAudio.$current.withValue(audio) {
      let (speaker, session) = try begin()
      #expect(try await speaker.mayPlay())
      let category = try await audio.next {
        if case .activated(let category) = $0 { category } else { nil }
      }
      #expect(category == AVAudioSession.Category.playback.rawValue)
      withExtendedLifetime(session) {}
    }
  }

  @Test(
    "UI-X6 EX38 without an audio route the desk is told so; with the next one the engine begins")
  func route() async throws {
    audio.isWithoutRoute.value = true
    try await FakeAudio.$current.withValue(audio) {
      let (speaker, session) = try begin()
      #expect(try await speaker.mayPlay() == false)
      audio.isWithoutRoute.value = false
      await post(AVAudioSession.routeChangeNotification)
      #expect(try await speaker.mayPlay() == false)
      #expect(try await speaker.mayPlay())
      withExtendedLifetime(session) {}
    }
  }

  @Test("UI-X6 on interruption the sound stops, and starts again when it is over")
  func interruption() async throws {
    try await FakeAudio.$current.withValue(audio) {
      let (speaker, session) = try begin()
      #expect(try await speaker.mayPlay())
      audio.engine?.stops()
      await post(
        AVAudioSession.interruptionNotification,
        [AVAudioSessionInterruptionTypeKey: AVAudioSession.InterruptionType.began.rawValue])
      #expect(try await speaker.mayPlay() == false)
      await post(
        AVAudioSession.interruptionNotification,
        [AVAudioSessionInterruptionTypeKey: AVAudioSession.InterruptionType.ended.rawValue])
      #expect(try await speaker.mayPlay() == false)
      #expect(try await speaker.mayPlay())
      withExtendedLifetime(session) {}
    }
  }

  @Test(
    "UI-X6 another configuration stops the engine: it is started again, and the desk fades the loop in",
    arguments: [
      Notification.Name.AVAudioEngineConfigurationChange,
      AVAudioSession.mediaServicesWereResetNotification,
    ])
  func configuration(_ name: Notification.Name) async throws {
    try await FakeAudio.$current.withValue(audio) {
      let (speaker, session) = try begin()
      #expect(try await speaker.mayPlay())
      audio.engine?.stops()
      await post(name)
      #expect(try await speaker.mayPlay() == false)
      #expect(try await speaker.mayPlay())
      #expect(audio.engine?.isRunning == true)
      withExtendedLifetime(session) {}
    }
  }

  @Test("UI-X6 a route that the engine goes on with costs no sound")
  func goesOn() async throws {
    try await FakeAudio.$current.withValue(audio) {
      let (speaker, session) = try begin()
      #expect(try await speaker.mayPlay())
      await post(AVAudioSession.routeChangeNotification)
      await post(
        AVAudioSession.interruptionNotification,
        [AVAudioSessionInterruptionTypeKey: AVAudioSession.InterruptionType.began.rawValue])
      // NB: the next that is told is the interruption.
      #expect(try await speaker.mayPlay() == false)
      #expect(audio.engine?.isRunning == true)
      withExtendedLifetime(session) {}
    }
  }
}
