import TriptoKernel
import TriptoWire

extension Frame {
  /// What a message says; nil when its payload makes no sense.
  ///
  /// NB: patches are applied to the JSON itself and read then, so nobody needs theirs.
  static func message(type: String, payload: JSONValue) -> ServerMessage? {
    guard let known = ServerMessageType(rawValue: type) else { return .unknown(type) }
    if let message = decoded(type, payload) { return message }
    guard known == .lobbyUpdated, let mended = withReadableSettings(payload) else { return nil }
    return decoded(type, mended)
  }

  private static func decoded(_ type: String, _ payload: JSONValue) -> ServerMessage? {
    let whole: JSONValue = [
      "type": .string(type), "sessionId": "", "serverTimeMs": 0, "payload": payload,
    ]
    return try? ServerEnvelope.decode(whole.jsonBytes()).message
  }

  /// Settings may say a word that is newer than this build: a language counts as English (EX25), and any other costs
  /// the settings, not the guests.
  private static func withReadableSettings(_ payload: JSONValue) -> JSONValue? {
    guard case .object(var members) = payload, case .object(var settings)? = members["settings"]
    else { return nil }
    if case .string(let word)? = settings["language"], Language(rawValue: word) == nil {
      settings["language"] = .string(Language.en.rawValue)
    }
    members["settings"] = .object(settings)
    let mended = JSONValue.object(members)
    if decoded(ServerMessageType.lobbyUpdated.rawValue, mended) != nil { return mended }
    members["settings"] = nil
    return .object(members)
  }
}
