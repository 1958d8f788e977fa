public import Foundation

/// Encodes and measures with ffmpeg.
public enum Encoder {
  /// Integrated loudness in LUFS and true peak in dBTP of a file, as decoded.
  public struct Figures: Equatable, Sendable {
    public var lufs: Double
    public var truePeak: Double
  }

  private static let hint = "apt-get install ffmpeg"

  /// AAC-LC at 128 kbit/s in an .m4a without dates or names, so that equal sounds make equal files.
  public static func encode(_ sound: Sound, to file: URL) async throws {
    let ffmpeg = try Tool("ffmpeg", hint: hint)
    let raw = FileManager.default.temporaryDirectory
      .appendingPathComponent("tripto-\(UUID().uuidString).raw")
    try sound.interleaved.write(to: raw)
    defer { try? FileManager.default.removeItem(at: raw) }  // NB: the system clears it else
    try await ffmpeg.run([
      "-v", "error", "-y", "-f", "f32le", "-ar", "48000", "-ac", "2", "-i", raw.path, "-c:a", "aac",
      "-b:a", "128k", "-ar", "48000", "-ac", "2", "-threads", "1", "-map_metadata", "-1", "-fflags",
      "+bitexact", "-flags:a", "+bitexact", "-movflags", "+faststart", file.path,
    ])
  }

  /// Decodes any audio file to 48 kHz stereo.
  public static func decode(_ file: URL) async throws -> Sound {
    let ffmpeg = try Tool("ffmpeg", hint: hint)
    let raw = FileManager.default.temporaryDirectory
      .appendingPathComponent("tripto-\(UUID().uuidString).raw")
    defer { try? FileManager.default.removeItem(at: raw) }  // NB: the system clears it else
    try await ffmpeg.run([
      "-v", "error", "-y", "-i", file.path, "-f", "f32le", "-ar", "48000", "-ac", "2", raw.path,
    ])
    guard let data = FileManager.default.contents(atPath: raw.path) else {
      throw SoundtrackError.unreadable(raw.path)
    }
    return Sound(interleaved: data)
  }

  /// What the file sounds like after decoding, by our own meter.
  public static func measure(_ file: URL) async throws -> Figures {
    let sound = try await decode(file)
    return Figures(lufs: Loudness.integrated(sound), truePeak: Peak.truePeak(sound))
  }
}
