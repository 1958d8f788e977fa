/// One thing the doctor looked at.
public struct Finding: Sendable, Equatable, Codable {
  /// How it stands.
  public enum Verdict: String, Sendable, Codable {
    /// As it should be.
    case fine
    /// An extra that is not installed; the game runs without it.
    case optional
    /// The game runs, but something will be missed.
    case warning
    /// The game cannot run.
    case failure
  }

  public let subject: String
  public let verdict: Verdict
  /// What was found.
  public let detail: String
  /// What to do about it.
  public let remedy: String?

  public init(_ subject: String, _ verdict: Verdict, _ detail: String, remedy: String? = nil) {
    self.subject = subject
    self.verdict = verdict
    self.detail = detail
    self.remedy = remedy
  }
}

/// All that the doctor found.
public struct DoctorReport: Sendable, Equatable, Codable {
  public let findings: [Finding]

  public init(findings: [Finding]) {
    self.findings = findings
  }

  /// False only when the game cannot run.
  public var canRun: Bool { !findings.contains { $0.verdict == .failure } }

  /// Lines for a terminal.
  public var text: String {
    let width = findings.map(\.subject.count).max() ?? 0
    let lines = findings.map { finding in
      let padding = String(repeating: " ", count: width - finding.subject.count)
      let remedy = finding.remedy.map { "\n  \(String(repeating: " ", count: width + 2))→ \($0)" }
      return "\(Self.mark(finding.verdict)) \(finding.subject)\(padding)  \(finding.detail)"
        + (remedy ?? "")
    }
    let end = canRun ? "Tripto can run here." : "Tripto cannot run here yet."
    return lines.joined(separator: "\n") + "\n\n" + end + "\n"
  }

  private static func mark(_ verdict: Finding.Verdict) -> String {
    switch verdict {
    case .fine: "✓"
    case .optional: "–"
    case .warning: "!"
    case .failure: "✗"
    }
  }
}
