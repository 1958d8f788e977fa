import ArgumentParser
import Foundation
import TriptoGuard
import TriptoHouse

/// `tripto key`: the key of the house, which opens the library (SE10).
struct KeyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key", abstract: "Show or replace the key that opens the library.",
    discussion: "Give it the flags and the environment of the server, and run it as its user.",
    subcommands: [Show.self, New.self])

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the key and the address of the host page that has it, with a QR code.")

    @OptionGroup(title: "Settings") var options: SettingOptions

    func run() async throws {
      let configuration = try options.configuration()
      let file = HouseKeyFile(folder: configuration.dataDirectory)
      guard let key = try file.read() else { throw NoKey(path: file.path) }
      try await KeyCommand.show(key, configuration)
    }
  }

  struct New: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make another key; the old one is worthless from then on.",
      discussion: "A server that runs on the same data folder takes the new key at once.")

    @OptionGroup(title: "Settings") var options: SettingOptions

    func run() async throws {
      let configuration = try options.configuration()
      let key = try HouseKeyFile(folder: configuration.dataDirectory).renew()
      try await KeyCommand.show(key, configuration)
    }
  }

  private static func show(_ key: HouseKey, _ configuration: ServerConfiguration) async throws {
    let reach = await LANReach.find(configuration, port: configuration.port)
    let likely = reach.verified ?? reach.attempts.first?.address
    let page = configuration.publicAddress(
      verifiedAddress: likely?.address, boundPort: configuration.port
    ).hostPage(key: key)
    print("Whoever has the key may read and change the library. `tripto key new` replaces it.\n")
    print(try QRCode(page).terminal)
    if configuration.publicBaseURL == nil, configuration.listensBeyondLoopback,
      reach.verified == nil
    {
      print("! No server answers at that address now: is it running, and with the same port?")
    }
    print("  Key       \(key.revealed)\n  Värd      \(page)")
  }
}

/// Why there is nothing to show.
struct NoKey: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "there is no key in \(path): the server makes one at its first start, `tripto key new` at once"
  }
}
