/// A word for one and for many.
public struct Counted: Sendable, Equatable {
  public let one: String
  public let many: String

  init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }
}

/// A currency in words, and its hundredths.
public struct Money: Sendable, Equatable {
  public let one: String
  public let many: String
  public let cents: String

  init(_ one: String, _ many: String, _ cents: String) {
    self.one = one
    self.many = many
    self.cents = cents
  }
}
