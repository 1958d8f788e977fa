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

/// The game's code in a corner, for late joiners.
struct CornerCode: View, Equatable {
  let label: String
  let code: String
  let isRow: Bool

  var body: some View {
    let layout =
      isRow
      ? AnyLayout(HStackLayout(spacing: 18))
      : AnyLayout(VStackLayout(alignment: .trailing, spacing: 0))
    layout {
      Text(verbatim: label).sized(32, .textSecondary, bold: false).lineLimit(1).fixedSize()
      Text(verbatim: code)
        .font(.system(size: 42, weight: .bold, design: .monospaced))
        .tracking(4)
        .foregroundStyle(Color.tripto(.textPrimary))
        .lineLimit(1)
        .fixedSize()
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
    .background(Color.tripto(.veil.opacity(0.72)), in: .rect(cornerRadius: 18))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("corner-code")
  }
}

/// A word that passes, with an amber edge.
struct Toast: View, Equatable {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .sized(38, .textPrimary)
      .oneLine(of: 38)
      .padding(.horizontal, 44)
      .padding(.vertical, 16)
      .background(Color.tripto(.bgRaised), in: .capsule)
      .overlay { Capsule().strokeBorder(Color.tripto(.warnAmber), lineWidth: 3) }
      .slidesIn()
  }
}

/// *Paus*, over all (UI-A13).
struct PauseSlot: View {
  let app: TVApp

  var body: some View {
    if let paused = app.notices?.paused {
      VStack(spacing: 24) {
        Image(symbol: .pause).sized(120, .warnAmber).accessibilityHidden(true)
        Text(verbatim: paused).sized(120, .textPrimary).accessibilityIdentifier("paused")
      }
      .frame(width: Stage.width, height: Stage.height)
      .background(Color.tripto(.overlay))
      .opens()
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

struct CaptionView: View, Equatable {
  let lines: [String]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(lines.indices, id: \.self) { place in
        Text(verbatim: lines[place])
          .sized(40, .textPrimary, bold: false)
          .oneLine(of: 40)
          .frame(height: 48)
      }
    }
    .padding(.horizontal, 40)
    .padding(.vertical, 4)
    .background(Color.tripto(.veil.opacity(0.92)), in: .rect(cornerRadius: 26))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("caption")
  }
}
