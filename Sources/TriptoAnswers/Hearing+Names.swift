extension Hearing {
  /// A verdict when the form is a name of something (AN2, AN3, AN5, AN6; JUDGE J4–J6).
  func name(_ form: String) -> Judgement? {
    if let exact = target.exact(form) { return exact }
    let postings = gazetteer.postings(of: form)
    let own = postings.filter { places.numbers.contains($0.place) }.min { $0.tier < $1.tier }
    let others = postings.filter { !places.numbers.contains($0.place) }
    if own?.tier != .main, isCountry(form, others) {
      return Judgement(.tooBroad, other: target.country)
    }
    if let own, isAccepted(own.tier, beside: others, form) {
      return Judgement(.alias, matched: gazetteer.place(own.place)?.name)
    }
    // NB: "San" is a town in Mali, but nobody who types it means that one.
    if FillerWords.generic.contains(form) { return Judgement(.generic) }
    return elsewhere(others, form) ?? ownForm(form)
  }

  /// Whether the form names the country that was given, also in its own languages.
  private func isCountry(_ form: String, _ others: [Posting]) -> Bool {
    if target.countryKeys.contains(form) { return true }
    return target.country != nil
      && others.lazy.filter { $0.tier <= .local }.compactMap { gazetteer.place($0.place) }
        .contains { $0.kind == .country && places.home.contains($0.country ?? "") }
  }

  /// Whether a name of the target stays its own although others bear it too (JUDGE J5).
  private func isAccepted(_ tier: NameTier, beside others: [Posting], _ form: String) -> Bool {
    if tier == .main { return true }
    let bearers = others.filter { $0.tier == .main }.compactMap { gazetteer.place($0.place) }
    if tier == .alternate {
      return bearers.allSatisfy(places.eclipses)
        && !FillerWords.generic.contains(form)
    }
    return !bearers.contains(where: \.isProminent)
  }

  /// The best known of the other places that bear the name.
  private func elsewhere(_ others: [Posting], _ form: String) -> Judgement? {
    let known = others.sorted { $0.tier < $1.tier }.compactMap { posting in
      gazetteer.place(posting.place).map { (tier: posting.tier, place: $0) }
    }
    guard let best = known.first else { return nil }
    if target.otherKeys.contains(form) { return Judgement(.alias, matched: form) }
    if isFarFetched(known), nearest([form], beyond: 0) != nil { return nil }
    let broad = known.first { $0.tier == best.tier && isAround($0.place) }
    if let broad { return Judgement(.tooBroad, other: broad.place.name) }
    return Judgement(.otherPlace, other: best.place.name)
  }

  /// Whether only small towns bear the name, and none but as one of many alternate names.
  private func isFarFetched(_ known: [(tier: NameTier, place: GazetteerPlace)]) -> Bool {
    known.allSatisfy { $0.tier == .alternate && places.outshines($0.place) }
  }

  /// Whether the target lies in this country or continent (AN6).
  private func isAround(_ place: GazetteerPlace) -> Bool {
    switch place.kind {
    case .country: place.country.map(places.countries.contains) ?? false
    case .continent: place.continent.map(places.continents.contains) ?? true
    case .city, .town, .island, .region, .landmark: false
    }
  }

  /// The target's names without filler words, and in other languages.
  private func ownForm(_ form: String) -> Judgement? {
    if target.exactKeys.contains(form) { return Judgement(.exact, matched: target.name) }
    return target.otherKeys.contains(form) ? Judgement(.alias, matched: form) : nil
  }
}
