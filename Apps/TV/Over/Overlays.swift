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
        if let toast = toast(notices), app.link == nil {
          Toast(text: toast.text)
            .accessibilityIdentifier(toast.name)
            .id(toast.name)
            .placed(160, toastTop, 1600, 104)
        }
      }
      .announcing(notices.spoken)
    }
  }
}

extension NoticeSlot {
  /// One word at a time; what passes soonest comes first.
  private func toast(_ notices: TVNotices) -> (name: String, text: String)? {
    app.captionsTold.map { ("captions-told", $0) } ?? notices.changed.map { ("changed", $0) }
      ?? notices.hostAway.map { ("host-away", $0) }
  }

  /// Where captions stand; over the picture while somebody speaks.
  private var toastTop: Double {
    app.captions.isEmpty
      ? Overlays.captionTop(app.picture, hasTrain: app.train != nil)
      : Overlays.toastTop(app.picture)
  }
}

/// *Återansluter…*, where else is told what is said (UI-T26).
struct LinkSlot: View {
  let app: TVApp

  private var top: Double { Overlays.captionTop(app.picture, hasTrain: app.train != nil) }

  var body: some View {
    if let link = app.link {
      StageLayer {
        HStack(spacing: 18) {
          Spinner(size: 38)
          Text(verbatim: link).oneLine(of: 38)
        }
        .sized(38, .textPrimary)
        .pill(.bgRaised, edge: .warnAmber, x: 44, y: 14)
        .placed(360, top, 1200, 104)
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("link")
      }
    }
  }
}

/// What is said, in two lines at most (UI-T25, UI-E7).
struct CaptionSlot: View {
  let app: TVApp

  var body: some View {
    if !app.captions.isEmpty, app.link == nil {
      CaptionView(lines: app.captions)
        .placed(
          260, Overlays.captionTop(app.picture, hasTrain: app.train != nil), 1400, 104,
          .bottom)
    }
  }
}
