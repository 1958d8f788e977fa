@preconcurrency import AVFAudio
import CryptoKit
import Foundation
import TriptoClient
import TriptoDesk

/// Fetches and decodes sounds; what was fetched stays in the caches folder, which the system may empty (UI-T24).
struct SoundFiles: Sendable {
  enum Outcome: Sendable {
    case decoded(AVAudioPCMBuffer)
    /// The server does not have it, or it is no sound.
    case missing
    /// The network was lost, or there is no room to keep it: it is asked for again at its next cue.
    case lost
  }

  let format: AVAudioFormat
  let folder: URL
  private let session = URLSession(configuration: .ephemeral)

  init(format: AVAudioFormat, folder: URL) { (self.format, self.folder) = (format, folder) }

  func fetch(_ file: SoundFile, from server: ServerAddress) async -> Outcome {
    guard let url = URL(string: file.url(of: server)) else { return .missing }
    do {
      let (path, isFound) = try await kept(url)
      guard isFound else { return .missing }
      return decode(path).map { .decoded($0) } ?? .missing
    } catch {
      return .lost
    }
  }

  /// The sounds that the server has, with their loops; none where it tells of none.
  func manifest(of server: ServerAddress) async -> [SoundAsset] {
    guard let url = URL(string: "\(server)/audio/manifest.json") else { return [] }
    do {
      return try SoundAsset.list(try await session.data(from: url).0)
    } catch {
      return []
    }
  }

  /// - Throws: `URLError` when there is no answer, and what a full folder throws.
  private func kept(_ url: URL) async throws -> (URL, Bool) {
    let path = folder.appending(path: Self.name(url))
    if FileManager.default.fileExists(atPath: path.path()) { return (path, true) }
    let (body, response) = try await session.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return (path, false) }
    try body.write(to: path, options: .atomic)
    return (path, true)
  }

  /// A name of its own for each address, with its ending, by which the format is known.
  private static func name(_ url: URL) -> String {
    let digest = SHA256.hash(data: Data(url.absoluteString.utf8)).prefix(12)
    let ending = url.pathExtension.isEmpty ? "m4a" : url.pathExtension
    return "sound-" + digest.map { String(format: "%02x", $0) }.joined() + ".\(ending)"
  }

  /// In the format of the graph: mono is made stereo, and every rate 48 kHz (UI-X6).
  private func decode(_ path: URL) -> AVAudioPCMBuffer? {
    guard let file = try? AVAudioFile(forReading: path),
      let converter = AVAudioConverter(from: file.processingFormat, to: format),
      let read = AVAudioPCMBuffer(
        pcmFormat: file.processingFormat, frameCapacity: AVAudioFrameCount(file.length)),
      (try? file.read(into: read)) != nil
    else { return nil }
    return converted(read, converter)
  }

  private func converted(_ read: AVAudioPCMBuffer, _ converter: AVAudioConverter)
    -> AVAudioPCMBuffer?
  {
    let ratio = format.sampleRate / read.format.sampleRate
    let room = AVAudioFrameCount((Double(read.frameLength) * ratio).rounded(.up)) + 1024
    guard let made = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: room) else { return nil }
    // NB: the converter asks on this thread, until it is told that there is no more.
    nonisolated(unsafe) var isGiven = false
    nonisolated(unsafe) let given = read
    var problem: NSError?
    let status = converter.convert(to: made, error: &problem) { _, told in
      told.pointee = isGiven ? .endOfStream : .haveData
      defer { isGiven = true }
      return isGiven ? nil : given
    }
    return status == .error ? nil : made
  }
}
