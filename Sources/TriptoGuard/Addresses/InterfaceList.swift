import Foundation

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
