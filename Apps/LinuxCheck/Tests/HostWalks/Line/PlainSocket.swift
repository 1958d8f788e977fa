import Foundation
import Glibc

/// A TCP connection of this machine, used by the one thread that reads it.
struct PlainSocket: Sendable {
  let descriptor: Int32

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// - Throws: when nobody listens.
  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failed(description: "no socket: \(errno)") }
    var address = Self.loopback(port)
    let answer = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard answer == 0 else {
      let reason = errno
      Glibc.close(descriptor)
      throw Failed(description: "nobody listens at \(port): \(reason)")
    }
  }

  /// A port that nobody has.
  static func freePort() throws -> Int {
    let probe = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { Glibc.close(probe) }
    var address = loopback(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let answer = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(probe, $0, size) == 0 ? getsockname(probe, $0, &size) : -1
      }
    }
    guard answer == 0 else { throw Failed(description: "no free port: \(errno)") }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func loopback(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return address
  }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failed(description: "not sent: \(errno)") }
      rest = rest.dropFirst(count)
    }
  }

  /// - Throws: when the other side is gone.
  func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var part = [UInt8](repeating: 0, count: count - bytes.count)
      let got = recv(descriptor, &part, part.count, 0)
      guard got > 0 else { throw Failed(description: "the line is gone") }
      bytes += part.prefix(got)
    }
    return bytes
  }

  /// Ends what is being read; the reader closes the descriptor.
  func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  func close() { Glibc.close(descriptor) }
}
