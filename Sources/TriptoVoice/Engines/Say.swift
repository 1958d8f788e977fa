import Foundation
public import TriptoKernel
import TriptoWords

/// The voice that comes with macOS, as a process of its own (EVE80).
public struct Say: SpeechEngine {
  public let name = "say"
  public let isPaid = false
  private let program: SpeakingProgram

  /// - Parameters:
  ///   - searchPath: Folders with a colon between them; nil is the `PATH` of this process.
  ///   - bench: Where its files are while it speaks.
  public init(
    searchPath: String? = nil, bench: Workbench = .temporary,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    program = SpeakingProgram(
      name: name, hint: "it comes with macOS", searchPath: searchPath, bench: bench, clock: clock)
  }

  public func voice(for language: Language) -> Voice {
    Voice(
      engine: name, model: "1", name: Words.of(language).speech.sayVoice, settings: "default",
      licence: "macOS: for personal use")
  }

  public func check() throws { try program.check() }

  /// 22,050 Hz mono; a Mac that lacks the voice says so, and the next engine is asked.
  public func speak(_ text: SpokenText, in language: Language) async throws -> SpeechAudio {
    let voice = voice(for: language).name
    return try await program.speak(text.plain) { scratch, input in
      [
        "-v", voice, "-f", input.path, "-o", scratch.file("sound.wav").path, "--file-format=WAVE",
        "--data-format=LEI16@22050",
      ]
    } sound: { scratch, _ in
      try Data(contentsOf: scratch.file("sound.wav"))
    }
  }
}
