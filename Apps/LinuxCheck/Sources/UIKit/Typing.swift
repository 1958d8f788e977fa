// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a keyboard looks like.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What is typed, so that the system may suggest it.
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let URL = UITextContentType(rawValue: "url")
  public static let password = UITextContentType(rawValue: "password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
