import Foundation
import Testing
import TriptoKernel
import TriptoTestPacks

@testable import TriptoContent

@Suite("Sources that were looked up")
struct SourceTests {
  /// A row of evidence that two readers have opened.
  private func row(
    _ url: String, lang: String = "en", title: String = "Verona", carries: String? = nil
  ) -> Pack.Evidence {
    Pack.Evidence(
      id: url, kind: url.contains("wikipedia.org") ? "wikipedia" : "web",
      fields: .object([
        "url": .string(url), "publisher": .string("Somebody"), "title": .string(title),
        "lang": .string(lang), "lookedUp": .string("2026-11-20"), "figure": .string("1913"),
        "statement": .string("The first opera."), "checked": .string("looked-up"),
        "readings": .int(2), "carries": carries.map(JSONValue.string) ?? .null,
      ]))
  }

  private func status(_ rows: [Pack.Evidence], isRiddle: Bool = false) -> ClaimStatus {
    VerificationPolicy.status(
      declared: .verified, method: "text2", rows: rows, isRiddle: isRiddle)
  }

  private let article = "https://en.wikipedia.org/wiki/Verona_Arena"
  private let page = "https://www.arena.it/en/history"

  @Test("DA30 two independent texts verify, and at 10 and 8 one is not Wikipedia")
  func independent() {
    let other = row("https://en.wikipedia.org/wiki/Opera")
    #expect(status([row(article), row(page)], isRiddle: true) == .verified)
    #expect(status([row(article), other]) == .verified)
    #expect(status([row(article), other], isRiddle: true) == .uncertain)
    #expect(status([row(page)]) == .uncertain)
  }

  @Test("DA30 a text that carries a part of the claim does not count")
  func part() {
    let part = row(page, carries: "part")
    #expect(status([row(article), row(page)]) == .verified)
    #expect(status([row(article), part]) == .uncertain)
  }

  @Test(
    "DA30 a translation, a mirror, a page of the same site and a reprint count once",
    arguments: [
      ("https://en.wikipedia.org/wiki/Verona_Arena", "https://it.wikipedia.org/wiki/Arena"),
      ("https://en.wikipedia.org/wiki/Verona_Arena", "https://www.wikiwand.com/en/Opera"),
      ("https://www.arena.it/en/history", "https://m.arena.it/opera"),
      ("https://news.bbc.co.uk/1", "https://www.bbc.co.uk/2"),
    ])
  func families(first: String, second: String) {
    let rows = [row(first), row(second, lang: second.contains("//it.") ? "it" : "en")]
    #expect(status(rows) == .uncertain)
    #expect(SourceFamily.isOne(rows[1], rows[0]))
  }

  @Test("DA30 a page is a page, whatever its address is written in")
  func frontPages() {
    for url in [
      "https://www.bybanen.no", "https://bybanen.no/en/", "https://x.org/index.html",
      "https://x.org/sv-SE/Default.aspx", "https://x.org/home/",
    ] {
      #expect(row(url).published.isFrontPage, "\(url)")
    }
    for url in [
      "https://x.org/Ole_R%F8mer", "https://x.org/?id=7", "https://x.org/en/history",
      "https://x.org/index/7", "https://x.org/homes", "https://x.org/home.en.html",
    ] {
      #expect(!row(url).published.isFrontPage, "\(url)")
    }
  }

  @Test("DA30 a long title twice is a reprint, owners of a shared host are apart")
  func reprints() {
    let title = "The night when opera came to the Arena"
    let paper = row("https://paper.example.com/a", title: title)
    #expect(status([paper, row("https://news.example.org/b", title: title)]) == .uncertain)
    let name = "Inca Garcilaso de la Vega"
    let pages = ["https://paper.example.com/a", "https://news.example.org/b"]
    #expect(status(pages.map { row($0, title: name) }) == .verified)
    let one = row("https://one.wordpress.com/a")
    #expect(status([one, row("https://two.wordpress.com/a")]) == .verified)
  }

  @Test("P32 P37 a row without its page, and two rows of one source, are refused")
  func refused() throws {
    let home = try Fixture.pack2.changed(
      "evidence.1.url", to: .string("https://www.example.org/en/"))
    let same = try Fixture.pack2.changed(
      "evidence.1.url", to: .string("https://en.wikipedia.org/wiki/Verona"))
    let bare = try Fixture.pack2.changed("evidence.1.publisher", to: nil)
    for (data, code) in [(home, "P32"), (bare, "P32"), (same, "P37")] {
      let error = #expect(throws: InvalidPack.self) { try Pack.parse(data) }
      #expect(error?.problems.contains { $0.code.rawValue == code } == true)
    }
  }

  @Test("DA30 stats counts rows that were looked up, and read twice")
  func counts() throws {
    let once = try Fixture.pack2.pack("evidence.1.readings", to: .int(1))
    let stats = LibraryStats([try Fixture.pack2.pack(), once])
    #expect(stats.lookedUpSources == 4 && stats.sourcesReadTwice == 3)
    #expect(stats.riddles == 4 && stats.verifiedRiddles == 2)
  }

  private struct Table: Decodable {
    let mirrors, sharedHosts: Set<String>
  }

  @Test("DA30 the content check knows the same mirrors and shared hosts")
  func table() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("scripts/content/mirrors.json")
    let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: file))
    #expect(table.mirrors == SourceSites.mirrors)
    #expect(table.sharedHosts == SourceSites.shared)
  }
}
