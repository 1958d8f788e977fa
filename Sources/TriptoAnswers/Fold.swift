import Foundation

/// Brings a text to the form in which answers and names are compared (AN1).
///
/// The result depends on the text alone: no locale, no clock, no table that can be missing.
public enum Fold {
  /// The folded text: lower case, no marks, no punctuation, single spaces; may be empty (AN1).
  ///
  /// Invisible format characters go too, so that they cannot make two equal names differ (EX27).
  public static func key(_ text: String) -> String {
    var writer = FoldWriter(capacity: text.utf8.count)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { writer.addASCII(byte) }
    } else {
      // NB: lower case comes after the decomposition, which may bring capitals ("ℌ").
      let plain = text.decomposedStringWithCompatibilityMapping.lowercased()
      for scalar in plain.unicodeScalars { writer.add(scalar) }
    }
    return writer.text
  }

  /// The words of the folded text.
  public static func words(_ text: String) -> [String] {
    key(text).split(separator: " ").map(String.init)
  }

  /// The folded text without its spaces: "New York" and "newyork" meet here.
  public static func compact(_ text: String) -> String {
    squeezed(key(text))
  }

  static func squeezed(_ key: String) -> String {
    key.filter { $0 != " " }
  }
}
