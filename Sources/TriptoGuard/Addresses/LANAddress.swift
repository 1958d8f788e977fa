import Foundation

/// An IPv4 address of this machine that other devices might reach.
public struct LANAddress: Sendable, Hashable {
  /// The name of the network interface, such as `wlan0`.
  public let interface: String
  /// Dotted decimal.
  public let address: String

  public init(interface: String, address: String) {
    self.interface = interface
    self.address = address
  }

  /// The addresses of this machine, the likeliest first: home networks (RFC 1918) before others.
  /// Loopback, link-local and the interfaces of containers and virtual machines are left out.
  public static func candidates() -> [LANAddress] {
    ranked(InterfaceList.ipv4())
  }

  package static func ranked(_ found: [LANAddress]) -> [LANAddress] {
    let usable = found.filter { $0.isUsable }
    let order = usable.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return order.map(\.element)
  }

  private var octets: [UInt8] { address.split(separator: ".").compactMap { UInt8($0) } }

  private var isUsable: Bool {
    guard octets.count == 4, octets[0] != 127, octets[0] != 0 else { return false }
    let isLinkLocal = octets[0] == 169 && octets[1] == 254
    return !isLinkLocal && !Self.virtualPrefixes.contains(where: interface.hasPrefix)
  }

  /// 192.168/16 is what home routers give; 172.16/12 is as often a container's.
  private var rank: Int {
    switch (octets[0], octets[1]) {
    case (192, 168): 0
    case (10, _): 1
    case (172, 16...31): 2
    case (100, 64...127): 4
    default: 3
    }
  }

  private static let virtualPrefixes = [
    "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "cni", "flannel", "cali", "podman",
    "lxc", "lxd", "utun", "awdl", "llw", "tun", "tap", "wg", "zt",
  ]
}

/// The network interfaces of this machine.
package enum InterfaceList {
  /// The IPv4 addresses of all interfaces that are up; empty when the system gives no list.
  package static func ipv4() -> [LANAddress] {
    addresses { entry in
      text(of: entry, AF_INET).map {
        LANAddress(interface: String(cString: entry.ifa_name), address: $0)
      }
    }
  }

  /// The addresses of all interfaces that are up, of either kind.
  package static func all() -> Set<IPLiteral> {
    Set(addresses { (text(of: $0, AF_INET) ?? text(of: $0, AF_INET6)).flatMap { IPLiteral($0) } })
  }

  private static func addresses<Value>(_ read: (ifaddrs) -> Value?) -> [Value] {
    var head: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&head) == 0 else { return [] }
    defer { freeifaddrs(head) }
    return sequence(first: head, next: { $0?.pointee.ifa_next }).compactMap { entry in
      guard let entry, Int(entry.pointee.ifa_flags) & Int(IFF_UP) != 0 else { return nil }
      return read(entry.pointee)
    }
  }

  private static func text(of entry: ifaddrs, _ family: Int32) -> String? {
    guard let socket = entry.ifa_addr, Int32(socket.pointee.sa_family) == family else { return nil }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let size = socklen_t(text.count)
    let isRead =
      family == AF_INET
      ? socket.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        inet_ntop(family, &$0.pointee.sin_addr, &text, size) != nil
      }
      : socket.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
        inet_ntop(family, &$0.pointee.sin6_addr, &text, size) != nil
      }
    guard isRead else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
