public import TriptoGame

/// A command as the journal keeps it.
public struct JournaledCommand: Codable, Sendable, Equatable {
  /// Unix epoch ms.
  public let atMs: Int
  public let sender: Sender
  public let command: Command
  /// EX5: repeats are told after a restart too.
  public var commandID: String?

  /// Grows when the meaning of stored commands changes.
  public static let version = 1

  /// The same line with another command.
  func with(_ command: Command) -> JournaledCommand {
    JournaledCommand(atMs: atMs, sender: sender, command: command, commandID: commandID)
  }
}
