import TriptoContent
import TriptoKernel

/// What was found in one pack, or in the library as a whole.
struct ContentLintResult: Encodable {
  /// The id, the file, "library" or "plan".
  let pack: String
  let findings: [Finding]
  let skipped: [SkippedCheck]

  struct Finding: Encodable {
    let code: String
    let severity: Severity
    let path: String
    let lang: Language?
    let message: String
    let fix: String
  }
}

extension ContentLintResult {
  init(_ pack: Pack, _ problems: [PackProblem], _ report: LintReport) {
    self.init(
      pack: pack.id.rawValue,
      findings: problems.map(Finding.init) + report.findings.map(Finding.init),
      skipped: report.skipped)
  }

  init(_ file: String, _ invalid: InvalidPack) {
    self.init(pack: file, findings: invalid.problems.map(Finding.init), skipped: [])
  }

  init(broken error: PackLoadError) {
    let finding = Finding(
      code: "P", severity: .error, path: "", lang: nil, message: error.error,
      fix: "Correct the file or take it away")
    self.init(pack: error.packId, findings: [finding], skipped: [])
  }

  init(plan findings: [LintFinding]) {
    self.init(pack: "plan", findings: findings.map(Finding.init), skipped: [])
  }

  init(library duplicates: [LintFinding]) {
    self.init(pack: "library", findings: duplicates.map(Finding.init), skipped: [])
  }

  var errorsOnly: ContentLintResult {
    ContentLintResult(
      pack: pack, findings: findings.filter { $0.severity == .error }, skipped: skipped)
  }

  var errors: Int { findings.count { $0.severity == .error } }
  var warnings: Int { findings.count { $0.severity == .warning } }
  var hasErrors: Bool { errors > 0 }

  /// One line for each finding.
  var lines: [String] {
    findings.map { finding in
      let language = finding.lang.map { " (\($0.rawValue))" } ?? ""
      return "\(pack): \(finding.severity.rawValue) \(finding.code) \(finding.path)\(language): "
        + "\(finding.message). \(finding.fix)."
    }
  }
}

extension ContentLintResult.Finding {
  init(_ problem: PackProblem) {
    self.init(
      code: problem.code.rawValue, severity: problem.severity, path: problem.path, lang: nil,
      message: problem.reason, fix: problem.fix)
  }

  init(_ finding: LintFinding) {
    self.init(
      code: finding.code.rawValue, severity: finding.severity, path: finding.path,
      lang: finding.lang, message: finding.message, fix: finding.fix)
  }
}
