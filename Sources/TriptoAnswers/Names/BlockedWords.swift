/// The list of EX28. Whoever adds to it looks first whether somebody is called that: for that reason
/// Dick, Fanny, Titti, Semen, Kike, Pitt, Balle, Subba and Fuk are not on it.
enum BlockedWords {
  /// Whole words. å, ä and ö where the plain letters mean something else (bog, Kat).
  static let texts = Set((swedish + english).flatMap(spellings))

  /// Never part of an innocent word, so blocked wherever they stand.
  static let stemTexts = Set(stemList.flatMap(spellings))

  private static let stemList = [
    "fuck", "motherfu", "nigger", "asshole", "arsehole", "cocksuck", "dickhead", "blowjob",
    "handjob", "rimjob", "gangbang", "faggot", "masturb", "ejaculat", "buttplug", "cumslut",
    "knull", "kuksug", "horunge", "fitthor", "bajskorv", "rövhål", "svartskall", "negerboll",
    "efterbliven", "mongoloid", "bögjävel", "judesvin", "judejävel", "skitstövel", "avsugning",
  ]

  /// Without a letter.
  static let signs: Set<String> = ["1488"]

  static let words = texts.map(LetterRuns.init)
  static let stems = stemTexts.map(LetterRuns.init)
  /// Letters of the longest word or stem.
  static let longest = (texts.union(stemTexts)).map(\.count).max() ?? 0

  /// Long words also without the rings and dots; short ones are other words then.
  private static func spellings(_ word: String) -> [String] {
    let plain = word.replacing("å", with: "a").replacing("ä", with: "a").replacing("ö", with: "o")
    return word.count > 5 ? [word, plain] : [word]
  }

  /// Whether a word with `*` for letters is one of these; at least two letters must be there.
  static func masked(_ reading: String) -> Bool {
    guard reading.count(where: { $0 != "*" }) >= 2 else { return false }
    return texts.union(stemTexts).contains { word in
      word.count == reading.count && zip(word, reading).allSatisfy { $0 == $1 || $1 == "*" }
    }
  }

  private static let swedish = """
    anal analsex anus arsle arslet bajs bajsa bajsare bajset blatte blattar blattejävel bög \
    bögar bögarna bögen bögjävlar cpskadad cpunge diarre dildo fis fisa fisen fitta fittan fittor fittorna fittig \
    hora horan horor hororna horbock horkarl hitler jävel jäveln jävla jävlar jävlarna jävlig kuk kukar kukarna kuken kukhuvud \
    kåt kåta lebb lebba luder ludret mongo nazi nazist nazister nazisterna neger negern negrer negress \
    ollon onanera onani onanist pedo pedofil pedofilen pedofiler penis porr porrstjärna prutt prutta pruttar runka \
    runkar runkare röv röven rövslickare skit skita skiten skitunge skitnisse slampa slampor \
    slyna snippa snippan snopp snoppen snoppar sperma tattare transa vagina våldtäkt \
    våldtäktsman zigenare
    """.split(separator: " ").map(String.init)

  private static let english = """
    arse arses ass asses asshat bastard bastards bellend bitch bitches bitchy bollocks boob \
    boobs boobies bullshit butthole chink chinks clit clitoris cock crap crappy cum \
    cumshot cunt cunts cuntface dumbass fag fags gook gooks hentai homo horny incest jackass \
    jizz kkk knobhead lesbo milf nigga niggas orgasm paedo paki pakis pedophile paedophile phuck \
    piss pissed pisser pissing poop poopy porn porno pussy pussies raghead rape raped rapist \
    retard retarded retards shemale shit shits shite shitface shithead shitty skank slut sluts \
    slutty sperm spic spics tits titties tosser towelhead trannies tranny turd turds twat twats \
    wank wanker wankers wetback whore whores whorehouse
    """.split(separator: " ").map(String.init)
}
