import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// What lies over every picture: the corner code, the host gone, a changed verdict (UI-T6, UI-T19, UI-T27).
struct NoticeSlot: View {
  let app: TVApp

  var body: some View {
    if let notices = app.notices {
      StageLayer {
        if let code = notices.cornerCode {
          let corner = Overlays.corner(app.picture, hasTrain: app.train != nil)
          CornerCode(label: notices.cornerLabel, code: code, isRow: corner.isRow)
            .placed(corner.x, corner.y, corner.width, corner.height, .trailing)
        }
        VStack(spacing: 14) {
          if let away = notices.hostAway { Toast(text: away).accessibilityIdentifier("host-away") }
          if let changed = notices.changed {
            Toast(text: changed).accessibilityIdentifier("changed")
          }
          if let told = app.captionsTold {
            Toast(text: told).accessibilityIdentifier("captions-told")
          }
        }
        .placed(
          160, Overlays.toastTop(app.picture), 1600, 190, Overlays.toastAlignment(app.picture))
      }
      .announcing(notices.spoken)
    }
  }
}

/// *Återansluter…* (UI-T26).
struct LinkSlot: View {
  let app: TVApp

  var body: some View {
    if let link = app.link {
      StageLayer {
        HStack(spacing: 18) {
          Spinner(size: 38)
          Text(verbatim: link).oneLine(of: 38)
        }
        .sized(38, .textPrimary)
        .pill(.bgRaised, edge: .warnAmber, x: 44, y: 14)
        .placed(360, 60, 1200, 90)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("link")
      }
    }
  }
}

/// *Tryck för ljud*, with the focus (UI-T22).
struct SoundSlot: View {
  let app: TVApp
  var focus: FocusState<ShowFocus?>.Binding

  var body: some View {
    if let text = app.pressForSound {
      let place = Overlays.sound(app.picture, hasTrain: app.train != nil)
      Button(text, action: app.unlock)
        .buttonStyle(.tv(.sound))
        .focused(focus, equals: .sound)
        .placed(place.x, place.y, 470, 112)
        .accessibilityIdentifier("sound")
    }
  }
}

/// What is said, in two lines at most (UI-T25, UI-E7).
struct CaptionSlot: View {
  let app: TVApp

  var body: some View {
    if !app.captions.isEmpty {
      CaptionView(lines: app.captions)
        .placed(
          260, Overlays.captionTop(app.picture, hasTrain: app.train != nil), 1400, 104,
          .bottom)
    }
  }
}
