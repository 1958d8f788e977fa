import NIOCore

/// Bytes as they cross the wire.
enum Wire {
  /// The sample key of RFC 6455 section 1.3 and the answer the RFC gives for it.
  static let sampleKey = "dGhlIHNhbXBsZSBub25jZQ=="
  static let sampleAccept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="

  /// A handshake; `changes` replaces header values, nil removes one.
  static func handshake(
    path: String = "/ws", method: String = "GET", version: String = "HTTP/1.1",
    changes: [String: String?] = [:]
  ) -> String {
    var headers: [(String, String?)] = [
      ("Host", "localhost"), ("Upgrade", "websocket"), ("Connection", "Upgrade"),
      ("Sec-WebSocket-Key", sampleKey), ("Sec-WebSocket-Version", "13"),
    ]
    for (name, value) in changes {
      headers.removeAll { $0.0 == name }
      headers.append((name, value))
    }
    let lines = headers.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
    return "\(method) \(path) \(version)\r\n\(lines.joined())\r\n"
  }

  /// A client's frame. `first` is FIN, RSV and opcode.
  static func frame(_ first: UInt8, _ payload: [UInt8] = [], masked: Bool = true) -> [UInt8] {
    header(first, length: payload.count, masked: masked)
      + (masked ? payload.enumerated().map { $1 ^ mask[$0 % 4] } : payload)
  }

  static func frame(_ first: UInt8, _ text: String) -> [UInt8] { frame(first, Array(text.utf8)) }

  static let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]

  static func header(_ first: UInt8, length: Int, masked: Bool = true) -> [UInt8] {
    let flag: UInt8 = masked ? 0x80 : 0
    var bytes: [UInt8] = [first]
    switch length {
    case ...125: bytes.append(flag | UInt8(length))
    case ...65_535: bytes += [flag | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
    default: bytes += [flag | 127] + (0..<8).map { UInt8(length >> (56 - 8 * $0) & 0xFF) }
    }
    return bytes + (masked ? mask : [])
  }

  static func close(_ code: UInt16, _ reason: [UInt8] = []) -> [UInt8] {
    frame(0x88, [UInt8(code >> 8), UInt8(code & 0xFF)] + reason)
  }

  /// A server's frame.
  struct Frame: Equatable, CustomStringConvertible {
    var first: UInt8
    var payload: [UInt8]

    init(_ first: UInt8, _ payload: [UInt8]) {
      self.first = first
      self.payload = payload
    }

    static func text(_ text: String) -> Frame { Frame(0x81, Array(text.utf8)) }

    init?(reading buffer: inout ByteBuffer) {
      var rest = buffer
      guard let first = rest.readInteger(as: UInt8.self),
        let short = rest.readInteger(as: UInt8.self)
      else { return nil }
      let length: Int? =
        switch short {
        case 126: rest.readInteger(as: UInt16.self).map(Int.init)
        case 127: rest.readInteger(as: UInt64.self).map(Int.init)
        default: Int(short)
        }
      guard let length, let payload = rest.readBytes(length: length) else { return nil }
      buffer = rest
      self.init(first, payload)
    }

    /// The code of a close frame; nil for any other frame or an empty one.
    var closeCode: UInt16? {
      guard first == 0x88, payload.count >= 2 else { return nil }
      return UInt16(payload[0]) << 8 | UInt16(payload[1])
    }

    var description: String {
      "0x\(String(first, radix: 16)) \(String(decoding: payload.prefix(40), as: UTF8.self))"
    }
  }
}
