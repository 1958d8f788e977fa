public import Foundation

/// Makes what an engine gave into a clip of the show: even in level, and small.
public struct ClipMaker: Sendable {
  /// Part of every `assetId`: raise it when the chain changes.
  public static let chainVersion = 3
  /// Hz, in one channel: v1 TVs play their buffers unconverted at this rate (AU23).
  public static let sampleRate = 44_100
  static let loudness = -16.0
  static let loudnessSlack = 0.3
  static let peakLimit = -1.0
  /// dBTP: the second is for clips that the encoder pushed over the limit.
  static let ceilings = [-2.2, -3.0, -4.0]
  private static let rounds = 3
  private let searchPath: String?
  private let bench: Workbench

  /// - Parameters:
  ///   - searchPath: Folders with a colon between them; nil is the `PATH` of this process.
  ///   - bench: Where its files are while it works.
  public init(searchPath: String? = nil, bench: Workbench = .temporary) {
    self.searchPath = searchPath
    self.bench = bench
  }

  /// An AAC file, mono at ``ClipMaker/sampleRate``, 96 kbit/s, and what was measured on its decoded samples.
  public struct Clip: Sendable, Equatable {
    public let bytes: Data
    public let figures: Figures
  }

  /// - Throws: ``SpeechError/missing(_:hint:)`` without ffmpeg.
  public func check() throws { _ = try Meter(searchPath: searchPath) }

  /// - Parameters:
  ///   - characters: Of the spoken text; a sound that is far too short for it is garbage.
  ///   - engine: For the errors.
  /// - Throws: ``SpeechError``, `CancellationError`.
  public func make(_ audio: SpeechAudio, characters: Int, engine: String) async throws -> Clip {
    let meter = try Meter(searchPath: searchPath)
    return try await bench.scratch { scratch in
      let source = scratch.file("source")
      try audio.bytes.write(to: source)
      let work = Work(meter: meter, scratch: scratch, source: source, format: audio.format)
      let raw = try await work.raw(engine)
      // NB: even hurried speech takes more than 25 ms a character; a file cut short does not.
      guard raw.seconds >= 0.025 * Double(characters) else {
        throw SpeechError.garbage(engine: engine, why: "too short for its text")
      }
      guard raw.lufs > -60 else { throw SpeechError.garbage(engine: engine, why: "silence") }
      return try await work.clip(gain: Self.loudness - raw.lufs)
    }
  }

  private struct Work {
    let meter: Meter
    let scratch: Scratch
    let source: URL
    let format: SpeechAudio.Format

    /// The level behind the compressor, before any gain.
    func raw(_ engine: String) async throws -> Figures {
      do {
        return try await meter.measure(
          source, format, filter: Self.tone, needsPeak: false, in: scratch)
      } catch SpeechError.toolFailed {
        throw SpeechError.garbage(engine: engine, why: "it cannot be decoded")
      }
    }

    func clip(gain first: Double) async throws -> Clip {
      var gain = first
      var best: (URL, Figures)?
      for ceiling in ClipMaker.ceilings {
        for _ in 0..<ClipMaker.rounds {
          let (file, figures) = try await encode(gain: gain, ceiling: ceiling)
          best = (file, figures)
          let missing = ClipMaker.loudness - figures.lufs
          if abs(missing) <= ClipMaker.loudnessSlack { break }
          gain += missing
        }
        if let best, best.1.truePeak <= ClipMaker.peakLimit { break }
      }
      guard let best else { throw SpeechError.storage("no clip was made") }
      return Clip(bytes: try Data(contentsOf: best.0), figures: best.1)
    }

    private func encode(gain: Double, ceiling: Double) async throws -> (URL, Figures) {
      let file = scratch.file("clip.m4a")
      let limit = pow(10, ceiling / 20)
      let filter =
        "\(Self.tone),volume=\(gain)dB,aresample=192000,"
        + "alimiter=limit=\(limit):level=false:attack=5:release=60,"
        + "aresample=\(ClipMaker.sampleRate)"
      let arguments =
        ["-v", "error", "-y"] + meter.input(source, format) + ["-af", filter]
        + [
          "-c:a", "aac", "-aac_coder", "fast", "-b:a", "96k", "-ac", "1",
          "-ar", String(ClipMaker.sampleRate), "-threads", "1", "-map_metadata", "-1",
          "-fflags", "+bitexact", "-flags:a", "+bitexact", "-movflags", "+faststart", file.path,
        ]
      try await meter.ffmpeg.run(arguments)
      return (file, try await meter.measure(file, .wav, filter: nil, in: scratch))
    }

    private static let tone =
      "aformat=channel_layouts=mono,highpass=f=70,"
      + "acompressor=threshold=-26dB:ratio=3:attack=5:release=80"
  }
}
