import Foundation
import Testing
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

@Suite struct BadInputTests {
  @Test(
    "WS6 a thousand broken frames ask for one snapshot, and say in the end that the app is too old")
  func thousand() {
    var bench = Bench.online()
    for _ in 0..<99 { bench.say(nil) }
    #expect(!bench.status.isOutdated)
    for _ in 0..<901 { bench.say(nil) }
    #expect(bench.resyncs == 1)
    #expect(bench.status.isOutdated)
    #expect(bench.status.stage == .online)
    bench.say(Frames.snapshot())
    bench.happen(.stateRead)
    #expect(!bench.status.isOutdated)
    bench.pass(4000)
    #expect(bench.resyncs == 1)
  }

  @Test("WS6 SE7 a server that only sends broken frames is asked less and less, never in a storm")
  func storm() {
    var bench = Bench.online()
    for _ in 0..<60_000 {
      bench.pass(10)
      bench.say(nil)
    }
    // 1, 2, 4, 8, 16 and then 30 s apart, for ten minutes.
    #expect((15...26).contains(bench.resyncs), "\(bench.resyncs)")
  }

  @Test("WS6 EX6 what is owed is asked for when its time has come, and not when a state has come")
  func owed() {
    var bench = Bench.online()
    bench.happen(.stateLost)
    bench.happen(.stateLost)
    #expect(bench.resyncs == 1)
    bench.pass(999)
    #expect(bench.resyncs == 1)
    bench.pass(1)
    #expect(bench.resyncs == 2)
    bench.happen(.stateLost)
    bench.happen(.stateRead)
    bench.pass(4000)
    #expect(bench.resyncs == 2)
  }

  @Test("WS6 after a quiet minute a lost state is asked for at once, as the first")
  func quiet() {
    var bench = Bench.online()
    for _ in 0..<4 {
      bench.happen(.stateLost)
      bench.happen(.stateRead)
    }
    for _ in 0..<16 {
      bench.pass(4000)
      bench.say("X")
    }
    bench.happen(.stateLost)
    #expect(bench.resyncs == 2)
  }

  @Test("WS4 a new socket gets its snapshot by itself, so none is owed from before")
  func newSocket() {
    var bench = Bench.online()
    bench.happen(.stateLost)
    bench.happen(.stateLost)
    bench.lose()
    bench.pass(300)
    bench.say(Frames.welcome)
    bench.pass(3000)
    #expect(bench.resyncs == 1)
    bench.lose()
    bench.happen(.stateLost)
    #expect(bench.resyncs == 1)
  }

  @Test("EV18 two snapshots in a row that make no sense are those of a newer server")
  func snapshots() {
    var bench = Bench.online()
    bench.say("STATE_SNAPSHOT", ["state": ["version": 1]])
    #expect(!bench.status.isOutdated)
    #expect(bench.resyncs == 1)
    bench.say("STATE_SNAPSHOT", ["state": ["version": 2]])
    #expect(bench.status.isOutdated)
    #expect(bench.resyncs == 1)
  }

  @Test("WS22 frames that are no envelopes are none, whatever they are")
  func envelopes() {
    for text in [
      "", "{", "null", "1", "[]", #"{"type":1}"#, "{\"type\":\"A\"", "\u{0}",
      String(repeating: "[", count: 100_000), #"{"type":"\ud800"}"#,
    ] {
      #expect(Frame(text) == nil, "\(text.prefix(20))")
    }
  }

  @Test("WS11 EX6 an event that makes no sense costs itself, a patch that makes none a snapshot")
  func events() {
    var bench = Bench.online()
    for _ in 0..<50 { bench.say("REACTION", ["emoji": "🦄"]) }
    #expect(bench.resyncs == 0 && !bench.status.isOutdated)
    let odd: JSONValue = ["op": "move", "path": "/phase"]
    bench.say("STATE_PATCH", ["ops": [odd], "baseVersion": 1, "version": 2])
    #expect(bench.resyncs == 1)
    for _ in 0..<50 { bench.say("REACTION", ["emoji": "🦄"]) }
    #expect(bench.status.isOutdated)
  }

  @Test("WS1 a frame of 1 MB is read, or skipped, like any other")
  func large() {
    let filler = String(repeating: "å", count: 500_000)
    let known = Frame(Frames.text("MUSIC_STOP", ["fadeOutMs": 6, "filler": .string(filler)]))
    #expect(known?.message == .musicStop(MusicStop(fadeOutMs: 6)))
    #expect(Frame(Frames.text("NEWER", ["x": .string(filler)]))?.message == .unknown("NEWER"))
  }

  @Test("EV23 EV45 an unknown type, code, effect or phase is a value, and costs nothing but itself")
  func unknown() throws {
    #expect(Frames.frame("TELEPORT", ["a": 1]).message == .unknown("TELEPORT"))
    let error = Frames.frame(
      "ERROR",
      ["errorCode": "TOO_SUNNY", "message": "", "retryable": .bool(false), "colour": "red"])
    guard case .error(let told)? = error.message else { throw Missing() }
    #expect(told.errorCode == .unknown("TOO_SUNNY"))
    let effect = Frames.frame(
      "UI_EFFECT_TRIGGER", ["effectId": "fireworks", "intensity": "max", "durationMs": 5])
    guard case .uiEffectTrigger(let shown)? = effect.message else { throw Missing() }
    #expect(shown.effectId == "fireworks")
    guard case .stateSnapshot(let snapshot)? = Frames.snapshot(["phase": "INTERMISSION"]).message
    else { throw Missing() }
    #expect(snapshot.state.phase == .unknown("INTERMISSION"))
  }

  @Test(
    "EX25 a language that is newer than this app counts as English, and other words cost the settings"
  )
  func settings() throws {
    guard case .object(let payload)? = Frames.golden("LOBBY_UPDATED.evening")["payload"],
      case .object(var settings)? = payload["settings"]
    else { throw Missing() }
    settings["language"] = "fi"
    func lobby(_ settings: JSONValue) throws -> LobbyUpdated {
      let payload = payload.merging(["settings": settings]) { $1 }
      guard case .lobbyUpdated(let lobby)? = Frames.frame("LOBBY_UPDATED", .object(payload)).message
      else { throw Missing() }
      return lobby
    }
    #expect(try lobby(.object(settings)).settings?.language == .en)
    settings["pace"] = "glacial"
    let lobby = try lobby(.object(settings))
    #expect(lobby.settings == nil)
    #expect(lobby.joinCode == payload["joinCode"]?.text)
    #expect(Frames.frame("LOBBY_UPDATED", ["players": 3]).message == nil)
  }

  @Test("EV18 every message of the golden files is read, each snapshot with its state")
  func golden() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Frames.folder.path)
    let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    #expect(names.count > 80)
    for name in names { #expect(Frame(Frames.golden(name))?.message?.payload != nil, "\(name)") }
  }
}

struct Missing: Error {}
