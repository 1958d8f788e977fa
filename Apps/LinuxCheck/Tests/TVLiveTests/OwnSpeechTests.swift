@_spi(Testing) @preconcurrency import AppleAVFAudio
@_spi(Testing) import AppleFoundation
import Foundation
import Testing
import TriptoDesk

@testable import TVApp
@testable import TriptoDesk

/// The device's own voices, on AVSpeechSynthesizer.
@MainActor @Suite(.timeLimit(.minutes(1))) struct OwnSpeechTests {
  private let audio = FakeAudio()
  private let alva = AVSpeechSynthesisVoice("com.apple.voice.alva", "sv-SE", "Alva")

  private func line(_ clip: String = "a", rate: Double = 1) -> OwnLine {
    OwnLine(
      clipId: clip, text: "Håll i hatten.",
      voice: OwnVoice(id: alva.identifier, lang: alva.language, name: alva.name), rate: rate,
      atS: 0, startMs: 0)
  }

  private func spoken(_ speaker: Speaker) async throws -> Int? {
    try await speaker.next {
      switch $0 {
      case .spoke(_, let ms): .some(ms)
      default: nil
      }
    }
  }

  private func onDevice(_ test: @MainActor (Speaker) async throws -> Void) async throws {
    audio.voices.value = [alva]
    try await FakeAudio.$current.withValue(audio) {
      try await test(try #require(try Speaker()))
    }
  }

  @Test("EX53 EVE81 the device's voices are told, each of them local")
  func voices() async throws {
    try await onDevice { speaker in
      speaker.sound.tellVoices()
      let voices = try await speaker.next { if case .voices(let all) = $0 { all } else { nil } }
      #expect(voices == [OwnVoice(id: alva.identifier, lang: "sv-SE", name: "Alva")])
    }
  }

  @Test("EVE81 EX54 it says a line at the voice's own pace, and how long that took")
  func says() async throws {
    try await onDevice { speaker in
      speaker.sound.perform([.speak(line(rate: 1.2))], from: Speaker.server)
      #expect(
        try await audio.deeds.next()
          == .spoke("Håll i hatten.", voice: "Alva", rate: 0.6, delayS: 0))
      let synthesizer = try #require(audio.synthesizers.value.first)
      synthesizer.starts()
      synthesizer.finishes()
      let ms = try #require(try await spoken(speaker))
      #expect((0..<10_000).contains(ms))
    }
  }

  @Test("EVE81 a voice that the device has no more could not say it, and the desk is told so")
  func gone() async throws {
    try await onDevice { speaker in
      audio.voices.value = []
      speaker.sound.perform([.speak(line())], from: Speaker.server)
      let ms = try await spoken(speaker)
      #expect(ms == nil)
    }
  }

  @Test("EX54 a line that is hushed is not told as one that it spoke; the next one is")
  func hushes() async throws {
    try await onDevice { speaker in
      speaker.sound.perform([.speak(line("a")), .hush, .speak(line("b"))], from: Speaker.server)
      let cut: FakeAudio.Deed = try await audio.next { $0 == .hushed ? $0 : nil }
      #expect(cut == .hushed)
      let synthesizer = try #require(audio.synthesizers.value.first)
      synthesizer.starts()
      synthesizer.finishes()
      let clip = try await speaker.next {
        if case .spoke(let line, _) = $0 { line.clipId } else { nil }
      }
      #expect(clip == "b")
    }
  }
}
