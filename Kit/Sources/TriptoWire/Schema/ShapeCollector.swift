/// Puts together what many samples wrote into one description of each object.
struct ShapeCollector {
  private var sightings: [String: ObjectSightings] = [:]
  private var steps: ArraySlice<WireStep> = []

  var objects: [String: [WireMember]] { sightings.mapValues(\.description) }

  /// Takes in the trace of one object.
  mutating func add(_ trace: [WireStep], as name: String) {
    steps = trace[...]
    value(.object(name: name))
  }

  private mutating func value(_ shape: WireShape) {
    switch (steps.first, shape) {
    case (.open(isList: false), .object(let name)): object(name)
    case (.open(isList: true), .list(let element)): list(element)
    case (.open, _): skip()
    case (.null, _): steps.removeFirst()
    default: break
    }
  }

  private mutating func list(_ element: WireShape) {
    steps.removeFirst()
    while steps.first != .close { value(element) }
    steps.removeFirst()
  }

  private mutating func skip() {
    var depth = 0
    repeat {
      switch steps.removeFirst() {
      case .open: depth += 1
      case .close: depth -= 1
      default: break
      }
    } while depth > 0
  }

  private mutating func object(_ name: String) {
    steps.removeFirst()
    var seen: [WireMember] = []
    while let step = steps.popFirst(), step != .close {
      switch step {
      case .member(let member): seen.append(member)
      case .key(let key):
        let member = seen.first { $0.name == key } ?? undeclared(key, in: name)
        if !seen.contains(where: { $0.name == key }) { seen.append(member) }
        value(member.shape)
      default: break
      }
    }
    sightings[name, default: ObjectSightings()].add(seen)
  }

  /// A key written without a type: what follows tells what it is, an object named after its place.
  private func undeclared(_ key: String, in name: String) -> WireMember {
    let place = WireShape.object(name: name + key.prefix(1).uppercased() + key.dropFirst())
    let isOpen = steps.first == .open(isList: false)
    let isNull = steps.first == .null
    return WireMember(
      key, isOpen || isNull ? place : .anything, isOptional: false, isNullable: isNull)
  }
}
