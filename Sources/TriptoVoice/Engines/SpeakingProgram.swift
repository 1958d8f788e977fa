import Foundation
import TriptoKernel
import TriptoProcess
import TriptoServices

/// A program of this machine that speaks: words go in as a file, sound comes out.
struct SpeakingProgram: Sendable {
  static let characterLimit = 5_000
  /// How long one text may take.
  private static let limit = Duration.seconds(20)
  let name: String
  /// How to get it.
  let hint: String
  /// Folders with a colon between them; nil is the `PATH` of this process.
  let searchPath: String?
  /// Where its files are while it speaks.
  let bench: Workbench
  let clock: any Clock<Duration>

  func check() throws { _ = try tool() }

  /// - Parameters:
  ///   - arguments: Given the folder of this work, and the file with the words, which is its input too.
  ///   - sound: Takes it from what the program wrote.
  /// - Throws: ``SpeechError``, `CancellationError`.
  func speak(
    _ said: String, _ arguments: @escaping @Sendable (Scratch, URL) -> [String],
    sound: @escaping @Sendable (Scratch, Program.Ended) throws -> Data
  ) async throws -> SpeechAudio {
    let tool = try tool()
    guard said.count <= Self.characterLimit else {
      throw SpeechError.tooLong(
        engine: name, characters: said.count, limit: Self.characterLimit)
    }
    let bytes = try await withTimeLimit(Self.limit, on: clock, late: SpeechError.timedOut(name)) {
      [bench] in
      try await bench.scratch { scratch in
        let input = scratch.file("said")
        try Data(said.utf8).write(to: input)
        return try sound(scratch, await tool.run(arguments(scratch, input), input: input))
      }
    }
    return SpeechAudio(bytes: try WaveHeader.repaired(bytes, from: name), format: .wav)
  }

  private func tool() throws(SpeechError) -> Tool {
    try Tool(name, searchPath: searchPath, hint: hint)
  }
}
