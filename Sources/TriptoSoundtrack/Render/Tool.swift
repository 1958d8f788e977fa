import Foundation

/// What can go wrong while the soundtrack is made.
public enum SoundtrackError: Error, Equatable, CustomStringConvertible {
  case missing(tool: String, hint: String)
  case failed(tool: String, status: Int32, message: String)
  case unreadable(String)

  public var description: String {
    switch self {
    case .missing(let tool, let hint): "\(tool) is not installed: \(hint)"
    case .failed(let tool, let status, let message): "\(tool) ended with \(status): \(message)"
    case .unreadable(let file): "\(file) cannot be read"
    }
  }
}

/// A program on this machine.
struct Tool: Sendable {
  let name: String
  let path: String

  /// Nil when it is not on the path.
  static func named(_ name: String) -> Tool? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { Tool(name: name, path: $0) }
  }

  static func required(_ name: String, hint: String) throws(SoundtrackError) -> Tool {
    guard let tool = named(name) else { throw .missing(tool: name, hint: hint) }
    return tool
  }

  /// Runs it to its end and gives what it wrote to standard error.
  @discardableResult
  func run(_ arguments: [String]) throws(SoundtrackError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    do { try process.run() } catch {
      throw .failed(tool: name, status: -1, message: "\(error)")
    }
    // NB: read before waiting, or a talkative program blocks on its full pipe.
    let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw .failed(
        tool: name, status: process.terminationStatus, message: String(told.suffix(400)))
    }
    return told
  }
}
