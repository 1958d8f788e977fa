import TriptoClient
package import TriptoDesign
public import TriptoKernel
import TriptoWire

/// Every pack of this installation: badges, date, played mark; titles can stay hidden (UI-H62, UI-E20).
public struct LibraryCard: Equatable, Sendable {
  public struct Row: Equatable, Sendable, Identifiable {
    public let id: PackID
    public let title: String
    /// Its place in the journey, from 1; nil outside.
    public let place: Int?
    /// It can be taken, or taken out.
    public let isEnabled: Bool
    public let badge: Badge
    /// Words beside it: the badge's, the leak check's, when it was played or made.
    public let marks: [String]
    /// *Spela den här*, which makes it the whole journey; nil outside evenings.
    public let play: String?
    /// The journey is this place and no other.
    public let isAlone: Bool
    public let preview: String
  }

  public let title: String
  /// *Visa namnen*, *Dölj namnen*.
  public let names: String
  public let isSecret: Bool
  /// Until the library has come.
  public let loading: String?
  /// Why there are no rows.
  public let emptyText: String?
  public let fullText: String?
  /// nil while names are hidden: a search would tell what is behind a number.
  public let search: String?
  public let typed: String
  /// By region, difficulty and theme; none where the server tells no traits.
  public let filters: [LibraryFilter]
  public let rows: [Row]

  package init(
    _ shelf: Shelf, isEvening: Bool, played: [String: Milliseconds], _ messages: Messages
  ) {
    let (host, packs) = (messages.host, shelf.packs ?? [])
    (title, isSecret, typed) = (host.library, shelf.isSecret, shelf.typed)
    names = shelf.isSecret ? host.showNames : host.hideNames
    loading = shelf.packs == nil && shelf.trouble == nil ? host.loading : nil
    fullText = shelf.isFull ? host.planFull : nil
    search = shelf.isSecret || packs.isEmpty ? nil : host.searchPacks
    filters = LibraryFilter.all(shelf, host)
    let shown = shelf.shown(messages.language)
    emptyText =
      shelf.packs == nil
      ? nil
      : packs.isEmpty
        ? host.noPacks
        : !shown.isEmpty ? nil : shelf.isFound(messages.language) ? host.noneSuch : host.noSuchPack
    rows = shown.map { Self.row($0, shelf, isEvening, played[$0.roundId.rawValue], messages) }
  }

  private static func row(
    _ pack: PackSummary, _ shelf: Shelf, _ isEvening: Bool, _ playedMs: Milliseconds?,
    _ messages: Messages
  ) -> Row {
    let (host, id) = (messages.host, pack.roundId)
    let title = shelf.title(id, messages)
    let place = shelf.picked.firstIndex(of: id).map { $0 + 1 }
    return Row(
      id: id, title: title, place: place,
      isEnabled: !shelf.isClosed && (place != nil || !shelf.isFull), badge: Badge(row: pack),
      marks: marks(pack, playedMs, messages),
      play: isEvening ? "\(host.usePack): \(title)" : nil, isAlone: shelf.picked == [id],
      preview: host.previewOf(name: title))
  }

  private static func marks(
    _ pack: PackSummary, _ playedMs: Milliseconds?, _ messages: Messages
  ) -> [String] {
    let (host, language) = (messages.host, messages.language)
    let day =
      playedMs.map { host.played(date: language.shownDay($0)) }
      ?? Wall.ms(pack.generatedAt).map { language.shownDay($0) }
    return Badge(row: pack).texts(host) + (pack.antiLeakChecked ? [host.antiLeak] : [])
      + (day.map { [$0] } ?? [])
  }
}

extension Shelf {
  /// NB: with hidden titles neither the order nor a search may tell what is behind a number.
  func shown(_ language: Language) -> [PackSummary] {
    guard let all = packs else { return [] }
    let packs = all.filter { isWanted($0.roundId) }
    if isSecret { return packs }
    return PackSearch.inOrder(packs, language).filter { PackSearch.finds($0, typed) }
  }

  /// Some are called so; then it is the filters that leave nothing.
  func isFound(_ language: Language) -> Bool {
    (packs ?? []).contains { isSecret || PackSearch.finds($0, typed) }
  }
}
