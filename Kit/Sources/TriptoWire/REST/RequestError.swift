/// What is wrong with a request body: a 400 that names the field (RE1, RE3, RE14).
public struct RequestError: Error, Equatable, Sendable {
  /// The path of the field, `settings.destinationsCount` or `clues[0].points`; empty for the body
  /// as a whole.
  public var field: String
  /// Fit to follow the field's name, `must be a whole number`.
  public var reason: String

  public init(field: String, reason: String) {
    self.field = field
    self.reason = reason
  }

  /// The whole complaint for `ErrorBody.message`.
  public var message: String { field.isEmpty ? "The body \(reason)" : "\(field) \(reason)" }

  /// Puts any error of decoding into plain words.
  public init(_ error: any Error) {
    switch error {
    case let known as RequestError: self = known
    case DecodingError.keyNotFound(let key, let context):
      self.init(field: Self.path(context.codingPath + [key]), reason: "is missing")
    case DecodingError.valueNotFound(let type, let context),
      DecodingError.typeMismatch(let type, let context):
      self.init(field: Self.path(context.codingPath), reason: "must be \(Self.plainName(type))")
    case DecodingError.dataCorrupted(let context):
      self.init(field: Self.path(context.codingPath), reason: Self.corruption(context))
    default: self.init(field: "", reason: "could not be read")
    }
  }

  static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }

  private static func corruption(_ context: DecodingError.Context) -> String {
    context.codingPath.isEmpty ? "must be valid JSON" : "has a value that is not allowed"
  }

  private static func plainName(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
