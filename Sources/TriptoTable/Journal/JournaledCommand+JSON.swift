import Foundation
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoWire

extension JournaledCommand {
  /// The line as `Codable` would write it. Presses and timers come by the hundred, so they are
  /// written by hand; both ways read back alike.
  func json() throws -> [UInt8] {
    if commandID == nil, let quick = quickJSON { return quick }
    return Array(try JSONEncoder().encode(self))
  }

  var quickJSON: [UInt8]? {
    switch (sender, command) {
    case (.viewer(.player(let id)), .pullBrake(let press)):
      line { json in
        json.nested("sender", "viewer", "_0", "player") { $0.field("_0", id.rawValue) }
        json.key("command")
        json.object { json in json.nested("pullBrake", "_0") { $0.press(press) } }
      }
    case (.system, .fire(.step)): fired("step")
    case (.system, .fire(.hold)): fired("hold")
    default: nil
    }
  }

  private func fired(_ timer: StaticString) -> [UInt8] {
    line { json in
      json.nested("sender", "system") { _ in }
      json.key("command")
      json.object { json in json.nested("fire", "_0") { $0.nested(timer) { _ in } } }
    }
  }

  private func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("atMs", atMs)
      body(&json)
    }
    return json.bytes
  }
}

extension JSONWriter {
  /// `"a":{"_0":…}` and deeper, as `Codable` writes enums with a value.
  fileprivate mutating func nested(_ names: StaticString..., body: (inout JSONWriter) -> Void) {
    nest(names[...], body)
  }

  private mutating func nest(
    _ names: ArraySlice<StaticString>, _ body: (inout JSONWriter) -> Void
  ) {
    guard let name = names.first else { return body(&self) }
    key(name)
    object { $0.nest(names.dropFirst(), body) }
  }

  fileprivate mutating func press(_ press: Press) {
    optional("pressMonoMs", press.pressMonoMs)
    optional("renderedMonoMs", press.renderedMonoMs)
    optional("offsetMs", press.offsetMs)
    optional("rttMs", press.rttMs)
    optional("allowanceMs", press.allowanceMs)
    optional("slowestRTTMs", press.slowestRTTMs)
    optional("slowestReachMs", press.slowestReachMs)
    optional("hasRTTJump", press.hasRTTJump)
    field("isExtended", press.isExtended)
  }
}
