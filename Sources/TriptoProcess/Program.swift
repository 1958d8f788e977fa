import Foundation
package import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A program on this machine, run as a process of its own.
package struct Program: Sendable, Equatable {
  package let path: String
  private static let nice = "/usr/bin/nice"

  /// Nil when it is not on the path.
  ///
  /// - Parameter searchPath: Folders with a colon between them; nil is the `PATH` of this process.
  package init?(_ name: String, searchPath: String? = nil) {
    let paths = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = paths.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    path = found
  }

  private init(path: String) { self.path = path }

  /// The program that this process runs.
  package static var current: Program {
    Program(path: Bundle.main.executablePath ?? CommandLine.arguments[0])
  }

  /// What a process left.
  package struct Ended: Sendable {
    /// Its exit code, or the signal that ended it.
    package let status: Int32
    package let output: [UInt8]
    /// What it wrote to standard error.
    package let told: String
  }

  /// Runs it to its end; cancelling the task kills the process.
  ///
  /// - Parameters:
  ///   - input: A file that it reads as its standard input.
  ///   - niceness: How far it steps back: 0 not at all, 19 as far as it can.
  /// - Throws: `SubprocessError` when it cannot be started, `CancellationError`.
  package func run(
    _ arguments: [String], input: String = "/dev/null", niceness: Int = 0
  ) async throws -> Ended {
    try Task.checkCancellation()
    // NB: a file and no pipe: a program may end before it has read all.
    let source = try FileDescriptor.open(FilePath(input), .readOnly, options: .closeOnExec)
    let (path, arguments) = line(arguments, niceness)
    do {
      let ended = try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments),
        input: .fileDescriptor(source, closeAfterSpawningProcess: true),
        output: .bytes(limit: .max), error: .string(limit: .max))
      try Task.checkCancellation()
      return Ended(
        status: ended.terminationStatus.number, output: ended.standardOutput,
        told: ended.standardError)
    } catch {
      try Task.checkCancellation()
      throw error
    }
  }

  private func line(_ arguments: [String], _ niceness: Int) -> (String, [String]) {
    guard niceness > 0, FileManager.default.isExecutableFile(atPath: Self.nice) else {
      return (path, arguments)
    }
    return (Self.nice, ["-n", String(niceness), path] + arguments)
  }
}

extension TerminationStatus {
  /// The exit code, or the signal.
  package var number: Int32 {
    switch self {
    case .exited(let code), .signaled(let code): code
    }
  }
}

extension Program {
  /// Runs it to its end on the standard files of this process; cancelling the task kills it.
  ///
  /// - Parameter environment: What it gets besides the environment of this process.
  /// - Returns: Its exit code, or the signal that ended it.
  /// - Throws: `SubprocessError` when it cannot be started.
  package func runInForeground(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> Int32 {
    try await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments),
      environment: .inherit(and: environment), input: .currentStandardInput,
      output: .currentStandardOutput, error: .currentStandardError
    ).terminationStatus.number
  }
}

extension Environment {
  /// The one of this process, and more; nil takes a variable away.
  static func inherit(and more: [String: String?]) -> Environment {
    .inherit.updating(
      more.reduce(into: [Environment.Key: String?]()) {
        $0.updateValue($1.value, forKey: Environment.Key(stringLiteral: $1.key))
      })
  }
}
