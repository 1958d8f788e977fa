import Foundation
import TriptoDesign
import TriptoKernel
package import TriptoWire

/// What stands behind the lines of a pack: what the check of each came to, and its sources (RE24). The wire leaves its
/// shape open: what cannot be read is not there.
package struct Evidence: Equatable {
  enum Status: String {
    case verified, uncertain, rejected
  }

  struct Claim: Equatable {
    var statement: String
    /// Ids of sources.
    var evidence: [String]
  }

  /// What the check of one clue or question came to.
  struct Finding: Equatable {
    var status: Status
    var claims: [Claim]
  }

  struct Source: Equatable {
    var id: String
    var title: String
    var url: String
    var statement: String
  }

  var clues: [Finding?]
  var followups: [Finding?]
  var sources: [Source]

  package init(_ pack: PackDetailResponse) {
    clues = Self.findings(pack.verification?["clues"])
    followups = Self.findings(pack.verification?["followups"])
    sources = (pack.sources?.list ?? []).map {
      Source(
        id: $0["id"]?.word ?? "", title: $0["title"]?.word ?? "", url: $0["url"]?.word ?? "",
        statement: $0["statement"]?.word ?? "")
    }
  }

  /// Some clue or question of it is rejected.
  package var isRejected: Bool { (clues + followups).contains { $0?.status == .rejected } }

  /// The sources of a finding that can be opened, each once.
  func open(_ finding: Finding?) -> [Source] {
    let wanted = Set(finding?.claims.flatMap(\.evidence) ?? [])
    return sources.filter { wanted.contains($0.id) && $0.isOpenable }
  }

  private static func findings(_ value: JSONValue?) -> [Finding?] {
    (value?.list ?? []).map { finding in
      guard let status = finding["status"]?.word.flatMap(Status.init) else { return nil }
      let claims = (finding["claims"]?.list ?? []).map { claim in
        Claim(
          statement: claim["statement"]?.word ?? "",
          evidence: (claim["evidence"]?.list ?? []).compactMap(\.word))
      }
      return Finding(status: status, claims: claims)
    }
  }
}

extension Evidence.Source {
  var isOpenable: Bool { url.hasPrefix("https://") || url.hasPrefix("http://") }

  /// Its title, else the page of its address in plain letters.
  var name: String {
    if !title.isEmpty { return title }
    guard let parts = URLComponents(string: url), let host = parts.host else { return url }
    let page = parts.path.split(separator: "/").last.map(String.init) ?? ""
    return "\(page.replacingOccurrences(of: "_", with: " ")) – \(host)"
  }
}

extension JSONValue {
  fileprivate var word: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var list: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}

extension Badge {
  /// Of a place seen whole: nothing without a source to open is verified (UI-E21).
  init(_ pack: PackDetailResponse, _ evidence: Evidence) {
    let open = (evidence.clues + evidence.followups).flatMap(evidence.open)
    self =
      evidence.isRejected
      ? .rejected
      : pack.roundId.isQuickTrip
        ? .quickTrip : pack.metadata.verified && !open.isEmpty ? .verified : .handwritten
  }

  /// Of one clue or question.
  init(line finding: Evidence.Finding, of id: PackID, _ evidence: Evidence) {
    if finding.status == .rejected {
      self = .rejected
    } else if id.isQuickTrip {
      self = .quickTrip
    } else {
      let isSourced = finding.status == .verified && !evidence.open(finding).isEmpty
      self = isSourced ? .verified : .handwritten
    }
  }
}
