import TriptoDesign
import TriptoKernel
import TriptoWire

/// Why a line is trusted or not: its claims, and the sources behind them, to open (UI-H50).
public struct Findings: Equatable, Sendable {
  public struct Source: Equatable, Sendable, Identifiable {
    public let id: String
    public let name: String
    public let url: String
    public let statement: String
  }

  /// *Källor (2)*, or that none is given.
  public let title: String
  public let why: String?
  public let claims: [String]
  public let sources: [Source]

  init(_ finding: Evidence.Finding?, _ evidence: Evidence, _ host: HostMessages) {
    let open = evidence.open(finding)
    title = finding == nil ? host.noSources : host.sources(n: open.count)
    why = finding.map { Self.reason($0, hasSource: !open.isEmpty, host) }
    claims = finding?.claims.map(\.statement) ?? []
    sources = open.map { Source(id: $0.id, name: $0.name, url: $0.url, statement: $0.statement) }
  }

  /// Nobody vouches for what has no source; a clue in the host's own words says so too.
  private static func reason(
    _ finding: Evidence.Finding, hasSource: Bool, _ host: HostMessages
  ) -> String {
    switch finding.status {
    case .verified: hasSource ? host.whyVerified : host.whyFromData
    case .uncertain:
      finding.claims.contains(where: \.evidence.isEmpty) ? host.whyUnsourced : host.whyUncertain
    case .rejected: host.whyRejected
    }
  }
}
