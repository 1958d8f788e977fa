import Foundation
import Synchronization

/// By which names and addresses this server may be called (SE13).
package final class HouseNames: Sendable {
  private let names: Set<String>
  /// The first part of the machine's name.
  private let label: String
  /// Addresses that were set by hand.
  private let addresses: Set<IPLiteral>
  /// Of the interfaces, as far as they have been asked for; they come and go.
  private let interfaces = Mutex<Set<IPLiteral>>([])
  private let readInterfaces: @Sendable () -> Set<IPLiteral>

  /// - Parameters:
  ///   - configured: Hosts of settings.
  ///   - machine: What the machine calls itself.
  package init(
    configured: [String], machine: String = HouseNames.machine,
    interfaces: @escaping @Sendable () -> Set<IPLiteral> = InterfaceList.all
  ) {
    let machine = machine.lowercased()
    label = machine.split(separator: ".").first.map(String.init) ?? machine
    let configured = configured.map { $0.lowercased() }.filter { !["0.0.0.0", "::"].contains($0) }
    names = Set(configured + ["localhost", machine, label])
    addresses = Set(configured.compactMap { IPLiteral($0) })
    readInterfaces = interfaces
  }

  /// What a `Host` header may name. Names in `.local` are given out in this network alone, so no page
  /// elsewhere can be called by one.
  package func mayBeCalled(_ host: String) -> Bool { isOurs(host) || host.hasSuffix(".local") }

  /// Whether it is this machine, for certain.
  package func isOurs(_ host: String) -> Bool {
    if names.contains(host) || isOurLocalName(host) { return true }
    guard let address = IPLiteral(host) else { return false }
    return address.isLoopback || addresses.contains(address) || isOfInterface(address)
  }

  /// `kiosk.local`, and `kiosk-2.local` where another machine of the network had that name before.
  private func isOurLocalName(_ host: String) -> Bool {
    guard host.hasPrefix(label), host.hasSuffix(".local") else { return false }
    let suffix = host.dropFirst(label.count).dropLast(".local".count)
    return suffix.isEmpty || (suffix.first == "-" && Int(suffix.dropFirst()) != nil)
  }

  /// What this machine calls itself; NB: Foundation's `hostName` asks the network.
  private static var machine: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func isOfInterface(_ address: IPLiteral) -> Bool {
    if interfaces.withLock({ $0.contains(address) }) { return true }
    let now = readInterfaces()
    interfaces.withLock { $0 = now }
    return now.contains(address)
  }
}
