extension PackCode {
  /// What to do about it, in plain words for whoever wrote the pack.
  public var fix: String {
    switch self {
    case .unreadable:
      "Save the file as one JSON object in UTF-8, at most 256 KiB and 16 levels deep"
    case .unknownSchema: "Write \"schema\": \"tripto.pack/2\""
    case .missingId: "Add a roundId, such as \"bergen\""
    case .badId: "Use 1-100 letters a-z, digits, dots, underscores and hyphens, as in \"rio-2\""
    case .idIsNotFileName: "Rename the file or change roundId so that the two are the same"
    case .idIsTaken: "Choose another roundId, or delete the pack that has this one first"
    case .synonymsDisagree: "Keep one of the two spellings of the field"
    case .missingName: "Write the Swedish name in destination.name"
    case .missingCountry: "Write the Swedish name of the country in destination.country"
    case .badAlias: "Write each alias once, with a letter or digit and at most 60 characters"
    case .badCoordinates: "Give both lat (-90 to 90) and lon (-180 to 180) in degrees, or neither"
    case .unknownWord: "Choose one of the words that docs/CONTENT.md lists for the field"
    case .notWhereItIs: "Correct lat, lon, countryCode or geonameId"
    case .unknownPart: "Choose at most four of the parts that docs/CONTENT.md lists"
    case .notFiveClues: "Write exactly five clues, for 10, 8, 6, 4 and 2 points"
    case .wrongLevels: "Give the clues the levels 10, 8, 6, 4 and 2, each once"
    case .missingText: "Write the Swedish text"
    case .textTooLong: "Shorten it to at most 600 characters"
    case .forbiddenCharacters: "Take it out; a pause is written <break time=\"300ms\"/>"
    case .duplicateId: "Give every claim and every row of evidence an id of its own"
    case .missingReference: "Correct the id, or add what it refers to"
    case .incompleteEvidence: "Fill in the fields that docs/CONTENT.md lists for this kind"
    case .missingLicence: "Add licence and attribution to the row of evidence"
    case .unsupportedVerdict:
      "Give it one structured source, or two independent texts that two readers have opened"
    case .noClaims: "Add a claim for each fact in the text, with its evidence"
    case .tooManyClaims:
      "Keep at most 100 claims to a clue or question, and 100 rows of evidence to a claim"
    case .oneSourceTwice: "Keep one of the two, and look for a source that does not copy it"
    case .badShelfLife:
      "Write checkBy as in 2028-06-30, or lasting with the reason why it will stay true"
    case .badFollowups: "Write followups as an array of at most 8 questions"
    case .fewFollowups: "Write at least two follow-ups"
    case .notFourOptions: "Give exactly four options, or null for an open question"
    case .answerNotAmongOptions: "Repeat one of the options word for word as the correct answer"
    case .equalOptions: "Make the four options differ in more than case and accents"
    case .languagesDiffer: "Give as many English options, the correct one in the same place"
    case .missingAnswer: "Write the correct answer, with at least one letter or digit"
    case .questionNamesPlace: "Write \"this city\" or \"here\" instead of the name"
    case .unknownBanter: "Choose one of the categories that docs/CONTENT.md lists"
    case .badDevice: "Name wordplay, link or movement, and the level of the clue that shows it"
    case .badDate: "Write the date as in 2026-11-20T18:00:00Z"
    }
  }
}
