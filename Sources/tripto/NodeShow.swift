import ArgumentParser
import Foundation
import TriptoHouse

extension NodeCommand {
  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell what a game is doing now: phase, brake, timer, who is connected.",
      discussion: "As its node wrote it, at most some 100 ms ago; never what is asked or answered.")

    @OptionGroup(title: "Settings") var options: SettingOptions
    @Argument(help: "The session's id.") var session: String
    @Flag(help: "Print it as JSON.") var json = false

    func run() async throws {
      let game = try await NodeCommand.desk(options) { try await $0.game(session) }
      guard !json else { return try ContentOutput.json(game) }
      let timer = game.timer.map { timer in
        "\(timer) at \(Date(timeIntervalSince1970: Double(game.deadlineMs ?? 0) / 1_000).ISO8601Format())"
      }
      ContentOutput.table([
        ["code", game.joinCode], ["phase", game.phase + (game.isPaused ? " (paused)" : "")],
        ["version", String(game.version)], ["players", String(game.players)],
        ["brake", game.brake ?? "-"], ["timer", timer ?? "-"],
        ["connected", game.connected.isEmpty ? "-" : game.connected.joined(separator: " ")],
      ])
    }
  }
}
