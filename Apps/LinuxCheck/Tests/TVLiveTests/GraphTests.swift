@_spi(Testing) @preconcurrency import AppleAVFAudio
@_spi(Testing) import AppleFoundation
import Foundation
import Testing
import TriptoDesk

@testable import TVApp

/// The graph of the TV's sound, on AVAudioEngine.
@MainActor @Suite(.timeLimit(.minutes(1))) struct GraphTests {
  @Test(
    "UI-X6 AVAudioEngine: musicA and musicB → musicMixer, voice → voiceMixer, four players → sfxMixer, all → peak limiter → main mixer"
  )
  func graph() throws {
    let audio = FakeAudio()
    try FakeAudio.$current.withValue(audio) {
      let graph = try #require(SoundGraph())
      #expect(graph.format.sampleRate == 48_000 && graph.format.channelCount == 2)
      let engine = try #require(audio.engine)
      let next = engine.wires.value
      let mixers = SoundPlayer.all.map { player in
        graph.node(player).flatMap { next[ObjectIdentifier($0)] }
      }
      #expect(!mixers.contains(nil) && mixers[0] == mixers[1])
      let (music, voice, effects) = (mixers[0], mixers[2], Set(mixers[3...]))
      #expect(effects.count == 1 && Set([music, voice, mixers[3]]).count == 3)
      let sums = Set([music, voice, mixers[3]].map { $0.flatMap { next[$0] } })
      #expect(sums.count == 1)
      let limiter = try #require(sums.first?.flatMap { next[$0] })
      #expect(next[limiter] == ObjectIdentifier(engine.mainMixerNode))
    }
  }

  @Test("UI-X6 the voice's volume is 0–2, which its mixer gives; a player has its own")
  func volumes() throws {
    try FakeAudio.$current.withValue(FakeAudio()) {
      let graph = try #require(SoundGraph())
      graph.set(1.6, of: .voice)
      graph.set(0.25, of: .musicA)
      #expect(graph.node(.voice)?.volume == 1 && graph.node(.musicA)?.volume == 0.25)
      #expect(graph.voiceVolume == 1.6)
    }
  }
}
