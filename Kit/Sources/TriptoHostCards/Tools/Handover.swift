import TriptoClient
package import TriptoDesign
package import TriptoWire

/// Another device takes the host's seat: by QR, or by the game's code and a second one (EX23, UI-H66).
public struct Handover: Equatable, Sendable {
  public let title: String
  public let why: String
  /// Until the server has told a code.
  public let loading: String?
  public let codeTitle: String
  public let code: String
  public let handoverTitle: String
  public let handoverCode: String?
  /// nil where no device would get there.
  public let qr: String?
  /// The switch that takes the house key along; nil without a key (UI-H69).
  public let keyLabel: String?
  public let keyWhy: String?
  public let isKeyIncluded: Bool
  package let offer: HandoverCode?

  package init(
    _ offer: HandoverCode?, joinCode: String, link: String?, houseKey: String?,
    isKeyIncluded: Bool, _ messages: Messages
  ) {
    let host = messages.host
    self.offer = offer
    (title, why) = (host.handoverTitle, host.handoverWhy)
    loading = offer == nil ? host.loading : nil
    (codeTitle, code) = (messages.common.joinCode, joinCode)
    (handoverTitle, handoverCode) = (host.handoverCode, offer?.code)
    keyLabel = houseKey == nil ? nil : host.handoverKey
    keyWhy = houseKey == nil ? nil : host.handoverKeyWhy
    self.isKeyIncluded = isKeyIncluded && houseKey != nil
    // NB: the key goes along only when it is asked for: whoever scans the code gets the library with it.
    let key = isKeyIncluded ? houseKey : nil
    qr = offer.flatMap { Self.qr(joinCode, $0.code, link, key) }
  }

  private static func qr(
    _ joinCode: String, _ handover: String, _ link: String?, _ key: String?
  ) -> String? {
    guard let link, let address = try? ServerAddress(typed: link) else { return nil }
    let fragment = key.map { "#key=\(URLText.escaped($0))" } ?? ""
    return "\(address)/host?code=\(joinCode)&handover=\(URLText.escaped(handover))\(fragment)"
  }
}
