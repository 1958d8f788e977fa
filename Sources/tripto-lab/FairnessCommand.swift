import ArgumentParser
import Foundation
import TriptoBench
import TriptoBots

/// `tripto-lab fairness`: who braked first, and whom the server chose.
struct FairnessCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fairness",
    abstract: "Measure who wins a brake: rooms of five phones on long lines, cheats included.",
    discussion:
      "Starts a server of its own in a network namespace (Linux, with unshare, ip and /dev/net/tun), "
      + "where each phone's packets take their time both ways, acknowledgements too. Prints one line per "
      + "run; exits with 1 when a figure of BR25 is not reached, with 75 when the machine is too busy to say."
  )

  @Option(help: "Rooms at the same time.")
  var rooms = 60
  @Option(help: "Brakes per room, 1–5.")
  var rounds = 5
  @Option(help: "How often each run is played; the rounds are added up.")
  var times = 1
  @Option(help: "Mixes of lines, with commas: wifi, mixed/2, spikes/2, mixed, spikes.")
  var mixes = "wifi,mixed/2,spikes/2,mixed,spikes"
  @Option(help: "Cheats to play in wifi and in mixed: stamps, clock, pongs, stamps+pongs, sleeper.")
  var cheats = "stamps,clock,pongs,stamps+pongs,sleeper"
  @Flag(help: "Two runs at once, with looser bounds: half a minute.")
  var short = false
  @Option(help: "The tripto that serves (default: the one beside this program).")
  var server: String?
  @Option(help: "The same seed gives the same phones.")
  var seed: UInt64 = 1

  func validate() throws {
    guard (1...5).contains(rounds), (1...4_000).contains(rooms),
      (1...100).contains(times), rooms * times <= 4_000
    else {
      throw ValidationError("--rounds must be 1–5, --rooms times --times 1–4000")
    }
  }

  func run() async throws {
    let program = try Programs.server(server)
    guard LabNamespace.isInside else {
      let status = try await LabNamespace.run(
        Programs.lab.path, Array(CommandLine.arguments.dropFirst()))
      throw ExitCode(status)
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tripto-fairness-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lab = FairnessLab(server: program, dataDirectory: folder.path, seed: seed)
    Screen.print(FairnessResult.header)
    let bounds = short ? FairnessBounds.loose : .full
    let results = try await lab.play(try runs(), atOnce: short) {
      let misses = bounds.misses($0)
      Screen.print(
        $0.line + (misses.isEmpty ? "" : "  ✗ " + misses.joined(separator: ", ")))
    }
    if results.contains(where: \.isTooBusy) {
      Screen.print("The machine is too busy to measure: the lab pressed too late.")
      throw ExitCode(EX_TEMPFAIL)
    }
    if results.contains(where: { !bounds.misses($0).isEmpty }) { throw ExitCode.failure }
  }

  private func runs() throws -> [FairnessRun] {
    if short {
      return [
        FairnessRun(.mixed, rooms: 40, rounds: 4),
        FairnessRun(.wifi, cheat: .both, rooms: 40, rounds: 4),
      ]
    }
    let mixes = try mixes.split(separator: ",").map { name in
      guard let mix = LineMix(rawValue: String(name)) else {
        throw ValidationError("there is no mix \(name)")
      }
      return FairnessRun(mix, rooms: rooms, rounds: rounds, times: times)
    }
    let cheats = try cheats.split(separator: ",").flatMap { name in
      guard let cheat = Cheat(rawValue: String(name)) else {
        throw ValidationError("there is no cheat \(name)")
      }
      return (cheat == .sleeper ? [LineMix.wifi] : [.wifi, .mixed]).map {
        FairnessRun($0, cheat: cheat, rooms: rooms, rounds: rounds, times: times)
      }
    }
    var old = FairnessRun(.mixedHalf, rooms: rooms, rounds: rounds, times: times)
    old.isExtended = false
    return mixes + (mixes.isEmpty ? [] : [old]) + cheats
  }
}
