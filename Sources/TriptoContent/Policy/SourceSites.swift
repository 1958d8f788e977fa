/// Sites that copy Wikipedia, and sites that many people share; `scripts/content/mirrors.json` has
/// the same lists.
enum SourceSites {
  static let mirrors: Set<String> = [
    "abcdef.wiki", "absoluteastronomy.com", "academic.ru", "academickids.com", "alchetron.com",
    "alegsaonline.com", "classicistranieri.com", "clateway.com", "dbpedia.org", "de-academic.com",
    "detailedpedia.com", "dewiki.de", "dictionary.sensagent.com", "dkwiki.dk", "dweb.link",
    "en-academic.com", "encyclopedia.thefreedictionary.com", "enwikipedia.net",
    "everybodywiki.com", "explained.today", "fact-index.com", "fanyv88.com", "findatwiki.com",
    "franco.wiki", "frwiki.wiki", "gaz.wiki", "hmong.in.th", "howlingpixel.com",
    "infogalactic.com", "ipfs.io", "iwiki.icu", "justapedia.org", "kiddle.co", "kids.kiddle.co",
    "knowledger.de", "knowledgr.com", "knowpia.com", "liquisearch.com", "memim.com", "movatter.jp",
    "mundoandino.com", "newikis.com", "nina.az", "owiki.org", "piglix.com", "pinocchiopedia.com",
    "plwiki.pl", "polpedia.pl", "profilpelajar.com", "qaz.wiki", "qwertyu.wiki", "riteme.site",
    "sagapedia.com", "self.gutenberg.org", "sewiki.info", "the-uncensored-wiki.com",
    "thefullwiki.org", "theinfolist.com", "thereaderwiki.com", "unionpedia.org",
    "upcscavenger.com", "wblog.wiki", "wiki.edu.vn", "wiki2.org", "wikibrief.org",
    "wikiclassic.com", "wikidoc.org", "wikiland.org", "wikiless.lunar.icu", "wikimili.com",
    "wikisum.wiki", "wikitia.com", "wikitrans.net", "wikivisually.com", "wikiwand.com",
    "wikizero.com", "worddisk.com", "zxc.wiki",
  ]

  /// Hosts on which each name is somebody else's.
  static let shared: Set<String> = [
    "blogspot", "canalblog", "github", "google", "jimdofree", "livejournal", "over-blog",
    "substack", "tumblr", "typepad", "web", "weebly", "wixsite", "wordpress",
  ]

  /// The second word of an address such as bbc.co.uk, before a country of two letters.
  private static let secondLevel: Set<String> = [
    "ac", "co", "com", "edu", "go", "gob", "gouv", "gov", "ne", "net", "or", "org",
  ]

  private static let frontPages: Set<Substring> = ["index", "default", "home"]

  /// Whether a path leads to no page of its own: the front page, also of a language.
  static func isFrontPage(path: String) -> Bool {
    var parts = path.lowercased().split(separator: "/")[...]
    if let first = parts.first, isLanguage(first) { parts.removeFirst() }
    guard let file = parts.first else { return true }
    let words = file.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 1 && words.count <= 2 && frontPages.contains(words[0])
  }

  /// en, or en-GB.
  private static func isLanguage(_ word: Substring) -> Bool {
    let codes = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    return codes.count <= 2
      && codes.allSatisfy { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
  }

  static func isMirror(_ host: String) -> Bool {
    let words = host.split(separator: ".")
    return words.indices.contains { mirrors.contains(words[$0...].joined(separator: ".")) }
  }

  /// bbc.co.uk for news.bbc.co.uk; somebody.wordpress.com as it is.
  static func owner(of host: String) -> String {
    let words = host.split(separator: ".").map(String.init)
    guard words.count > 2 else { return host }
    if shared.contains(words[words.count - 2]) { return host }
    let isDeep = words.last?.count == 2 && secondLevel.contains(words[words.count - 2])
    return words.suffix(isDeep ? 3 : 2).joined(separator: ".")
  }
}
