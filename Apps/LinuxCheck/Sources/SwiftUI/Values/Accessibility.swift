import Foundation

public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var traits: Set<String>
  public init() { traits = [] }
  private init(_ name: String) { traits = [name] }
  private init(traits: Set<String>) { self.traits = traits }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isImage = AccessibilityTraits("isImage")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isModal = AccessibilityTraits("isModal")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let isToggle = AccessibilityTraits("isToggle")

  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.traits.isSubset(of: traits)
  }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits: traits.union(other.traits))
  }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits: traits.intersection(other.traits))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits: traits.symmetricDifference(other.traits))
  }
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isIn = contains(newMember)
    formUnion(newMember)
    return (!isIn, newMember)
  }
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let shared = intersection(member)
    traits.subtract(member.traits)
    return shared.isEmpty ? nil : shared
  }
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    traits.formIntersection(other.traits)
  }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
}

@_spi(Testing) extension AccessibilityTraits {
  public var names: [String] { traits.sorted() }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
