import Foundation
import TriptoClient

/// A client's half of RFC 6455, as far as the game speaks it: text, ping, close.
struct WebSocketFrames {
  let line: PlainSocket

  enum Kind: UInt8 {
    case more = 0
    case text = 1
    case close = 8
    case ping = 9
    case pong = 10
  }

  /// The upgrade.
  func open(path: String, port: Int) throws {
    let head = [
      "GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Upgrade: websocket",
      "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    ]
    try line.write(Array(head.joined(separator: "\r\n").utf8))
    var answer: [UInt8] = []
    while !answer.suffix(4).elementsEqual("\r\n\r\n".utf8) { answer += try line.read(1) }
    guard String(decoding: answer, as: UTF8.self).hasPrefix("HTTP/1.1 101") else {
      throw PlainSocket.Failed(description: "no upgrade")
    }
  }

  /// The next text; pings are answered.
  /// - Throws: `SocketClosed`, or that the line is gone.
  func next() throws -> String {
    var text: [UInt8] = []
    while true {
      let (kind, isLast, body) = try frame()
      switch kind {
      case .text, .more:
        text += body
        if isLast { return String(decoding: text, as: UTF8.self) }
      case .ping: try send(.pong, body)
      case .pong: continue
      case .close: throw Self.closed(body)
      }
    }
  }

  func send(_ kind: Kind, _ body: [UInt8]) throws {
    let mask = (0..<4).map { _ in UInt8.random(in: 0...255) }
    try line.write(
      [0x80 | kind.rawValue] + Self.length(body.count) + mask
        + body.enumerated().map { $1 ^ mask[$0 % 4] })
  }

  private func frame() throws -> (Kind, isLast: Bool, [UInt8]) {
    let head = try line.read(2)
    var length = Int(head[1] & 0x7F)
    if length == 126 { length = Self.number(try line.read(2)) }
    if length == 127 { length = Self.number(try line.read(8)) }
    guard let kind = Kind(rawValue: head[0] & 0x0F) else {
      throw PlainSocket.Failed(description: "an unknown kind of frame")
    }
    return (kind, head[0] & 0x80 != 0, try line.read(length))
  }

  private static func length(_ count: Int) -> [UInt8] {
    switch count {
    case ...125: [0x80 | UInt8(count)]
    case ...65_535: [0x80 | 126, UInt8(count >> 8), UInt8(count & 0xFF)]
    default: [0x80 | 127] + (0..<8).map { UInt8(count >> (56 - 8 * $0) & 0xFF) }
    }
  }

  private static func number(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func closed(_ body: [UInt8]) -> SocketClosed {
    guard body.count >= 2 else { return SocketClosed(code: 1005) }
    return SocketClosed(
      code: number(Array(body.prefix(2))),
      reason: String(decoding: body.dropFirst(2), as: UTF8.self))
  }
}
