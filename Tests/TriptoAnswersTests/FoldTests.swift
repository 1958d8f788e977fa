import Testing

@testable import TriptoAnswers

@Suite struct FoldTests {
  @Test(
    "AN1 folding",
    arguments: [
      ("PARIS", "paris"), ("Göteborg", "goteborg"), ("Åre", "are"), ("Västerås", "vasteras"),
      ("Café", "cafe"), ("København", "kobenhavn"), ("Ærø", "aero"), ("Straße", "strasse"),
      ("STRASSE", "strasse"), ("Łódź", "lodz"), ("İstanbul", "istanbul"), ("ışık", "isik"),
      ("Rio-de-Janeiro", "rio de janeiro"), ("Rio—de–Janeiro", "rio de janeiro"),
      ("St. John's", "st johns"), ("Xi’an", "xian"), ("Hawaiʻi", "hawaii"),
      ("  New \t York\n", "new york"), ("Washington, D.C.", "washington dc"),
      ("«Oslo»", "oslo"), ("“Oslo”", "oslo"), ("`Oslo`", "oslo"), ("-Oslo-", "oslo"),
      ("a/b#c!d$e%f^g&h*i;j:k{l=m}n_o~p(q)r?s", "abcdefghijklmnopqrs"),
      ("Ｔｏｋｙｏ", "tokyo"), ("ﬁji", "fiji"), ("Ωμέγα", "ωμεγα"), ("Москва́", "москва"),
      ("", ""), ("   ", ""), ("?!", ""), ("---", ""), ("東京", "東京"),
    ])
  func folding(text: String, key: String) {
    #expect(Fold.key(text) == key)
  }

  @Test("AN1 composed and decomposed letters fold alike")
  func normalForms() {
    #expect(Fold.key("Malmo\u{308}") == Fold.key("Malm\u{F6}"))
    #expect(Fold.key("A\u{30A}re") == "are")
  }

  @Test(
    "AN1 folding twice changes nothing", arguments: ["Ærø-St. Louis", "ℌello", "İI", "ẞ ﬀ", "Å"])
  func idempotent(text: String) {
    #expect(Fold.key(Fold.key(text)) == Fold.key(text))
  }

  @Test("EX27 invisible characters do not make a difference")
  func invisible() {
    #expect(Fold.key("\u{202E}Os\u{200B}lo\u{200D}\u{FEFF}\0") == "oslo")
    #expect(Fold.key("\u{200F}עברית") == "עברית")
  }

  @Test("AN1 hyphens become spaces, other marks and capitals go; the compact form has no spaces")
  func forms() {
    #expect(Fold.words("Rio-de Janeiro!") == ["rio", "de", "janeiro"])
    #expect(Fold.compact("New York") == Fold.compact("newyork"))
    #expect(Fold.words("?").isEmpty)
  }
}
