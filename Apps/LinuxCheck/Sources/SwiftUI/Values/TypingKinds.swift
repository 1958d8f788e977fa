import Foundation

public struct SubmitTriggers: OptionSet, Sendable {
  public typealias RawValue = Int
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

public struct SubmitLabel: Sendable {
  let name: String
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
}

public struct TextInputAutocapitalization: Sendable {
  let name: String
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}
