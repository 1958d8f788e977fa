public import TriptoClient
package import TriptoDesign

/// A code with a circle for each of its signs (UI-H6–UI-H8).
public struct CodeEntry: Equatable, Sendable {
  public let length: Int
  public private(set) var text = ""

  public init(length: Int = GameCode.length) { self.length = length }

  /// Upper-cased, A–Z 0–9, and no longer than the code.
  public mutating func type(_ typed: String) { text = GameCode.cleaned(typed, length: length) }

  /// Circle n has character n; nil while it is empty.
  public var circles: [String?] {
    let signs = text.map(String.init)
    return (0..<length).map { $0 < signs.count ? signs[$0] : nil }
  }

  /// The border turns blue, and the button is enabled.
  public var isComplete: Bool { text.count == length }

  /// Sign by sign, for voices.
  public var spelled: String { text.map(String.init).joined(separator: " ") }

  package func label(_ messages: Messages) -> String {
    messages.host.codeSlots(n: text.count, of: length)
  }
}
