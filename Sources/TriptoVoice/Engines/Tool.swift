import Foundation
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
