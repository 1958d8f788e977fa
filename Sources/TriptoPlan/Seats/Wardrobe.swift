import TriptoKernel

/// Which passengers others have, and which one somebody gets (EVE76).
package struct Wardrobe {
  /// Those of the others.
  let taken: [Passenger]
  /// What decides a tie, by what it is between.
  let coin: (String) -> UInt64

  package init(taken: [Passenger], coin: @escaping (String) -> UInt64) {
    self.taken = taken
    self.coin = coin
  }

  /// The one that is asked for, or the nearest that is free; when all are taken, pairs repeat.
  package func pick(_ figure: String?, _ tone: Int?) -> Passenger {
    let chosen = figure.flatMap { hasFreeTone($0) ? $0 : nil } ?? leastUsedFigure
    let kept = tone.map { nextFreeTone(from: $0, of: chosen) } ?? leastUsedTone(of: chosen)
    return Passenger(figure: chosen, tone: kept)
  }

  private func isFree(_ figure: String, _ tone: Int) -> Bool {
    !taken.contains(Passenger(figure: figure, tone: tone))
  }

  private func hasFreeTone(_ figure: String) -> Bool {
    Figures.tones.contains { isFree(figure, $0) }
  }

  /// The tone that is asked for, or the next one that this figure has free.
  private func nextFreeTone(from tone: Int, of figure: String) -> Int {
    let next = Array(tone...Figures.tones.upperBound) + Figures.tones.filter { $0 < tone }
    return next.first { isFree(figure, $0) } ?? tone
  }

  private var leastUsedFigure: String {
    let ranked = Figures.all.map { figure in
      (figure, taken.count { $0.figure == figure }, coin(figure))
    }
    return ranked.min { ($0.1, $0.2) < ($1.1, $1.2) }?.0 ?? Figures.all[0]
  }

  /// Of those that this figure has least often.
  private func leastUsedTone(of figure: String) -> Int {
    let ranked = Figures.tones.map { tone in
      let pairs = taken.count { $0 == Passenger(figure: figure, tone: tone) }
      return (tone, pairs, taken.count { $0.tone == tone }, coin("\(tone)"))
    }
    return ranked.min { ($0.1, $0.2, $0.3) < ($1.1, $1.2, $1.3) }?.0
      ?? Figures.tones.lowerBound
  }
}
