public import TriptoPlan

extension LineID {
  /// The wire's name of the line (AU14–AU16).
  public var phraseID: String {
    switch spoken {
    case .clue(let level): "voice_clue_\(level)"
    case .question(let index): "voice_question_\(index)"
    case .bridge: "voice_followup_intro"
    case .rules(let step): "voice_rules_\(step)"
    case .award(let award): "voice_award_\(award.rawValue)"
    case .roundIntro, .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect,
      .revealIncorrect, .revealNobody, .scoreboard, .final,
      .recalled:
      "\(spoken.family)_00\(number)"
    }
  }

  /// From 1. Moments that share a family share its numbers.
  private var number: Int {
    switch spoken {
    case .afterLock, .revealNobody: variant + 1 + Script.variants
    case .final(let mood): variant + 1 + mood.offset * Script.variants
    case .roundIntro, .beforeClue, .afterBrake, .beforeReveal, .revealCorrect, .revealIncorrect,
      .bridge, .scoreboard, .clue, .question,
      .rules, .award, .recalled:
      variant + 1
    }
  }
}

extension Spoken {
  fileprivate var family: String {
    switch self {
    case .roundIntro: "banter_round_intro"
    case .beforeClue, .afterLock: "banter_before_clue"
    case .afterBrake: "banter_after_brake"
    case .beforeReveal: "banter_before_reveal"
    case .revealCorrect: "banter_reveal_correct"
    case .revealIncorrect, .revealNobody: "banter_reveal_incorrect"
    case .scoreboard: "banter_scoreboard"
    case .final: "banter_before_final"
    case .bridge: "voice_followup_intro"
    case .clue, .question: "voice"
    case .rules: "voice_rules"
    case .award: "voice_award"
    case .recalled(let recollection): "banter_memory_\(recollection.rawValue)"
    }
  }

  /// Where the lines come from; clues and questions only have their lead-in there.
  var pool: Banter.Pool {
    switch self {
    case .roundIntro: .roundIntro
    case .beforeClue: .beforeClue
    case .afterLock: .afterLock
    case .afterBrake: .afterBrake
    case .beforeReveal: .beforeReveal
    case .revealCorrect: .revealCorrect
    case .revealIncorrect, .revealNobody: .revealIncorrect
    case .bridge: .bridge
    case .scoreboard: .scoreboard
    case .final(let mood): mood.pool
    case .clue(let level): Banter.Pool(rawValue: "leadIn\(level)") ?? .leadIn10
    case .question: .questionLeadIn
    // NB: their words stand elsewhere; nothing is drawn for them.
    case .rules, .award, .recalled: .roundIntro
    }
  }

  /// Where in the pool it begins: moments that share one begin far from each other.
  var firstLine: Int { self == .revealNobody ? 6 : 0 }

  /// What packs call the moment, where they may have a line of their own for it.
  var packCategory: String? {
    switch self {
    case .roundIntro: "round_intro"
    case .beforeClue: "before_clue"
    case .afterBrake: "after_brake"
    case .beforeReveal: "before_reveal"
    case .revealCorrect: "reveal_correct"
    case .revealIncorrect: "reveal_incorrect"
    case .afterLock, .revealNobody, .bridge, .scoreboard, .final, .clue, .question,
      .rules, .award, .recalled:
      nil
    }
  }

  /// How many different lines a destination gets for it.
  var variants: Int {
    switch self {
    case .clue, .question, .bridge, .scoreboard, .final, .revealNobody,
      .rules, .award:
      1
    case .roundIntro, .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect,
      .revealIncorrect:
      Script.variants
    case .recalled: Recollection.lines
    }
  }
}

extension FinaleMood {
  fileprivate var offset: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  fileprivate var pool: Banter.Pool {
    switch self {
    case .plain: .final
    case .close: .finalClose
    case .comeback: .finalComeback
    case .solo: .finalSolo
    case .aborted: .finalAborted
    }
  }
}
