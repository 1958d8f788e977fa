import Foundation
import TriptoAnswers

/// What makes two text sources one: an article with its translations and mirrors, the pages of one
/// site, a reprint, a book (DA30).
enum SourceFamily {
  static func isOne(_ first: Pack.Evidence, _ second: Pack.Evidence) -> Bool {
    switch (first.article, second.article) {
    case (let one?, let two?):
      // NB: an edition in another language may be a translation, a mirror has no language.
      return one.language == nil || one.language != two.language || one.title == two.title
    case (nil, nil):
      return isReprint(first, second) || (first.site != nil && first.site == second.site)
    default:
      return isReprint(first, second)
    }
  }

  /// Whether two of the rows are two sources.
  ///
  /// - Parameter outside: Whether one of them must be something else than Wikipedia.
  static func areIndependent(_ rows: [Pack.Evidence], outside: Bool) -> Bool {
    pairs(rows).contains { first, second in
      !isOne(first, second) && !(outside && first.article != nil && second.article != nil)
    }
  }

  static func pairs(_ rows: [Pack.Evidence]) -> [(Pack.Evidence, Pack.Evidence)] {
    rows.indices.flatMap { index in rows[(index + 1)...].map { (rows[index], $0) } }
  }

  /// Letters of a title that two people do not think of by chance.
  private static let shortestReprint = 30

  private static func isReprint(_ first: Pack.Evidence, _ second: Pack.Evidence) -> Bool {
    let title = Fold.key(first.text("title") ?? "")
    guard title == Fold.key(second.text("title") ?? "") else { return false }
    let areBooks = first.kind == "book" && second.kind == "book"
    return areBooks || title.count(where: { $0 != " " }) >= shortestReprint
  }
}

extension Pack.Evidence {
  /// An article of Wikipedia, or a copy of one, which has no language.
  var article: (language: String?, title: String)? {
    let isWikipedia = host?.hasSuffix("wikipedia.org") == true
    let isMirror = host.map(SourceSites.isMirror) ?? false
    guard kind == "wikipedia" || isWikipedia || isMirror else { return nil }
    // NB: `path` is empty for an address with escapes that are not UTF-8.
    let escaped = URLComponents(string: text("url") ?? "")?.percentEncodedPath ?? ""
    let path = escaped.removingPercentEncoding ?? escaped
    return (
      isMirror ? nil : text("lang"), Fold.key(path.replacingOccurrences(of: "/wiki/", with: ""))
    )
  }

  /// The part of the address that belongs to one owner.
  var site: String? { host.map(SourceSites.owner) }

  /// Whether the address leads to a site and to no page of it.
  var isFrontPage: Bool {
    guard let parts = text("url").flatMap(URLComponents.init(string:)), parts.query == nil else {
      return false
    }
    return SourceSites.isFrontPage(path: parts.percentEncodedPath)
  }

  private var host: String? {
    guard let parts = text("url").flatMap(URLComponents.init(string:)), let name = parts.host else {
      return nil
    }
    let words = name.lowercased().split(separator: ".")
    return (words.first == "www" ? words.dropFirst() : words[...]).joined(separator: ".")
  }
}
