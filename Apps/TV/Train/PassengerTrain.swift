import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

struct TrainSlot: View {
  let app: TVApp

  var body: some View {
    if let train = app.train {
      PassengerTrain(train: train).placed(0, TrainMeasure.top, Stage.width, TrainMeasure.height)
    }
  }
}

/// Everybody at a window, and an engine that takes letters (UI-E8).
struct PassengerTrain: View, Equatable {
  let train: TVTrain

  var body: some View {
    HStack(spacing: TrainMeasure.coupling) {
      ForEach(train.seating.coaches.indices, id: \.self) { place in
        CoachView(
          coach: train.seating.coaches[place], riders: train.riders,
          tone: train.tones.indices.contains(place) ? train.tones[place] : nil,
          perWindow: train.seating.perWindow, isDark: train.isDark)
      }
      EngineView()
    }
    .fixedSize()
    .scaleEffect(train.seating.scale, anchor: .bottom)
    .frame(width: Stage.width, height: TrainMeasure.height)
    .overlay(alignment: .bottom) {
      Color.tripto(.lineStrong).frame(height: 4).offset(y: 4)
    }
    .accessibilityHidden(true)
  }
}

/// A coach with its windows; one of a carriage has its number and tone.
struct CoachView: View, Equatable {
  let coach: Seating.Coach
  let riders: [TVTrain.Rider]
  let tone: Colour?
  let perWindow: Int
  let isDark: Bool

  private static let paint: [Ink] = [0x4D659C, 0x2C4070, 0x233459]

  var body: some View {
    VStack(spacing: 0) {
      windows
        .padding(.horizontal, TrainMeasure.end)
        .padding(.top, 12)
        .frame(height: 104, alignment: .top)
        .background(
          LinearGradient(
            colors: Self.paint.map { $0.color() }, startPoint: .top, endPoint: .bottom)
        )
        .overlay(alignment: .bottom) {
          Color.tripto(tone ?? .accentOrange).frame(height: 14)
        }
        .clipShape(.rect(cornerRadius: 14))
      HStack(spacing: 0) {
        Bogie()
        Spacer(minLength: 0)
        Bogie()
      }
      .padding(.horizontal, 26)
      .frame(height: 16)
    }
    .fixedSize(horizontal: true, vertical: false)
  }

  private var windows: some View {
    HStack(spacing: TrainMeasure.gap) {
      if let number = coach.number {
        Text(verbatim: String(number))
          .sized(36, .textPrimary)
          .lineLimit(1)
          .fixedSize()
          .frame(width: 44, height: 72)
          .background(Color.tripto(.bgBase), in: .rect(cornerRadius: 10))
      }
      ForEach(coach.windows.indices, id: \.self) { place in
        WindowView(
          window: coach.windows[place], riders: coach.windows[place].riders.map { riders[$0] },
          perWindow: perWindow, isDark: isDark)
      }
    }
  }
}

private struct Bogie: View {
  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<2, id: \.self) { _ in
        Circle()
          .fill(Color.tripto(.bgBase))
          .overlay { Circle().strokeBorder(Color.tripto(.lineStrong), lineWidth: 3) }
          .frame(width: 24, height: 24)
      }
    }
    .offset(y: -4)
  }
}

/// A window of 72 px with whoever sits there; dark until they pull the brake, in the rules ride (EVE56).
struct WindowView: View, Equatable {
  let window: Seating.Window
  let riders: [TVTrain.Rider]
  let perWindow: Int
  let isDark: Bool

  private static let empty: Ink = 0x101A33
  private static let evening: [Ink] = [0x6C6A72, 0x27365C]
  private static let lit: Ink = 0xFFE3A0

  private var isLit: Bool { riders.contains(where: \.isLit) }

  var body: some View {
    ZStack {
      ground
      if window.over > 0 {
        Text(verbatim: "+\(window.over)").sized(34, .textPrimary).lineLimit(1).fixedSize()
      } else {
        faces.opacity(isDark && !isLit ? 0.3 : 1)
      }
    }
    .frame(width: TrainMeasure.window, height: TrainMeasure.window)
    .clipShape(.rect(cornerRadius: 12))
    .overlay(alignment: .topTrailing) {
      if riders.contains(where: \.hasNote) {
        Envelope().frame(width: 34, height: 26).padding(2)
      }
    }
  }

  @ViewBuilder private var ground: some View {
    if isDark && isLit {
      Self.lit.color()
    } else if riders.isEmpty || isDark {
      Self.empty.color()
    } else {
      LinearGradient(
        colors: Self.evening.map { $0.color() }, startPoint: .top, endPoint: .bottom)
    }
  }

  /// One fills the window; two stand one behind the other; four share it.
  private var faces: some View {
    ZStack {
      ForEach(riders.indices, id: \.self) { place in
        PersonMark(person: riders[place].person, size: size)
          .offset(x: Self.places(riders.count)[place].0, y: Self.places(riders.count)[place].1)
      }
    }
  }

  private var size: Double { riders.count > 2 ? 36 : riders.count == 2 ? 46 : 66 }

  private static func places(_ count: Int) -> [(Double, Double)] {
    switch count {
    case ...1: [(0, 3)]
    case 2: [(14, -8), (-14, 12)]
    default: [(-18, -17), (18, -17), (-18, 18), (18, 18)]
    }
  }
}

/// The engine with its letter box: where notes go (UI-E11).
struct EngineView: View, Equatable {
  private static let red: Ink = 0xE8553A
  private static let deep: Ink = 0xA93425
  private static let glass: Ink = 0x16233F

  var body: some View {
    Canvas { context, _ in
      for x in [34.0, 62, 114] {
        let box = CGRect(x: x - 10, y: 98, width: 20, height: 20)
        context.fill(Path(ellipseIn: box), with: .style(Color.tripto(.bgBase)))
        context.stroke(Path(ellipseIn: box), with: .style(Color.tripto(.lineStrong)), lineWidth: 3)
      }
      context.fill(Self.hull, with: .style(Self.red.color()))
      context.fill(
        Path(CGRect(x: 0, y: 90, width: 158, height: 14)), with: .style(Self.deep.color()))
      context.fill(Self.cab, with: .style(Self.glass.color()))
      context.fill(
        Path(CGRect(x: 0, y: 78, width: 154, height: 7)), with: .style(Color.tripto(.textPrimary)))
    }
    .frame(width: TrainMeasure.engine, height: TrainMeasure.height)
    .overlay(alignment: .topLeading) {
      Envelope().frame(width: 54, height: 40).offset(x: 16, y: 28)
    }
  }

  private static let hull = Path { path in
    path.move(to: CGPoint(x: 0, y: 104))
    path.addLine(to: CGPoint(x: 0, y: 20))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: 76, y: 10))
    path.addCurve(
      to: CGPoint(x: 160, y: 92), control1: CGPoint(x: 120, y: 10),
      control2: CGPoint(x: 146, y: 52))
    path.addQuadCurve(to: CGPoint(x: 152, y: 104), control: CGPoint(x: 163, y: 104))
    path.closeSubpath()
  }

  private static let cab = Path { path in
    path.move(to: CGPoint(x: 88, y: 22))
    path.addQuadCurve(to: CGPoint(x: 142, y: 66), control: CGPoint(x: 124, y: 30))
    path.addLine(to: CGPoint(x: 98, y: 66))
    path.addQuadCurve(to: CGPoint(x: 88, y: 56), control: CGPoint(x: 88, y: 66))
    path.closeSubpath()
  }
}
