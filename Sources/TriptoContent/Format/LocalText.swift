public import TriptoKernel

/// A value in Swedish and, if there is one, in English.
public struct Localized<Value: Sendable & Equatable>: Sendable, Equatable {
  public let sv: Value
  public let en: Value?

  public init(sv: Value, en: Value? = nil) {
    self.sv = sv
    self.en = en
  }

  /// The value in the language that stands for this one in packs; Swedish stands in for a missing
  /// English one.
  public subscript(language: Language) -> Value {
    language.ofPacks == .sv ? sv : en ?? sv
  }

  /// Every value there is.
  public var all: [Value] { [sv] + [en].compactMap(\.self) }
}

public typealias LocalText = Localized<String>
