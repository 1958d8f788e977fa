public import TriptoGuard

/// What is known about the way in from other devices.
public enum WayIn: Sendable, Equatable {
  /// The address was set by hand; nobody can check it from here.
  case configured
  /// The server reached itself through the address.
  case verified
  /// Phones will probably not come in; the text says why.
  case doubtful(String)

  /// - Parameter attempts: The addresses that were tried, with the outcome.
  public init(
    configuration: ServerConfiguration, attempts: [(address: LANAddress, result: ReachResult)]
  ) {
    if configuration.publicBaseURL != nil {
      self = .configured
    } else if !configuration.listensBeyondLoopback {
      self = .doubtful("the server listens on \(configuration.host), which is this machine only")
    } else if attempts.contains(where: { $0.result == .reachable }) {
      self = .verified
    } else if attempts.isEmpty {
      self = .doubtful("this machine has no address on a local network")
    } else {
      let tried = attempts.map {
        "\($0.address.address) (\($0.address.interface)): \($0.result.explanation)"
      }
      self = .doubtful(tried.joined(separator: "; "))
    }
  }
}

/// What the person who starts the server sees: where to go, and a code to point a phone at.
public struct StartBanner: Sendable {
  private let address: PublicAddress
  private let key: HouseKey
  private let wayIn: WayIn
  private let warnings: [String]

  /// - Parameter warnings: Further sentences, one to a line.
  public init(address: PublicAddress, key: HouseKey, wayIn: WayIn, warnings: [String] = []) {
    self.address = address
    self.key = key
    self.wayIn = wayIn
    self.warnings = warnings
  }

  /// The banner; lines end with newlines. The QR code leads to the TV page (RE53).
  /// - Throws: `QRCodeError` when the address is too long for a code.
  public func text() throws(QRCodeError) -> String {
    let code = try QRCode(address.tvPage).terminal
    let lines =
      ["", "  Tripto · Big world. Small couch.", ""] + pages + ["", code, ""]
      + notes.map { "  " + $0 } + [
        "  Ctrl-C stops the server; games go on when it starts again.", "",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var pages: [String] {
    [
      "  TV        \(address.tvPage)", "  Värd      \(address.hostPage(key: key))",
      "  Spelare   \(address.playerPage)",
    ]
  }

  private var notes: [String] {
    let note: String? =
      switch wayIn {
      case .configured: nil
      case .verified: "✓ Phones and TVs on the same network reach this address."
      case .doubtful(let reason): "! Phones may not reach this address: \(reason)."
      }
    return [note].compactMap { $0 } + warnings.map { "! " + $0 }
  }
}
