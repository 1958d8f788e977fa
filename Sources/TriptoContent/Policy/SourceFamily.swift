import Foundation
import TriptoAnswers
import TriptoKernel

/// What makes two text sources one: an article with its translations and mirrors, the pages of one
/// site, a reprint, a book (DA30).
enum SourceFamily {
  static func isOne(_ first: Pack.Evidence, _ second: Pack.Evidence) -> Bool {
    switch (first.published.article, second.published.article) {
    case (let one?, let two?):
      // NB: an edition in another language may be a translation, a mirror has no language.
      return one.language == nil || one.language != two.language || one.title == two.title
    case (nil, nil):
      return isReprint(first, second) || isOneSite(first, second)
    default:
      return isReprint(first, second)
    }
  }

  /// Whether two of the rows are two sources.
  ///
  /// - Parameter outside: Whether one of them must be something else than Wikipedia.
  static func areIndependent(_ rows: [Pack.Evidence], outside: Bool) -> Bool {
    pairs(rows).contains { first, second in
      !isOne(first, second)
        && !(outside && first.published.article != nil && second.published.article != nil)
    }
  }

  static func pairs(_ rows: [Pack.Evidence]) -> [(Pack.Evidence, Pack.Evidence)] {
    rows.indices.flatMap { index in rows[(index + 1)...].map { (rows[index], $0) } }
  }

  private static func isOneSite(_ first: Pack.Evidence, _ second: Pack.Evidence) -> Bool {
    first.published.site != nil && first.published.site == second.published.site
  }

  /// Letters of a title that two people do not think of by chance.
  private static let shortestReprint = 30

  private static func isReprint(_ first: Pack.Evidence, _ second: Pack.Evidence) -> Bool {
    let title = first.published.title
    guard title == second.published.title else { return false }
    let areBooks = first.kind == "book" && second.kind == "book"
    return areBooks || title.count(where: { $0 != " " }) >= shortestReprint
  }
}

/// Where a row of evidence was published, worked out once: each row is held against many.
struct Publication: Sendable, Equatable {
  /// An article of Wikipedia, or a copy of one, which has no language.
  let article: Article?
  /// The part of the address that belongs to one owner.
  let site: String?
  /// Whether the address leads to a site and to no page of it.
  let isFrontPage: Bool
  /// The title in the form in which titles are compared.
  let title: String

  struct Article: Sendable, Equatable {
    let language: String?
    let title: String
  }

  init(kind: String, fields: JSONValue) {
    let parts = fields["url"]?.text.flatMap(URLComponents.init(string:))
    let host = parts.flatMap(Self.host)
    title = Fold.key(fields["title"]?.text ?? "")
    site = host.map(SourceSites.owner)
    isFrontPage =
      parts.map { $0.query == nil && SourceSites.isFrontPage(path: $0.percentEncodedPath) } ?? false
    let isMirror = host.map(SourceSites.isMirror) ?? false
    let isArticle = kind == "wikipedia" || isMirror || host?.hasSuffix("wikipedia.org") == true
    article =
      isArticle
      ? Article(
        language: isMirror ? nil : fields["lang"]?.text, title: Self.articleTitle(parts)) : nil
  }

  private static func articleTitle(_ parts: URLComponents?) -> String {
    // NB: `path` is empty for an address with escapes that are not UTF-8.
    let escaped = parts?.percentEncodedPath ?? ""
    let path = escaped.removingPercentEncoding ?? escaped
    return Fold.key(path.replacingOccurrences(of: "/wiki/", with: ""))
  }

  private static func host(_ parts: URLComponents) -> String? {
    guard let words = parts.host?.lowercased().split(separator: ".") else { return nil }
    return (words.first == "www" ? words.dropFirst() : words[...]).joined(separator: ".")
  }
}
