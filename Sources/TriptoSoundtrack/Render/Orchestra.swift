import Foundation
import TriptoProcess

/// Who plays the scores.
public enum Orchestra: Sendable, Equatable {
  /// FluidSynth with this soundfont.
  case fluidSynth(soundfont: String)
  /// The synthesiser of this package.
  case synth

  /// Where Debian and Homebrew put the free soundfont FluidR3 GM (MIT licence).
  static let soundfonts = [
    "/usr/share/sounds/sf2/FluidR3_GM.sf2", "/opt/homebrew/share/soundfonts/FluidR3_GM.sf2",
    "/usr/local/share/soundfonts/FluidR3_GM.sf2",
  ]

  /// FluidSynth where it and the soundfont are installed.
  public static var best: Orchestra {
    guard Program("fluidsynth") != nil,
      let font = soundfonts.first(where: FileManager.default.fileExists)
    else { return .synth }
    return .fluidSynth(soundfont: font)
  }

  /// The whole sound of a score, with everything that rings after its end.
  func play(_ score: Score) async throws(SoundtrackError) -> Sound {
    switch self {
    case .synth: Synth.play(score)
    case .fluidSynth(let font): try await Self.play(score, soundfont: font)
    }
  }

  private static func play(_ score: Score, soundfont: String) async throws(SoundtrackError)
    -> Sound
  {
    let tool = try Tool("fluidsynth", hint: "apt-get install fluidsynth")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tripto-score-\(UUID().uuidString)")
    let midi = folder.appendingPathComponent("score.mid")
    let raw = folder.appendingPathComponent("score.raw")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(MIDIFile.bytes(score)).write(to: midi)
    } catch { throw .unreadable(midi.path) }
    defer { try? FileManager.default.removeItem(at: folder) }  // NB: the system clears it else
    try await tool.run([
      "-n", "-i", "-q", "-o", "synth.chorus.active=0", "-o", "synth.polyphony=512", "-g", "0.4",
      "-O", "float", "-T", "raw", "-r", String(Sound.sampleRate), "-F", raw.path, soundfont,
      midi.path,
    ])
    guard let data = FileManager.default.contents(atPath: raw.path) else {
      throw .unreadable(raw.path)
    }
    return Sound(interleaved: data)
  }
}
