import Foundation
import Network
import TriptoClient

/// A service that has been seen, and not yet asked where it is.
struct BonjourSight: Equatable, Sendable {
  /// What has not answered by then is not there any more.
  private static let patience = Duration.seconds(3)

  let name: String
  let text: [String: String]

  init?(_ result: NWBrowser.Result) {
    guard case .service(let name, _, _, _) = result.endpoint else { return nil }
    self.name = name
    guard case .bonjour(let record) = result.metadata else { return nil }
    text = record.dictionary
  }

  /// Host and port by way of a connection that is closed when it stands: the system tells a service's place to
  /// nobody else.
  /// - Returns: nil when it does not answer.
  func located() async -> NearbyService? {
    let connection = NWConnection(to: endpoint, using: Self.parameters)
    defer { connection.cancel() }
    guard await Self.stands(connection),
      case .hostPort(let host, let port) = connection.currentPath?.remoteEndpoint
    else { return nil }
    // NB: the system writes the interface behind an address: 192.168.1.2%en0.
    let address = String("\(host)".prefix { $0 != "%" })
    return NearbyService(name: name, host: address, port: Int(port.rawValue), text: text)
  }

  private var endpoint: NWEndpoint {
    .service(
      name: name, type: NearbyService.type, domain: NearbyService.domain, interface: nil)
  }

  /// IPv4 alone: a link-local IPv6 address says nothing without its interface, and fits into no URL.
  private static var parameters: NWParameters {
    let parameters = NWParameters.tcp
    let internet = parameters.defaultProtocolStack.internetProtocol as? NWProtocolIP.Options
    internet?.version = .v4
    return parameters
  }

  private static func stands(_ connection: NWConnection) async -> Bool {
    let (states, told) = AsyncStream.makeStream(of: Bool.self)
    connection.stateUpdateHandler = { state in
      switch state {
      case .ready: told.yield(true)
      case .failed, .cancelled, .waiting: told.yield(false)
      case .setup, .preparing: break
      @unknown default: break
      }
    }
    connection.start(queue: DispatchQueue(label: "app.tripto.sight"))
    let deadline = Task {
      try await Task.sleep(for: patience)
      told.yield(false)
    }
    defer { deadline.cancel() }
    for await stands in states { return stands }
    return false
  }
}
