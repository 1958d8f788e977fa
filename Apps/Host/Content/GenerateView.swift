import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// New destinations, written in the background by the server (UI-H63, UI-E22).
struct GenerateView: View {
  let card: GenerateCard
  let app: HostApp

  var body: some View {
    Card(card.title, .generate) {
      if let text = card.offText {
        Text(text).styled(.body, .textMuted).accessibilityIdentifier("generate-off")
      }
      if let form = card.form { GenerateForm(form: form, isBusy: card.isBusy, app: app) }
      ErrorLine(text: card.error ?? "")
      if let progress = card.progress {
        JobProgress(progress: progress, isBusy: card.isBusy, generation: app.generation)
      }
      ForEach(card.made) { MadeRow(made: $0, app: app) }
      if let retry = card.retry {
        Button {
          Task { await app.generation.retry() }
        } label: {
          Label(retry, extra: .undo)
        }
        .buttonStyle(.triptoSecondary)
        .disabled(card.isBusy)
        .accessibilityIdentifier("generate-retry")
      }
    }
  }
}

/// The server's step, while it works.
struct JobProgress: View {
  let progress: GenerateCard.Progress
  let isBusy: Bool
  let generation: GenerationModel

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Waiting(text: progress.step)
      Text(progress.place).styled(.meta, .textSecondary).monospacedDigit()
      ProgressView(value: progress.share)
        .tint(Color.tripto(.accentMint))
        .accessibilityLabel(Text(progress.step))
      Text(progress.wait).styled(.meta, .textMuted)
      Button {
        Task { await generation.cancel() }
      } label: {
        Label(progress.cancel, extra: .remove)
      }
      .buttonStyle(.triptoSecondary)
      .disabled(isBusy)
      .accessibilityIdentifier("generate-cancel")
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("generating")
  }
}
