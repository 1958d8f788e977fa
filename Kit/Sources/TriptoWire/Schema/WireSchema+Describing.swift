import Foundation

extension WireSchema {
  static func describe(
    _ type: ServerMessageType, in collector: inout ShapeCollector
  ) -> Message {
    let sampler = Sampler { decoder in
      try ServerMessage(type, from: decoder.container(keyedBy: WireKey.self), at: "payload")
    }
    let payloads = sampler.samples().compactMap(\.payload)
    guard let first = payloads.first else { preconditionFailure("no sample of \(type.rawValue)") }
    let name = String(describing: Swift.type(of: first))
    for payload in payloads {
      collector.add(JSONWriter.trace { payload.write(to: &$0) }, as: name)
    }
    return Message(type: type.rawValue, payload: name)
  }

  /// - Returns: the message, and whether its reader is content with a payload of some keys alone.
  static func describe(
    _ type: ClientMessageType, in collector: inout ShapeCollector
  ) -> (message: Message, mayMiss: (Set<String>) -> Bool) {
    let sampler = Sampler { decoder in
      let payload = decoder.container(keyedBy: WireKey.self)
      return try ClientMessage(reading: PayloadReader(type: type, container: payload))
    }
    let samples = sampler.samples()
    precondition(!samples.isEmpty, "no sample of \(type.rawValue)")
    let name = type.rawValue.split(separator: "_").map(\.capitalized).joined() + "Command"
    for sample in samples {
      collector.add(JSONWriter.trace { sample.writePayload(to: &$0) }, as: name)
    }
    return (Message(type: type.rawValue, payload: name), sampler.accepts(only:))
  }

  static func describe<Body: WirePayload>(
    _ type: Body.Type, in collector: inout ShapeCollector
  ) {
    let samples = Sampler { try $0.make(type) }.samples()
    precondition(!samples.isEmpty, "no sample of \(type)")
    for sample in samples {
      collector.add(JSONWriter.trace { sample.write(to: &$0) }, as: String(describing: type))
    }
  }

  static func mayMiss<Body: WirePayload>(_ type: Body.Type) -> (Set<String>) -> Bool {
    Sampler { try type.init(from: $0) }.accepts(only:)
  }

  static func describeHeads(in collector: inout ShapeCollector) {
    let server = JSONWriter.trace { json in
      json.object { json in
        Envelope.writeHead(to: &json, type: "", sessionId: "", serverTimeMs: 0, stream: nil)
      }
    }
    collector.add(server, as: serverHead)
    let client = JSONWriter.trace { json in
      json.object { json in
        ClientEnvelope(message: .endGame).writeHead(to: &json, sessionId: nil, serverTimeMs: nil)
      }
    }
    collector.add(client, as: clientHead)
  }
}
