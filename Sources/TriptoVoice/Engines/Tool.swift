public import Foundation
import TriptoProcess

/// A program that speaks or that works on sound.
struct Tool: Sendable {
  let name: String
  /// How far its processes step back behind the game: 0 not at all, 19 as far as they can.
  @TaskLocal static var niceness = 0
  private let program: Program

  /// - Throws: ``SpeechError/missing(_:hint:)`` when it is not on the path.
  init(_ name: String, searchPath: String? = nil, hint: String) throws(SpeechError) {
    guard let program = Program(name, searchPath: searchPath) else {
      throw .missing(name, hint: hint)
    }
    self.name = name
    self.program = program
  }

  /// Runs it to its end; cancelling the task kills the process.
  ///
  /// - Parameter input: A file that it reads as its standard input.
  /// - Throws: ``SpeechError/toolFailed(_:status:message:)``, `CancellationError`, and why it could
  ///   not be started.
  @discardableResult
  func run(_ arguments: [String], input: URL? = nil) async throws -> Program.Ended {
    let ended = try await program.run(
      arguments, input: input?.path ?? "/dev/null", niceness: Self.niceness)
    guard ended.status == 0 else {
      throw SpeechError.toolFailed(
        name, status: ended.status, message: String(ended.told.suffix(300)))
    }
    return ended
  }
}

/// Where engines and ffmpeg keep the files of a work that is under way.
public struct Workbench: Sendable {
  private let folder: URL

  /// The system's folder for temporary files: what a killed process leaves there is the system's
  /// to clear.
  public static let temporary = Workbench(folder: FileManager.default.temporaryDirectory)

  /// - Parameter folder: One for nobody else while the work goes on; made when it is missing, but
  ///   not the folder it lies in.
  public init(folder: URL) { self.folder = folder }

  /// Makes the folder anew, so that nothing of a killed process stays.
  ///
  /// - Throws: ``SpeechError/storage(_:)``.
  public func clear() throws(SpeechError) {
    do {
      if FileManager.default.fileExists(atPath: folder.path) {
        try FileManager.default.removeItem(at: folder)
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch { throw .storage("\(error)") }
  }

  /// Runs `work` with a folder of its own that goes away with everything in it.
  ///
  /// - Throws: ``SpeechError``, `CancellationError`.
  func scratch<Result: Sendable>(
    _ work: (Scratch) async throws -> Result
  ) async throws -> Result {
    let scratch: Scratch
    do { scratch = try Scratch(in: folder) } catch { throw SpeechError.storage("\(error)") }
    let result: Result
    do { result = try await work(scratch) } catch {
      try scratch.remove()
      if error is SpeechError || error is CancellationError { throw error }
      throw SpeechError.storage("\(error)")
    }
    try scratch.remove()
    return result
  }
}

/// A folder for one work.
struct Scratch: Sendable {
  let url: URL

  fileprivate init(in folder: URL) throws {
    url = folder.appendingPathComponent("tripto-voice-\(UUID().uuidString)", isDirectory: true)
    // NB: nothing above it: a folder of clips that was taken away is not to come back by itself.
    if !FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  fileprivate func remove() throws {
    // NB: it may have gone with the whole folder.
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do { try FileManager.default.removeItem(at: url) } catch {
      throw SpeechError.storage("\(error)")
    }
  }
}
