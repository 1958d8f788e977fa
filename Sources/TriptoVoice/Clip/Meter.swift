import Foundation
import TriptoProcess

/// What a file sounds like.
public struct Figures: Sendable, Equatable, Codable {
  /// From the number of decoded samples, never from the bytes.
  public let seconds: Double
  /// Integrated loudness; of the loudest 400 ms when the sound is shorter.
  public let lufs: Double
  /// dBTP.
  public let truePeak: Double

  /// Rounded up, so that no caption ends before its voice.
  public var milliseconds: Int { Int((seconds * 1_000).rounded(.up)) }
}

/// Decodes and measures with ffmpeg.
public struct Meter: Sendable {
  let ffmpeg: Tool
  private static let rate = ClipMaker.sampleRate

  /// - Throws: ``SpeechError/missing(_:hint:)`` without ffmpeg.
  public init(searchPath: String? = nil) throws(SpeechError) {
    ffmpeg = try Tool("ffmpeg", searchPath: searchPath, hint: "apt-get install ffmpeg")
  }

  /// - Throws: ``SpeechError/toolFailed(_:status:message:)`` when it cannot be decoded.
  func measure(
    _ file: URL, _ format: SpeechAudio.Format, filter: String?, needsPeak: Bool = true,
    in scratch: Scratch
  ) async throws -> Figures {
    let heard = try await hear(file, format, [filter], needsPeak, in: scratch)
    // NB: the meter hears nothing shorter than its block of 400 ms.
    guard heard.seconds < 0.4 else { return heard }
    let padded = try await hear(
      file, format, [filter, "apad=whole_dur=0.4"], needsPeak, in: scratch)
    return Figures(seconds: heard.seconds, lufs: padded.lufs, truePeak: padded.truePeak)
  }

  /// Decodes to count the samples and measures on the way, in one run.
  private func hear(
    _ file: URL, _ format: SpeechAudio.Format, _ filters: [String?], _ needsPeak: Bool,
    in scratch: Scratch
  ) async throws -> Figures {
    let raw = scratch.file("decoded")
    // NB: one channel is heard from two loudspeakers, which is 3 dB more than the meter's mono.
    let meter = "ebur128=dualmono=true:peak=\(needsPeak ? "true" : "sample")"
    let chain = filters.compactMap(\.self) + [meter]
    let output = try await ffmpeg.run(
      ["-nostats", "-y"] + input(file, format) + ["-af", chain.joined(separator: ",")]
        + ["-f", "s16le", "-ac", "1", "-ar", String(Self.rate), raw.path])
    let summary = output.told.components(separatedBy: "Summary:").last ?? ""
    guard let lufs = Self.value("I:", in: summary), let peak = Self.value("Peak:", in: summary)
    else { throw SpeechError.toolFailed("ffmpeg", status: 0, message: "no loudness summary") }
    let size = try raw.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    return Figures(
      seconds: Double(size / 2) / Double(Self.rate), lufs: lufs, truePeak: peak)
  }

  func input(_ file: URL, _ format: SpeechAudio.Format) -> [String] {
    guard case .pcm(let rate) = format else { return ["-i", file.path] }
    return ["-f", "s16le", "-ar", String(rate), "-ac", "1", "-i", file.path]
  }

  /// "-inf" for silence.
  private static func value(_ name: String, in summary: String) -> Double? {
    guard let start = summary.range(of: name)?.upperBound else { return nil }
    return summary[start...].split(whereSeparator: \.isWhitespace).first.flatMap { Double($0) }
  }
}
