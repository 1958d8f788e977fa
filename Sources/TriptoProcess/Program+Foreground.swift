import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

extension Program {
  /// Runs it to its end on the standard files of this process; cancelling the task kills it.
  ///
  /// - Parameter environment: What it gets besides the environment of this process.
  /// - Returns: Its exit code, or the signal that ended it.
  /// - Throws: `SubprocessError` when it cannot be started.
  package func runInForeground(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Int32 {
    let more = environment.reduce(into: [Environment.Key: String?]()) {
      $0[Environment.Key(stringLiteral: $1.key)] = $1.value
    }
    return try await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments),
      environment: .inherit.updating(more), input: .currentStandardInput,
      output: .currentStandardOutput, error: .currentStandardError
    ).terminationStatus.number
  }
}
