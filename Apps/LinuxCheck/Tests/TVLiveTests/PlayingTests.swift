@_spi(Testing) @preconcurrency import AppleAVFAudio
@_spi(Testing) import AppleFoundation
import Foundation
import Testing
import TriptoClient
import TriptoDesk

@testable import TVApp
@testable import TriptoDesk

/// Sounds that are fetched, decoded, kept and played, on the fakes of Apple's.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct PlayingTests {
  private static let clip = SoundFile.clip("/audio/clips/a")
  private static let sound = Data("a clip".utf8)
  private let audio = FakeAudio()
  private let asked = Made<String>()

  private func internet(_ status: Int = 200, _ body: Data = sound) -> FakeInternet {
    FakeInternet { [asked] request in
      let url = try #require(request.url)
      if url.path.hasSuffix("manifest.json") { throw URLError(.cannotFindHost) }
      asked.add(url.path)
      let response = try #require(
        HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil))
      return (response, body)
    }
  }

  private func onDevice(
    _ internet: FakeInternet, _ test: @MainActor () async throws -> Void
  ) async throws {
    audio.lengths.value = [Self.sound: 2]
    try await FakeAudio.$current.withValue(audio) {
      try await FakeInternet.$current.withValue(internet) { try await test() }
    }
  }

  private func loaded(_ speaker: Speaker) async throws -> Double? {
    try await speaker.next {
      switch $0 {
      case .loaded(Self.clip, let seconds): .some(seconds)
      default: nil
      }
    }
  }

  @Test(
    "UI-T24 UI-X6 a clip is decoded ahead; mono is made stereo, every rate 48 kHz; it is played")
  func plays() async throws {
    try await onDevice(internet()) {
      let speaker = try #require(try Speaker())
      speaker.sound.perform([.load(Self.clip)], from: Speaker.server)
      #expect(try await loaded(speaker) == 2)
      let start = SoundStart(file: Self.clip, atS: 12, positionS: 0.5, loop: nil)
      speaker.sound.perform([.play(.voice, start)], from: Speaker.server)
      let frames = try await audio.next {
        if case .scheduled(let frames, false) = $0 { frames } else { nil }
      }
      #expect(frames == 72_000)
      let atS = try await audio.next { if case .played(let atS) = $0 { atS } else { nil } }
      #expect(abs(atS - 12) < 0.001)
      speaker.sound.graph.node(.voice)?.end()
      let ended: SoundPlayer = try await speaker.next {
        if case .ended(let player) = $0 { player } else { nil }
      }
      #expect(ended == .voice)
    }
  }

  @Test("UI-X6 a loop begins in its middle, and then goes round from its start")
  func loops() async throws {
    try await onDevice(internet()) {
      let speaker = try #require(try Speaker())
      speaker.sound.perform([.load(Self.clip)], from: Speaker.server)
      #expect(try await loaded(speaker) == 2)
      let loop = SoundLoop(startS: 0.25, endS: 1.75)
      let start = SoundStart(file: Self.clip, atS: 0, positionS: 1, loop: loop)
      speaker.sound.perform([.play(.musicA, start)], from: Speaker.server)
      let first = try await audio.next {
        if case .scheduled(let frames, false) = $0 { frames } else { nil }
      }
      let round = try await audio.next {
        if case .scheduled(let frames, true) = $0 { frames } else { nil }
      }
      #expect((first, round) == (36_000, 72_000))
    }
  }

  @Test("UI-T24 what was fetched is kept: after a restart nothing is asked for")
  func kept() async throws {
    let folder = URL.temporaryDirectory.appending(path: "sounds-\(UUID())")
    try await onDevice(internet()) {
      for _ in 0..<2 {
        let speaker = try #require(try Speaker(folder))
        speaker.sound.perform([.load(Self.clip)], from: Speaker.server)
        #expect(try await loaded(speaker) == 2)
      }
    }
    #expect(try await asked.next() == "/audio/clips/a")
    asked.add("nothing more")
    #expect(try await asked.next() == "nothing more")
  }

  @Test("UI-T24 a clip that the server does not have is missing, and so is one that is no sound")
  func missing() async throws {
    try await onDevice(internet(404)) {
      let speaker = try #require(try Speaker())
      speaker.sound.perform([.load(Self.clip)], from: Speaker.server)
      #expect(try await loaded(speaker) == nil)
    }
    try await onDevice(internet(200, Data("<html>".utf8))) {
      let speaker = try #require(try Speaker())
      speaker.sound.perform([.load(Self.clip)], from: Speaker.server)
      #expect(try await loaded(speaker) == nil)
    }
  }

  @Test(
    "UI-T24 a cache without room, and a lost network, are no missing clip: it is asked for again")
  func full() async throws {
    let lost: (SoundEvent) -> SoundFile? = { if case .lost(let file) = $0 { file } else { nil } }
    try await onDevice(internet()) {
      let speaker = try #require(try Speaker(isThere: false))
      for _ in 0..<2 {
        speaker.sound.perform([.load(Self.clip)], from: Speaker.server)
        #expect(try await speaker.next(lost) == Self.clip)
      }
    }
    let nowhere = FakeInternet { _ in throw URLError(.networkConnectionLost) }
    try await onDevice(nowhere) {
      let speaker = try #require(try Speaker())
      speaker.sound.perform([.load(Self.clip)], from: Speaker.server)
      #expect(try await speaker.next(lost) == Self.clip)
    }
  }

  @Test(
    "UI-X6 what one of the four players plays is made on the spot where the server lacks it, 48 kHz"
  )
  func made() async throws {
    try await onDevice(internet()) {
      let speaker = try #require(try Speaker())
      speaker.sound.perform([.make(.asset("sfx_brake"))], from: Speaker.server)
      let seconds = try await speaker.next {
        if case .loaded(.asset("sfx_brake"), let seconds) = $0 { seconds } else { nil }
      }
      #expect(abs(seconds - 0.55) < 0.01)
    }
  }
}
