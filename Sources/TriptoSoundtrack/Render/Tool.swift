import TriptoProcess

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

/// A program that plays, encodes or decodes.
struct Tool: Sendable {
  let name: String
  let program: Program

  init(_ name: String, hint: String) throws(SoundtrackError) {
    guard let program = Program(name) else { throw .missing(tool: name, hint: hint) }
    (self.name, self.program) = (name, program)
  }

  /// Runs it to its end.
  func run(_ arguments: [String]) async throws(SoundtrackError) {
    let ended: Program.Ended
    do { ended = try await program.run(arguments) } catch {
      throw .failed(tool: name, status: -1, message: "\(error)")
    }
    guard ended.status == 0 else {
      throw .failed(tool: name, status: ended.status, message: String(ended.told.suffix(400)))
    }
  }
}
