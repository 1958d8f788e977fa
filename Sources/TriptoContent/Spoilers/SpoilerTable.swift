public import TriptoKernel

/// Which destinations of a library give each other away (L62).
public struct SpoilerTable: Sendable, Equatable {
  /// Of nothing.
  public static let none = SpoilerTable([])

  /// By who tells, then who is told of; each thing that is given away once.
  public let all: [Spoiler]
  private let partners: [PackID: Set<PackID>]

  /// - Parameter packs: In any order; the table is the same.
  public init(_ packs: [Pack]) {
    all = SpoilerSearch(packs).spoilers
    var partners: [PackID: Set<PackID>] = [:]
    for spoiler in all {
      partners[spoiler.teller, default: []].insert(spoiler.told)
      partners[spoiler.told, default: []].insert(spoiler.teller)
    }
    self.partners = partners
  }

  /// One of them gives the other away.
  public func isPair(_ first: PackID, _ second: PackID) -> Bool {
    partners[first]?.contains(second) ?? false
  }

  func hasPartner(of pack: PackID, in others: some Sequence<PackID>) -> Bool {
    guard let partners = partners[pack] else { return false }
    return others.contains(where: partners.contains)
  }

  /// What the two give away of each other, the first by the first.
  public func between(_ first: PackID, _ second: PackID) -> [Spoiler] {
    guard isPair(first, second) else { return [] }
    return all.filter { $0.concerns(first, second) }
      .sorted { $0.teller == first && $1.teller != first }
  }

  /// What the first gives away of the second.
  public func told(by teller: PackID, of told: PackID) -> [Spoiler] {
    between(teller, told).filter { $0.teller == teller }
  }
}
