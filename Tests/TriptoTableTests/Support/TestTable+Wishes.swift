package import TriptoTable

extension TestTable {
  /// What has been played, with the household that will remember it (EX31).
  package var played: [[String]] {
    wishes.compactMap { wish -> [String]? in
      if case .played(let packID, let household) = wish { [packID, household] } else { nil }
    }
  }

  /// How the game ended here: at most once.
  package var endings: [Action.Ending] {
    wishes.compactMap { wish -> Action.Ending? in
      if case .over(let ending, closing: _) = wish { ending } else { nil }
    }
  }
}
