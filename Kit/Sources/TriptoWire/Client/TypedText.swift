import Foundation

/// A kind of text that people type.
public protocol TypedText {
  /// The most characters, in UTF-16 units, as web forms count.
  static var longest: Int { get }
  /// - Returns: what is kept of `text`; nil when it breaks the kind's rules.
  static func clean(_ text: String) -> String?
}

/// What people type as an answer (EV16).
public enum AnswerText: TypedText {
  /// In UTF-16 units before trimming, as web forms count.
  public static let longest = 200

  /// - Returns: the trimmed answer; nil when it is too long, or empty after trimming.
  public static func clean(_ text: String) -> String? {
    guard text.utf16.count <= longest else { return nil }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }
}

/// What people have typed so far (EX42).
public enum DraftText: TypedText {
  /// In UTF-16 units before trimming, as of an answer.
  public static let longest = AnswerText.longest

  /// - Returns: the trimmed text, which may be empty; nil when it is too long.
  public static func clean(_ text: String) -> String? {
    guard text.utf16.count <= longest else { return nil }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// What people are called (RE12, SE9).
public enum PlayerName: TypedText {
  /// In UTF-16 units after trimming, as web forms count.
  public static let longest = 50

  /// Removes control characters, also those that turn the direction of what follows, and trims; accents, apostrophes, emoji and right-to-left text stay.
  /// - Returns: nil when nothing visible is left or the name is too long.
  public static func clean(_ text: String) -> String? {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.filter { !isControl($0) })
    let name = String(kept).trimmingCharacters(in: .whitespacesAndNewlines)
    guard name.utf16.count <= longest, name.unicodeScalars.contains(where: isVisible) else {
      return nil
    }
    return name
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.properties.isBidiControl
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
