/// Which names are shown, in the order of their weight. Texts of place and pins keep clear of all marks; those of cities
/// and countries are laid out as if there were no pins, so that none moves when a pin lands: it goes (EVE64).
enum MapNames {
  /// How near a label may come to anything else.
  static let apart = 24.0

  static func placed(_ place: MapName, pins: [MapName], others: [MapName]) -> [MapName] {
    let all = [place] + pins
    let marks = all.map(\.mark)
    var taken: [TVBox] = []
    var shown: [MapName] = []
    for (number, name) in all.enumerated() {
      let foreign = marks.enumerated().filter { $0.offset != number }.map(\.element)
      let isPlace = name.kind == .place
      let found = side(of: name, clearOf: foreign + taken, gap: isPlace ? 0 : 6)
      guard let side = found ?? (isPlace ? .under : nil) else { continue }
      taken.append(name.box(side))
      shown.append(name.on(side))
    }
    let rest = quiet(place, others).filter { isClear($0.box($0.side), taken + marks, apart) }
    return shown + rest
  }

  /// Cities and countries around the place, laid out without a look at pins.
  private static func quiet(_ place: MapName, _ others: [MapName]) -> [MapName] {
    var taken = [place.mark]
    if let own = side(of: place, clearOf: [], gap: 0) { taken.append(place.box(own)) }
    return others.compactMap { name in
      guard name.mark.isWithin(.free, gap: 0),
        let side = side(of: name, clearOf: taken, gap: apart)
      else { return nil }
      taken += [name.box(side), name.mark]
      return name.on(side)
    }
  }

  /// The first side on which the text has room.
  private static func side(of name: MapName, clearOf taken: [TVBox], gap: Double) -> MapName.Side? {
    name.sides.first { side in
      let box = name.box(side)
      return box.isWithin(.free, gap: gap) && isClear(box, taken, gap)
    }
  }

  private static func isClear(_ box: TVBox, _ taken: [TVBox], _ gap: Double) -> Bool {
    taken.allSatisfy { !box.touches($0, gap: gap) }
  }
}

extension MapName {
  fileprivate func on(_ side: Side) -> MapName {
    var name = self
    name.side = side
    return name
  }
}
