import Foundation
import Synchronization

/// A program on this machine, run as a process of its own.
struct Tool: Sendable {
  let name: String
  let path: String
  /// How far its processes step back behind the game: 0 not at all, 19 as far as they can.
  @TaskLocal static var niceness = 0
  private static let nice = "/usr/bin/nice"

  /// - Throws: ``SpeechError/missing(_:hint:)`` when it is not on the path.
  init(_ name: String, searchPath: String? = nil, hint: String) throws(SpeechError) {
    let paths = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = paths.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { throw .missing(name, hint: hint) }
    self.name = name
    path = found
  }

  struct Output: Sendable {
    let bytes: Data
    /// What it wrote to standard error.
    let told: String
  }

  /// Runs it to its end; cancelling the task kills the process.
  ///
  /// - Parameter folder: Where its input and output are files, so that no pipe can fill up.
  func run(_ arguments: [String], input: Data = Data(), in folder: Scratch) async throws -> Output {
    let files = try Files(folder, input)
    defer { files.close() }
    let child = child(arguments, files)
    let status = try await withTaskCancellationHandler {
      try await child.run()
    } onCancel: {
      child.kill()
    }
    try Task.checkCancellation()
    let told = String(decoding: try Data(contentsOf: files.told), as: UTF8.self)
    guard status == 0 else {
      throw SpeechError.toolFailed(name, status: status, message: String(told.suffix(300)))
    }
    return Output(bytes: try Data(contentsOf: files.output), told: told)
  }

  private func child(_ arguments: [String], _ files: Files) -> Child {
    guard Self.niceness > 0, FileManager.default.isExecutableFile(atPath: Self.nice) else {
      return Child(path, arguments, files)
    }
    return Child(Self.nice, ["-n", String(Self.niceness), path] + arguments, files)
  }
}

/// The standard files of a process.
private struct Files: Sendable {
  let output: URL
  let told: URL
  let handles: [FileHandle]

  init(_ folder: Scratch, _ input: Data) throws {
    let name = UUID().uuidString
    let source = folder.file("\(name).in")
    output = folder.file("\(name).out")
    told = folder.file("\(name).err")
    try input.write(to: source)
    try Data().write(to: output)
    try Data().write(to: told)
    handles = [
      try FileHandle(forReadingFrom: source), try FileHandle(forWritingTo: output),
      try FileHandle(forWritingTo: told),
    ]
  }

  func close() {
    for handle in handles {
      // NB: the process has ended and its output is on the disk; there is nothing to lose here.
      do { try handle.close() } catch { continue }
    }
  }
}

/// A process that can be killed from any thread, and never after it has ended.
private final class Child: Sendable {
  private enum State {
    case waiting, killed, ended
    case running(pid_t)
  }
  private let state = Mutex(State.waiting)
  private let path: String
  private let arguments: [String]
  private let files: Files

  init(_ path: String, _ arguments: [String], _ files: Files) {
    self.path = path
    self.arguments = arguments
    self.files = files
  }

  func run() async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.standardInput = files.handles[0]
      process.standardOutput = files.handles[1]
      process.standardError = files.handles[2]
      process.terminationHandler = { [self] ended in
        state.withLock { $0 = .ended }
        continuation.resume(returning: ended.terminationStatus)
      }
      do { try start(process) } catch { continuation.resume(throwing: error) }
    }
  }

  private func start(_ process: Process) throws {
    try state.withLock { state in
      if case .killed = state { throw CancellationError() }
      try process.run()
      state = .running(process.processIdentifier)
    }
  }

  func kill() {
    state.withLock { state in
      if case .running(let pid) = state { Foundation.kill(pid, SIGKILL) }
      if case .waiting = state { state = .killed }
    }
  }
}
