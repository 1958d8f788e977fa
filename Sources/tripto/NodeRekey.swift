import ArgumentParser
import TriptoHouse

extension NodeCommand {
  struct Rekey: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Give the cluster another JWT_SECRET, when all of its nodes have stopped.",
      discussion:
        "Run it with the JWT_SECRET that the nodes are started with next. Tokens of before are good for nothing then: "
        + "everybody joins again.")

    @OptionGroup(title: "Settings") var options: SettingOptions

    func run() async throws {
      let isGiven = try await options.configuration().replaceClusterKey()
      print(
        isGiven
          ? "The cluster's key is this JWT_SECRET now. Start its nodes with it."
          : "The cluster's key is the one that the database keeps. Start its nodes without JWT_SECRET."
      )
    }
  }
}
