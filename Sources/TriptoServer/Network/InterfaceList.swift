import Foundation

/// The network interfaces of this machine.
enum InterfaceList {
  /// The IPv4 addresses of all interfaces that are up; empty when the system gives no list.
  static func ipv4() -> [LANAddress] {
    var head: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&head) == 0 else { return [] }
    defer { freeifaddrs(head) }
    return sequence(first: head, next: { $0?.pointee.ifa_next }).compactMap { entry in
      entry.flatMap { address(of: $0.pointee) }
    }
  }

  private static func address(of entry: ifaddrs) -> LANAddress? {
    let isUp = Int(entry.ifa_flags) & Int(IFF_UP) != 0
    guard isUp, let socket = entry.ifa_addr, Int32(socket.pointee.sa_family) == AF_INET else {
      return nil
    }
    var number = socket.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_addr }
    var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
    guard inet_ntop(AF_INET, &number, &text, socklen_t(text.count)) != nil else { return nil }
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return LANAddress(
      interface: String(cString: entry.ifa_name), address: String(decoding: bytes, as: UTF8.self))
  }
}
