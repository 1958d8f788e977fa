extension Hearing {
  /// A verdict when the answer is a misspelt name (AN4) and nothing else is as near (AN5).
  func spelling(_ typed: TypedAnswer) -> Judgement? {
    guard typed.denials.isEmpty || typed.denials.isSubset(of: target.nameWords),
      let nearest = nearest(typed.forms, beyond: 0)
    else { return nil }
    let rivals = rivals(of: typed, within: nearest.distance)
    guard let rival = rivals.min(by: { $0.distance < $1.distance }) else {
      return Judgement(.spelling, matched: nearest.name.key, distance: nearest.distance)
    }
    return Judgement(
      rival.distance < nearest.distance ? .reject : .near, matched: nearest.name.key,
      other: rival.name, distance: nearest.distance)
  }

  /// What is as near to the forms as the target is. "Pnama City" is no misspelling of Panama: when a
  /// form is as near to the target, those that are shorter must be nearer to a rival.
  private func rivals(
    of typed: TypedAnswer, within limit: Int
  ) -> [(name: String, distance: Int)] {
    let first = typed.forms.firstIndex { nearest([$0], beyond: 0)?.distance == limit }
    return typed.forms.enumerated().compactMap { index, form in
      rival(to: SpelledName(compact: form), within: limit).flatMap { rival in
        rival.distance < limit || index <= first ?? index ? rival : nil
      }
    }
  }

  /// One slip over the limit is near; the host may accept it (JUDGE J8).
  func miss(_ forms: [String]) -> Judgement {
    guard let nearest = nearest(forms, beyond: 1) else { return Judgement(.reject) }
    return Judgement(.near, matched: nearest.name.key, distance: nearest.distance)
  }

  /// The accepted name with the fewest slips, within its tolerance and `beyond` more.
  func nearest(
    _ forms: [String], beyond: Int
  ) -> (name: SpelledName, distance: Int)? {
    let answers = forms.map(SpelledName.init(compact:))
    var best: (name: SpelledName, distance: Int)?
    for name in target.spellings + places.spellings {
      for answer in answers where answer.digits == name.digits {
        let limit = min(name.tolerance + beyond, (best?.distance ?? .max) - 1)
        if limit >= 0, let distance = name.distance(to: answer, limit: limit) {
          best = (name, distance)
        }
      }
    }
    return best
  }

  /// Whether a key is one of the target's names; a namesake elsewhere is no rival then.
  private func isOwn(_ key: String) -> Bool {
    target.exactKeys.contains(key) || target.otherKeys.contains(key)
      || places.keys.contains(key)
  }

  /// Whether a name as near as the target's is no match for it: more slips than that name allows,
  /// or a town a tenth of the target's size.
  private func isNoMatch(_ rival: Rival, _ distance: Int) -> Bool {
    distance > rival.name.tolerance
      || gazetteer.place(rival.place).map(places.outshines) ?? false
  }

  /// Another well-known place that is nearer than the target, or as near and a match for it.
  private func rival(
    to answer: SpelledName, within limit: Int
  ) -> (name: String, distance: Int)? {
    let stranger = target.nearestStranger(to: answer, within: limit)
    let known = gazetteer.nearestRival(to: answer, within: limit) { rival, distance in
      distance == limit && isNoMatch(rival, distance) || places.numbers.contains(rival.place)
        || isOwn(rival.name.key)
    }
    let other = known.map { (gazetteer.place($0.rival.place)?.name ?? $0.rival.name.key, $0.1) }
    return [stranger, other].compactMap(\.self).min { $0.1 < $1.1 }
  }
}
