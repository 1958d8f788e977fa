import ArgumentParser
import TriptoHouse

extension NodeCommand {
  struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Move a game, or all games of a node, to another node.",
      discussion:
        "A game moves between two moments, after the clue that is on; its phones come back by "
        + "themselves. Exits with 1 when a game was not moved.")

    @OptionGroup(title: "Settings") var options: SettingOptions
    @Argument(help: "The session's id.") var session: String?
    @Option(help: "The node that gets it (default: the one with the fewest games).") var to: String?
    @Flag(help: "All games of the node that --from names.") var all = false
    @Option(help: "The node to empty, with --all.") var from: String?

    func validate() throws {
      guard all == (from != nil), all == (session == nil) else {
        throw ValidationError("Give a session, or --all with --from NODE.")
      }
    }

    func run() async throws {
      try await NodeCommand.desk(options) { desk in
        guard let from else {
          Self.tell(try await desk.move(session ?? "", to: to))
          return
        }
        var failures = 0
        try await desk.empty(from, to: to) { result in
          switch result {
          case .success(let move): Self.tell(move)
          case .failure(let error):
            failures += 1
            ContentOutput.complaint("\(error)")
          }
        }
        if failures > 0 { throw ExitCode.failure }
      }
    }

    private static func tell(_ move: ClusterDesk.Move) {
      ContentOutput.line("\(move.session): \(move.from) → \(move.to)")
    }
  }
}
