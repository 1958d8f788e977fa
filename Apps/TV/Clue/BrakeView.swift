import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A brake: red at the edges, the name across the screen for a moment, then a banner with its countdown (UI-T11, UI-E10).
struct BrakeView: View {
  let brake: TVBrake
  let app: TVApp

  var body: some View {
    StageLayer {
      if brake.isCalled {
        BrakeCall(brake: brake).placed(0, 224, Stage.width, 420)
      } else {
        BrakeBanner(brake: brake, app: app).slidesIn().placed(290, 54, 1340, 160)
      }
    }
  }
}

/// The name in its own tone, the passenger at the handle.
struct BrakeCall: View, Equatable {
  let brake: TVBrake

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [0, 0.94, 0.94, 0].map { Color.tripto(.veil.opacity($0)) }, startPoint: .top,
        endPoint: .bottom)
      VStack(spacing: 20) {
        HStack(alignment: .bottom, spacing: 6) {
          PersonMark(person: brake.owner, size: 140)
          BrakeHandle().frame(width: 110, height: 110)
        }
        Text(verbatim: brake.fullName)
          .sized(Double(brake.nameSize), brake.owner.colour)
          .oneLine(atLeast: 64, of: Double(brake.nameSize))
          .frame(maxWidth: 1728)
          .popsIn()
          .accessibilityIdentifier("brake-name")
      }
    }
  }
}

struct BrakeBanner: View {
  let brake: TVBrake
  let app: TVApp

  var body: some View {
    HStack(spacing: 28) {
      if brake.owner.face != nil {
        PersonMark(person: brake.owner, size: 96)
      } else {
        Image(symbol: .brake).sized(72, .textPrimary).accessibilityHidden(true)
      }
      Text(verbatim: brake.words)
        .sized(60, .textPrimary)
        .oneLine(atLeast: 40, of: 60)
        .accessibilityIdentifier("brake")
      BrakeSeconds(app: app)
    }
    .padding(.leading, 44)
    .padding(.trailing, 30)
    .padding(.vertical, 18)
    .background(Color.tripto(.errorRedDeep), in: .rect(cornerRadius: 40))
    .overlay {
      RoundedRectangle(cornerRadius: 40)
        .strokeBorder(Color.tripto(.textPrimary.opacity(0.85)), lineWidth: 4)
    }
    .shadow(color: Color.tripto(.brakeRed.opacity(0.7)), radius: 45)
  }
}

/// *Tåget rullar vidare!*
struct RolledBanner: View, Equatable {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .sized(56, .bgBase)
      .oneLine(of: 56)
      .padding(.horizontal, 54)
      .padding(.vertical, 20)
      .background(Color.tripto(.accentMint), in: .rect(cornerRadius: 40))
      .slidesIn()
      .accessibilityIdentifier("rolled")
  }
}
