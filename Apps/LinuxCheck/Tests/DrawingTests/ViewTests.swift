import Foundation
@_spi(Testing) import SwiftUI
import Testing

@_spi(Testing) @testable import Drawing

/// Views as the apps write them, from the view to the picture.
@MainActor
@Suite struct ViewTests {
  private func picture(
    _ view: some View, on screen: Screen = .phone, _ typeSize: DynamicTypeSize = .large
  ) -> Picture {
    Picture(ViewHost(view, environment: screen.environment(typeSize)), on: screen)
  }

  private struct Sample: View {
    @ScaledMetric private var points = 17.0

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text(verbatim: "Ledtråd").font(.system(size: 24, weight: .semibold, design: .rounded))
          Text(verbatim: "Här dricker man vatten ur marken och badar i en lagun på vintern.")
            .font(.system(size: points))
          Button(action: {}) { Label("Nästa ledtråd", systemImage: "forward.fill") }
            .buttonStyle(Wide())
            .accessibilityIdentifier("next")
        }
        .padding(16)
      }
      .background(Color(red: 0.04, green: 0.07, blue: 0.125), ignoresSafeAreaEdges: .all)
    }
  }

  private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundStyle(Color(red: 0.04, green: 0.07, blue: 0.125))
        .frame(maxWidth: .infinity, minHeight: 52)
        .background(Color.orange, in: .rect(cornerRadius: 16))
    }
  }

  @Test func aScreenIsDrawnAsItIsWritten() {
    let seen = picture(Sample())
    #expect(seen.findings == [])
    #expect(seen.control("next")?.frame.width == 361)
    #expect(seen.control("next")?.frame.height == 52)
    #expect(seen.text("Ledtråd")?.frame.origin == CGPoint(x: 16, y: 75))
    #expect(seen.scrollers.map(\.frame) == [rect(0, 59, 393, 759)])
    #expect(seen.colour(at: CGPoint(x: 1, y: 850)) == RGBA(0.04, 0.07, 0.125))
  }

  @Test func textGrowsWithTheTextSizeAndNothingIsCut() {
    for screen in Screen.handheld {
      for factor in Screen.factors {
        let seen = picture(Sample(), on: screen.widths(factor), .accessibility5)
        #expect(seen.findings(.outside) == [] && seen.findings(.overlap) == [])
      }
    }
    let (small, large) = (picture(Sample()), picture(Sample(), .accessibility5))
    let words = "Här dricker man vatten ur marken och badar i en lagun på vintern."
    #expect((large.text(words)?.size ?? 0) > 45)
    #expect((large.text(words)?.lines.count ?? 0) > (small.text(words)?.lines.count ?? 0))
  }

  @Test func aBarOfTimeIsAsLongAsItsShare() {
    let bar = GeometryReader { proxy in
      Capsule().fill(Color.blue).frame(width: proxy.size.width * 0.25)
    }
    .frame(width: 200, height: 12)
    let node = ViewHost(bar, environment: Screen.phone.environment()).render()
    let pen = Pen(.phone)
    Reader(screen: .phone).root(node).screen.place(
      in: pen.state.safe, Proposal(pen.state.safe.size), .center, on: pen)
    #expect(pen.grounds.map(\.frame) == [rect(96.5, 432.5, 50, 12)])
  }

  @Test func aCanvasDrawsInItsFrame() {
    let canvas = Canvas { context, size in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.white))
    }
    .frame(width: 100, height: 100)
    let seen = picture(canvas, on: Screen(CGSize(width: 400, height: 800)))
    #expect(seen.colour(at: CGPoint(x: 175, y: 400)) == .white)
    #expect(seen.colour(at: CGPoint(x: 225, y: 400)) == .black)
  }

  @Test func columnsStandBesideEachOtherWhereThereIsRoom() {
    let view = ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) {
        Color.clear.frame(width: 300, height: 10)
        Text(verbatim: "right").frame(width: 300)
      }
      VStack(spacing: 16) {
        Color.clear.frame(width: 300, height: 10)
        Text(verbatim: "below").frame(width: 300)
      }
    }
    #expect(picture(view, on: .phone).texts.map(\.text) == ["below"])
    #expect(picture(view, on: .tablet).texts.map(\.text) == ["right"])
  }

  #if PLATFORM_IOS
    @Test func aSheetIsDrawnOverItsScreen() {
      let view = Text(verbatim: "below").sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text(verbatim: "above")
            .navigationTitle("Gå med")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Avbryt") {} }
            }
        }
      }
      let seen = picture(view)
      #expect(seen.texts.map(\.text) == ["below", "above", "Avbryt", "Gå med"])
      #expect(seen.controls.map(\.label) == ["Avbryt"])
      #expect(seen.findings == [])
      #expect((seen.text("Gå med")?.frame.midY ?? 0) < 120)
    }
  #endif

  @Test func formsHaveRows() {
    let form = Form {
      Section("Kväll") {
        Toggle("Lappar", isOn: .constant(true))
        TextField("Namn", text: .constant(""))
      }
    }
    let seen = picture(form)
    #expect(seen.texts.map(\.text) == ["Kväll", "Lappar", "Namn"])
    #expect(seen.controls.map(\.kind) == [.toggle, .field])
  }

  @Test func anAlertShowsItsChoices() {
    let view = Color.clear.alert("Avsluta?", isPresented: .constant(true)) {
      Button("Avsluta", role: .destructive) {}
      Button("Avbryt", role: .cancel) {}
    }
    let seen = picture(view)
    #expect(seen.texts.map(\.text) == ["Avsluta?", "Avsluta", "Avbryt"])
    #expect(seen.findings == [])
  }
}
