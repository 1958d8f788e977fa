import Foundation

/// The key of a house, as people paste it (SE11, UI-H69).
public enum HouseKey {
  /// The key in a text, which may be the whole address with `#key=…` in it.
  /// - Returns: nil when there is none, or none that fits into a header.
  public static func read(_ text: String) -> String? {
    let pasted = fragment(text) ?? text.trimmingCharacters(in: .whitespacesAndNewlines)
    let key = pasted.removingPercentEncoding ?? pasted
    let isPlain = key.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    return isPlain && (8...200).contains(key.utf8.count) && !key.contains("/") ? key : nil
  }

  private static func fragment(_ text: String) -> String? {
    guard let mark = text.firstIndex(of: "#") else { return nil }
    return text[mark...].dropFirst().split(separator: "&").first { $0.hasPrefix("key=") }
      .map { $0.dropFirst(4).prefix { !$0.isWhitespace } }.map(String.init)
  }
}
