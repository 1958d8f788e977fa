import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// How a process differs from the one that starts it.
package struct Surroundings: Sendable {
  /// How it is asked to end.
  package enum Ending: Sendable {
    case terminate, interrupt
  }

  /// Beside the environment of this process; nil takes a variable away.
  package var environment: [String: String?] = [:]
  /// Nil for the folder of this process.
  package var folder: String?
  /// Nil for the user of this process.
  package var account: UserAccount?
  package var ending = Ending.terminate
  /// How long it may take to end before it is killed.
  package var patience = Duration.seconds(10)

  package init() {}
}

extension Program {
  /// Runs it in a session of its own, where the keys of a terminal do not reach it. Cancelling the task asks it to
  /// end, and kills it when it has not after a while.
  ///
  /// - Parameters:
  ///   - log: A file to which its output and its errors are added; it is made.
  ///   - started: Gets its process id.
  /// - Returns: Its exit code, or the signal that ended it.
  /// - Throws: `SubprocessError` when it cannot be started, the error of the file.
  package func run(
    _ arguments: [String], in surroundings: Surroundings, log: String,
    started: @Sendable (Int32) -> Void = { _ in }
  ) async throws -> Int32 {
    let log = try FileDescriptor.open(
      FilePath(log), .writeOnly, options: [.append, .create, .closeOnExec],
      permissions: [.ownerReadWrite, .groupRead, .otherRead])
    let line = line(arguments, surroundings.account)
    return try await Subprocess.run(
      .path(FilePath(line.path)), arguments: Arguments(line.arguments),
      environment: .inherit(and: surroundings.environment),
      workingDirectory: surroundings.folder.map { FilePath($0) },
      platformOptions: surroundings.options, input: .none,
      output: .fileDescriptor(log, closeAfterSpawningProcess: true), error: .combinedWithOutput
    ) { started($0.processIdentifier.value) }.terminationStatus.number
  }
}

extension Program {
  /// NB: a change of user between fork and exec waits now and then for threads that the child does not have; so the
  /// change is left to a program (util-linux), which then becomes this one.
  private func line(
    _ arguments: [String], _ account: UserAccount?
  ) -> (path: String, arguments: [String]) {
    guard let account else { return (path, arguments) }
    let change = ["--reuid=\(account.user)", "--regid=\(account.group)", "--clear-groups"]
    return (Self.setpriv, change + [path] + arguments)
  }

  private static let setpriv = "/usr/bin/setpriv"
}

extension Surroundings {
  fileprivate var options: PlatformOptions {
    var options = PlatformOptions()
    options.createSession = true
    let signal: Signal = ending == .terminate ? .terminate : .interrupt
    options.teardownSequence = [.send(signal: signal, allowedDurationToNextStep: patience)]
    return options
  }
}
