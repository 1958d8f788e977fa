import Foundation
import Testing
import TriptoKernel

@testable import TriptoVoice

@Suite("SHOW 12: the clip chain", .enabled(if: Machine.hasFFmpeg, Machine.noFFmpeg))
struct ClipTests {
  @Test(
    "loud, quiet and short sounds come out at −16 LUFS, below −1 dBTP",
    arguments: [
      (3.0, 0.9), (3.0, 0.02), (0.6, 0.3),
    ])
  func levels(_ seconds: Double, _ level: Double) async throws {
    let clip = try await make(.init(bytes: Tones.wav(seconds: seconds, level: level), format: .wav))
    #expect(abs(clip.figures.lufs + 16) <= 0.5)
    #expect(clip.figures.truePeak <= -1)
    #expect(abs(clip.figures.seconds - seconds) < 0.06)
  }

  @Test("a sound shorter than the meter's block has a level too")
  func short() async throws {
    let clip = try await make(.init(bytes: Tones.wav(seconds: 0.2), format: .wav))
    #expect(abs(clip.figures.lufs + 16) <= 1)
  }

  @Test("what is told of the file is what is measured on it (S22)")
  func measured() async throws {
    let audio = SpeechAudio(bytes: Tones.pcm(seconds: 1.5), format: .pcm(sampleRate: 24_000))
    let clip = try await make(audio)
    let folder = try TestFolder()
    let file = folder.url.appendingPathComponent("clip.m4a")
    try clip.bytes.write(to: file)
    let figures = try await Workbench.temporary.scratch {
      try await Meter().measure(file, .wav, filter: nil, in: $0)
    }
    #expect(figures == clip.figures)
    #expect(clip.figures.milliseconds == Int((clip.figures.seconds * 1_000).rounded(.up)))
    #expect(String(decoding: clip.bytes[4..<8], as: UTF8.self) == "ftyp")
  }

  @Test(
    "AU23 whatever an engine gives, the clip is mono at 44,100 Hz, as its header says",
    arguments: [
      SpeechAudio(bytes: Tones.wav(seconds: 1, rate: 22_050), format: .wav),
      SpeechAudio(bytes: Tones.wav(seconds: 1, rate: 48_000), format: .wav),
      SpeechAudio(bytes: Tones.pcm(seconds: 1), format: .pcm(sampleRate: 24_000)),
    ])
  func rate(_ audio: SpeechAudio) async throws {
    let format = try #require(AACHeader(of: try await make(audio).bytes))
    #expect(format.rate == 44_100 && format.channels == 1)
  }

  @Test("AU23 a stereo MP3 becomes mono at 44,100 Hz")
  func stereo() async throws {
    let audio = SpeechAudio(bytes: try await MP3.tone(seconds: 1, channels: 2), format: .mp3)
    let format = try #require(AACHeader(of: try await make(audio).bytes))
    #expect(format.rate == 44_100 && format.channels == 1)
  }

  @Test("equal sounds make equal files")
  func same() async throws {
    let audio = SpeechAudio(bytes: Tones.wav(seconds: 1), format: .wav)
    #expect(try await make(audio) == make(audio))
  }

  @Test("MP3 is taken; cut to a tenth it is too short for its text")
  func mp3() async throws {
    let mp3 = try await MP3.tone(seconds: 3)
    let audio = SpeechAudio(bytes: mp3, format: .mp3)
    let clip = try await ClipMaker().make(audio, characters: 40, engine: "x")
    #expect(abs(clip.figures.seconds - 3) < 0.1)
    let cut = SpeechAudio(bytes: mp3.prefix(mp3.count / 10), format: .mp3)
    await #expect(throws: SpeechError.garbage(engine: "x", why: "too short for its text")) {
      try await ClipMaker().make(cut, characters: 40, engine: "x")
    }
  }

  @Test("silence and noise bytes are garbage")
  func garbage() async throws {
    let silence = SpeechAudio(bytes: Tones.wav(seconds: 1, level: 0), format: .wav)
    await #expect(throws: SpeechError.garbage(engine: "x", why: "silence")) {
      try await make(silence)
    }
    let noise = SpeechAudio(bytes: Data(repeating: 7, count: 4_000), format: .mp3)
    await #expect(throws: SpeechError.garbage(engine: "x", why: "it cannot be decoded")) {
      try await make(noise)
    }
  }

  @Test(
    "real speech, Swedish and English, keeps its length and finds its level",
    .enabled(if: Machine.hasESpeak, Machine.noESpeak), arguments: Language.allCases)
  func speech(_ language: Language) async throws {
    let text = TextExpander.expand(
      "Oslo, 1984: 40 km till Bergen <break time='1s'/>.", in: language)
    let audio = try await ESpeak().speak(text, in: language)
    let clip = try await ClipMaker().make(audio, characters: text.plain.count, engine: "espeak-ng")
    #expect(abs(clip.figures.lufs + 16) <= 0.5)
    #expect(clip.figures.truePeak <= -1)
    let raw = Double(audio.bytes.count - 44) / 44_100
    #expect(abs(clip.figures.seconds - raw) < 0.06)
    let pace = (clip.figures.seconds - 1) / Double(text.plain.count)
    #expect((0.04...0.14).contains(pace))
  }

  private func make(_ audio: SpeechAudio) async throws -> ClipMaker.Clip {
    try await ClipMaker().make(audio, characters: 1, engine: "x")
  }
}

/// What an MP4 file says of its sound, in the AudioSpecificConfig of ISO 14496-3, 1.6.2.1.
private struct AACHeader {
  let rate: Int
  let channels: Int

  /// Nil when there is none.
  init?(of file: Data) {
    // NB: the box of descriptors; a tag 5 of two bytes in it is the configuration.
    guard let box = file.range(of: Data("esds".utf8)) else { return nil }
    let bytes = [UInt8](file[box.upperBound...].prefix(64))
    guard let tag = bytes.firstIndex(of: 5) else { return nil }
    guard let length = bytes[(tag + 1)...].firstIndex(where: { $0 < 0x80 }),
      length + 2 < bytes.count
    else { return nil }
    let config = Int(bytes[length + 1]) << 8 | Int(bytes[length + 2])
    let rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000]
    let index = config >> 7 & 0xf
    guard index < rates.count else { return nil }
    rate = rates[index]
    channels = config >> 3 & 0xf
  }
}

@Suite("SHOW 12: without ffmpeg") struct NoEncoderTests {
  @Test("a missing ffmpeg is a typed error")
  func missing() async throws {
    let audio = SpeechAudio(bytes: Tones.wav(seconds: 1), format: .wav)
    await #expect(throws: SpeechError.missing("ffmpeg", hint: "apt-get install ffmpeg")) {
      try await ClipMaker(searchPath: "/nowhere").make(audio, characters: 1, engine: "x")
    }
  }
}
