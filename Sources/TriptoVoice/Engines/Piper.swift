public import Foundation
public import TriptoKernel
import TriptoWords

/// piper as a process of its own: a voice of a neural network that needs no service (EVE80).
public struct Piper: SpeechEngine {
  public let name = "piper"
  public let isPaid = false
  private let program: SpeakingProgram
  private let voices: URL

  /// - Parameters:
  ///   - voices: The folder with its voices, `sv_SE-nst-medium.onnx` with `….onnx.json` beside it.
  ///   - searchPath: Folders with a colon between them; nil is the `PATH` of this process.
  ///   - bench: Where its files are while it speaks.
  public init(
    voices: URL, searchPath: String? = nil, bench: Workbench = .temporary,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.voices = voices
    program = SpeakingProgram(
      name: name, hint: "pip install piper-tts, and a voice in \(voices.path)",
      searchPath: searchPath, bench: bench, clock: clock)
  }

  public func voice(for language: Language) -> Voice {
    Voice(
      engine: name, model: "1",
      name: model(for: language)?.deletingPathExtension().lastPathComponent ?? "none",
      settings: "default", licence: "piper (MIT) and its voice's own")
  }

  /// Whether there is the program, and a voice for one language at least.
  public func check() throws {
    try program.check()
    guard Language.allCases.contains(where: { model(for: $0) != nil }) else { throw noVoice("") }
  }

  /// - Throws: ``SpeechError/noVoice(engine:hint:)`` where no voice of the language is in the folder.
  public func speak(_ text: SpokenText, in language: Language) async throws -> SpeechAudio {
    guard let model = model(for: language) else { throw noVoice(language.rawValue) }
    // NB: a line of its input is an utterance of its own, and one file holds one.
    let said = text.plain.split(whereSeparator: \.isNewline).joined(separator: " ")
    return try await program.speak(said) { scratch, _ in
      ["--model", model.path, "--output_file", scratch.file("sound.wav").path]
    } sound: { scratch, _ in
      try Data(contentsOf: scratch.file("sound.wav"))
    }
  }

  public func speaks(_ language: Language) -> Bool { model(for: language) != nil }

  private func noVoice(_ language: String) -> SpeechError {
    .noVoice(engine: name, hint: "a voice \(language)_….onnx with its .json in \(voices.path)")
  }

  /// The first voice of the language by name that is there with its settings.
  private func model(for language: Language) -> URL? {
    let codes = Words.of(language).speech.voiceCodes
    // NB: where there is no such folder there are no voices, which `check` tells with its name.
    let files = (try? FileManager.default.contentsOfDirectory(atPath: voices.path)) ?? []
    return files.sorted().first { file in
      file.hasSuffix(".onnx") && codes.contains { file.hasPrefix("\($0)_") }
        && files.contains("\(file).json")
    }.map { voices.appendingPathComponent($0) }
  }
}
