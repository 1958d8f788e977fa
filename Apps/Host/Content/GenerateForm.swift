import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// What to ask for: how many, of one region or of all, perhaps one city or country (UI-E22).
struct GenerateForm: View {
  let form: GenerateCard.Form
  let isBusy: Bool
  let app: HostApp

  var body: some View {
    Text(form.why).styled(.body, .textSecondary)
    ChoiceMenu(
      label: form.countLabel, options: form.counts.map(\.label),
      chosen: form.counts.firstIndex(where: \.isChosen)
    ) { app.generation.choose(count: form.counts[$0].value) }
    .accessibilityIdentifier("generate-count")
    ChoiceMenu(
      label: form.regionLabel, options: form.regions.map(\.label),
      chosen: form.regions.firstIndex(where: \.isChosen)
    ) { app.generation.choose(region: form.regions[$0].value) }
    .accessibilityIdentifier("generate-region")
    PlaceField(form: form, generation: app.generation)
    if let found = form.found { PlaceFound(found: found, generation: app.generation) }
    GenerateButton(form: form, isBusy: isBusy, generation: app.generation)
  }
}

/// *Vart vill ni?*
struct PlaceField: View {
  let form: GenerateCard.Form
  let generation: GenerationModel

  var body: some View {
    Text(form.placeLabel).styled(.body, .textSecondary).accessibilityHidden(true)
    TypedField(label: form.placeLabel, text: form.place, type: generation.type(place:))
      .textInputAutocapitalization(.words)
      .accessibilityIdentifier("generate-place")
  }
}

/// What the server says to a typed place, and places that can be played at once.
struct PlaceFound: View {
  let found: GenerateCard.Found
  let generation: GenerationModel

  var body: some View {
    Text(found.text)
      .styled(.body, .textPrimary)
      .announcing(found.text, atOnce: true)
      .accessibilityIdentifier("place-found")
    ForEach(found.places, id: \.value) { place in
      Button {
        generation.play(place.value)
      } label: {
        Label(place.label, symbol: .resume)
      }
      .buttonStyle(.triptoSmall)
      .accessibilityIdentifier("place-play")
    }
  }
}

/// *Skriv dem*.
struct GenerateButton: View {
  let form: GenerateCard.Form
  let isBusy: Bool
  let generation: GenerationModel

  var body: some View {
    Button {
      Task { await generation.start() }
    } label: {
      Label(form.go, symbol: .generate)
    }
    .buttonStyle(.triptoSecondary)
    .disabled(isBusy || !form.canGo)
    .accessibilityIdentifier("generate-go")
    if let asking = form.asking { Waiting(text: asking) }
  }
}
