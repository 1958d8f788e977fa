import Foundation
import Observation
import Testing

@_spi(Testing) @testable import SwiftUI

@MainActor @Suite struct ObservationTests {
  @Test func onlyWhoReadsIsEvaluated() {
    let model = Model()
    let host = ViewHost(Screen(model: model))
    host.render()
    #expect(host.bodyCounts["Clock"] == 1)
    host.resetCounts()
    model.seconds = 9
    #expect(host.render().texts.contains("9 s"))
    #expect(host.bodyCounts == ["Clock": 1])
  }

  @Test func whatNobodyReadsEvaluatesNothing() {
    let model = Model()
    let host = ViewHost(Screen(model: model))
    host.render()
    host.resetCounts()
    model.unread = 1
    host.render()
    #expect(host.bodyCounts.isEmpty)
  }

  @Test func equalValuesAreLeftAlone() {
    let model = Model()
    let host = ViewHost(Screen(model: model))
    host.render()
    host.resetCounts()
    model.title = "other"
    host.render()
    #expect(host.bodyCounts == ["Screen": 1])
  }

  @Test func rowsThatAreTheSameAreLeftAlone() {
    let model = Model()
    let host = ViewHost(Names(model: model))
    host.render()
    host.resetCounts()
    model.names = ["a", "x"]
    host.render()
    #expect(host.bodyCounts == ["Names": 1, "Name": 1])
  }

  @Test func whatAnExistentialHoldsIsCompared() {
    let holder = Holder(held: Hollow(), count: 1)
    #expect(isSame(holder, Holder(held: Hollow(), count: 1)))
    #expect(!isSame(holder, Holder(held: Filled(number: 1), count: 1)))
    #expect(
      isSame(Holder(held: Filled(number: 1), count: 1), Holder(held: Filled(number: 1), count: 1)))
    #expect(
      !isSame(Holder(held: Filled(number: 1), count: 1), Holder(held: Filled(number: 2), count: 1)))
    #expect(isSame(Hollow() as any Held, Hollow() as any Held))
  }

  @Test func theEnvironmentTellsWhoReadsIt() {
    let host = ViewHost(Screen(model: Model()))
    host.render()
    host.resetCounts()
    host.environment.dynamicTypeSize = .accessibility5
    host.render()
    #expect(host.bodyCounts == ["Plain": 1])
  }

  @Test func aWindowThatRedrawsShowsEachChange() async {
    let model = Model()
    let host = ViewHost(Screen(model: model))
    host.render()
    let display = Task { await host.redraw() }
    model.title = "other"
    while !host.tree.texts.contains("other") { await Task.yield() }
    display.cancel()
    await display.value
    model.title = "late"
    await Task.yield()
    #expect(!host.tree.texts.contains("late"))
  }

  @Test func timelinesFollowTheClock() {
    let host = ViewHost(Ticking())
    host.clock = Date(timeIntervalSince1970: 10)
    host.render()
    host.resetCounts()
    host.clock = Date(timeIntervalSince1970: 10.4)
    host.render()
    #expect(host.bodyCounts.isEmpty)
    host.clock = Date(timeIntervalSince1970: 11)
    #expect(host.render().texts == ["11"])
    #expect(host.bodyCounts == ["Seconds": 1])
  }
}

@MainActor @Observable private final class Model {
  var title = "title"
  var seconds = 10
  var unread = 0
  var names = ["a", "b"]
}

private struct Screen: View {
  let model: Model
  var body: some View {
    VStack {
      Text(verbatim: model.title)
      Clock(model: model)
      Plain(text: "same")
    }
  }
}

private struct Clock: View {
  let model: Model
  var body: some View { Text(verbatim: "\(model.seconds) s") }
}

private struct Plain: View {
  let text: String
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { Text(verbatim: size.isAccessibilitySize ? text + "!" : text) }
}

private struct Names: View {
  let model: Model
  var body: some View { ForEach(Array(model.names.enumerated()), id: \.offset) { Name(name: $1) } }
}

private struct Name: View {
  let name: String
  var body: some View { Text(verbatim: name) }
}

private struct Ticking: View {
  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { context in
      Seconds(at: Int(context.date.timeIntervalSince1970))
    }
  }
}

private struct Seconds: View {
  let at: Int
  var body: some View { Text(verbatim: "\(at)") }
}

private protocol Held {}
private struct Hollow: Held {}
private struct Filled: Held { let number: Int }
private struct Holder {
  let held: any Held
  let count: Int
}
