/// One thing that is wrong with a pack: where, why, and what to do.
public struct PackProblem: Sendable, Equatable, Codable {
  public let code: PackCode
  /// An error refuses the pack; a warning is kept with it.
  public let severity: Severity
  /// Where, as in `clues[0].text`; empty for the pack as a whole.
  public let path: String
  /// What is wrong, in English.
  public let reason: String

  /// - Parameter isOurs: Whether the pack is curated or generated, which is held to more rules.
  public init(_ code: PackCode, at path: String, _ reason: String, isOurs: Bool = false) {
    self.code = code
    self.path = path
    self.reason = reason
    severity =
      switch code.weight {
      case .refuse: .error
      case .refuseOurs: isOurs ? .error : .warning
      case .warn: .warning
      }
  }

  /// What to do about it.
  public var fix: String { code.fix }

  /// The reason and the fix, for a reader (RE27).
  public var message: String { "\(reason). \(fix)." }

  /// Where, if anywhere, and the message.
  public var line: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// How grave a finding is.
public enum Severity: String, Sendable, Codable, Comparable {
  case error, warning

  public static func < (left: Severity, right: Severity) -> Bool {
    left == .error && right == .warning
  }
}

/// A pack that was refused, with everything that is wrong with it.
public struct InvalidPack: Error, Sendable, Equatable {
  /// In the order of the checks (RE27); at least one is an error.
  public let problems: [PackProblem]

  /// What refuses the pack, for people.
  public var summary: String {
    problems.filter { $0.severity == .error }.map { "\($0.code.rawValue) \($0.line)" }
      .joined(separator: " ")
  }
}
