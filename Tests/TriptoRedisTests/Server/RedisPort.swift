import Foundation

/// Ports for servers of tests.
package enum RedisPort {
  /// One that nobody has at this moment.
  package static func free() throws -> Int {
    #if os(Linux)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(descriptor, raw, size) == 0 && getsockname(descriptor, raw, &size) == 0
      }
    }
    guard isBound else { throw RedisMissing(reason: "no port is free") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
