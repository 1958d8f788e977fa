import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards

/// Why a line is trusted or not: its claims, and the sources behind them, to open (UI-H50).
struct FindingsView: View, Equatable {
  let findings: Findings

  var body: some View {
    if findings.why == nil {
      Text(findings.title).styled(.meta, .textMuted)
    } else {
      Unfolding(title: findings.title, name: "findings") {
        if let why = findings.why { Text(why).styled(.meta, .textSecondary) }
        ForEach(findings.claims, id: \.self) { Text($0).styled(.body, .textPrimary) }
        ForEach(findings.sources) { SourceLink(source: $0) }
      }
    }
  }
}

/// A source, opened outside the app.
struct SourceLink: View, Equatable {
  let source: Findings.Source

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let address = URL(string: source.url) {
        Link(destination: address) {
          Text(source.name)
            .styled(.body, .accentBlueBright)
            .multilineTextAlignment(.leading)
            .frame(minHeight: 44)
        }
        .accessibilityIdentifier("source")
      } else {
        Text(source.name).styled(.body, .textPrimary)
      }
      if !source.statement.isEmpty { Text(source.statement).styled(.meta, .textSecondary) }
    }
  }
}
