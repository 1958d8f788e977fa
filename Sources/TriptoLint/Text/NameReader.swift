import TriptoKernel

/// Finds names by their capitals.
enum NameReader {
  /// Runs of capitalised words; the first word of a sentence counts only inside a longer run, and
  /// is left out of it, since its capital says nothing.
  static func names(in words: [LintWord], _ lang: Language) -> [[LintWord]] {
    var runs: [[LintWord]] = []
    var run: [LintWord] = []
    for word in words {
      let isName = word.isCapitalised && !word.startsSentence && !isNoName(word, lang)
      let continues = !run.isEmpty && (word.gap == " " || word.gap == "-")
      if !continues && !run.isEmpty {
        runs.append(run)
        run = []
      }
      if isName {
        run.append(word)
      } else if !run.isEmpty {
        runs.append(run)
        run = []
      }
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }

  /// English gives capitals to months, days and the first person too.
  private static func isNoName(_ word: LintWord, _ lang: Language) -> Bool {
    lang == .en && notNames.contains(word.key)
  }

  private static let notNames: Set<String> = [
    "i", "im", "ive", "january", "february", "march", "april", "may", "june", "july", "august",
    "september", "october", "november", "december", "monday", "tuesday", "wednesday", "thursday",
    "friday", "saturday", "sunday", "christmas", "easter", "bc", "ad", "am", "pm",
    "year", "eve", "day",
  ]
}
