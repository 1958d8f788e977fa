import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// Place, marks, the five clues and the questions (UI-H50).
struct PreviewView: View {
  let preview: Preview
  let model: PreviewModel

  var body: some View {
    VeiledText(text: preview.place, style: .secretName)
      .accessibilityIdentifier("preview-name")
    Button(action: model.toggleVeil) { Label(preview.veil, symbol: .reveal) }
      .buttonStyle(.triptoSmall)
      .accessibilityIdentifier("preview-show")
    MarksView(badge: preview.badge, marks: preview.marks)
    PreviewLines(title: preview.cluesTitle, lines: preview.clues, model: model)
    if let restore = preview.restore {
      Button {
        Task { await model.restore() }
      } label: {
        Label(restore, extra: .undo)
      }
      .buttonStyle(.triptoSmall)
      .accessibilityIdentifier("clues-restore")
    }
    PreviewLines(title: preview.questionsTitle, lines: preview.questions, model: model)
  }
}

/// A text that is blurred for the eye until it may be seen, with a word for the ear.
struct VeiledText: View, Equatable {
  let text: Preview.Veiled
  let style: TypeStyle
  var tone = Colour.textPrimary

  var body: some View {
    Text(text.text)
      .styled(style, tone)
      .blur(radius: text.isVeiled ? 10 : 0)
      .accessibilityLabel(Text(text.spoken))
  }
}

/// The clues, or the questions, under their heading.
struct PreviewLines: View {
  let title: String
  let lines: [Preview.Line]
  let model: PreviewModel

  var body: some View {
    Words(title)
      .styled(.sectionHeading, .textPrimary)
      .accessibilityAddTraits(.isHeader)
    ForEach(lines) { PreviewLineView(line: $0, model: model) }
  }
}

/// One of them: what it is, what it says, what stands behind it.
struct PreviewLineView: View {
  let line: Preview.Line
  let model: PreviewModel

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      SideBySide {
        Words(line.label).styled(.bodyLarge, .accentOrangeBright)
      } second: {
        if let badge = line.badge, let text = line.badgeText {
          Label(text, symbol: badge.symbol).styled(.meta, badge.tone)
        }
      }
      VeiledText(text: line.text, style: .body)
      if let answer = line.answer { VeiledText(text: answer, style: .body, tone: .successGreen) }
      ForEach(line.more, id: \.self) { Text($0).styled(.meta, .textSecondary) }
      if let edit = line.edit {
        Button {
          model.edit(line)
        } label: {
          Label(edit, symbol: .rename)
        }
        .buttonStyle(.triptoSmall)
        .accessibilityLabel(Text(line.editLabel ?? edit))
        .accessibilityIdentifier("clue-edit")
      }
      if let findings = line.findings { FindingsView(findings: findings) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardGround()
  }
}
