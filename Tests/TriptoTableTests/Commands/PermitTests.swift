import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("Who may send what")
struct PermitTests {
  @Test("EV15 the document of the wire names the role that the game asks for")
  func documented() throws {
    let senders = try Self.senders()
    #expect(senders.count == ClientMessageType.allCases.count)
    for type in ClientMessageType.allCases {
      #expect(senders[type.rawValue] == Self.sender(of: type), "\(type)")
    }
  }

  @Test("EV15 each command is sent by its role alone; what is the server's own has no message")
  func server() {
    let asked = Set(ClientMessageType.allCases.compactMap(\.command))
    for command in Command.Kind.allCases {
      #expect(asked.contains(command) == (command.permit.giver != .server), "\(command)")
    }
  }

  private static func sender(of type: ClientMessageType) -> String {
    switch type.command?.permit.giver {
    case .host, .hostOrServer: "host"
    case .player: "player"
    case .hostOrPlayer: "anyone"
    case .server: "nobody"
    case nil: senderOfShow[type] ?? "anyone"
    }
  }

  private static let senderOfShow: [ClientMessageType: String] = [
    .tvAudio: "tv", .tvVoices: "tv", .tvSpoke: "tv", .hostVoiceSample: "host",
  ]

  /// By type, as a message's description ends: `From: host.`
  private static func senders() throws -> [String: String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../../docs/api/asyncapi.json").standardized
    let document = try JSONValue(parsing: [UInt8](Data(contentsOf: file)))
    let messages = try #require(document["components"]?["messages"])
    var senders: [String: String] = [:]
    for name in messages.keys where name.hasSuffix(".client") {
      let text = try #require(messages[name]?.text("description"))
      let sender = try #require(text.firstMatch(of: /From: (\w+)\.$/)).1
      senders[String(name.dropLast(".client".count))] = String(sender)
    }
    return senders
  }
}
