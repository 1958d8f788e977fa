/// What a value looks like on the wire, as far as its Swift type promises it.
public indirect enum WireShape: Hashable, Sendable {
  case text, number, truth
  /// Any JSON.
  case anything
  /// One of a few fixed values, each as its JSON text.
  case words(name: String, [String])
  /// An object that the schema describes under `name`.
  case object(name: String)
  case list(WireShape)
}

/// A key of an object on the wire.
public struct WireMember: Hashable, Sendable {
  public let name: String
  public let shape: WireShape
  /// Whether the key may be absent (`name?`).
  public var isOptional: Bool
  /// Whether the value may be null (`T|null`).
  public var isNullable: Bool

  public init(_ name: String, _ shape: WireShape, isOptional: Bool, isNullable: Bool) {
    self.name = name
    self.shape = shape
    self.isOptional = isOptional
    self.isNullable = isNullable
  }
}

extension JSONWritable where Self: RawRepresentable<String> {
  public static var wireShape: WireShape { .text }
}

extension JSONWritable where Self: CaseIterable {
  static var wireWords: WireShape {
    .words(
      name: String(describing: Self.self),
      allCases.map { String(decoding: $0.jsonBytes(), as: UTF8.self) })
  }
}

extension JSONWritable where Self: RawRepresentable<String> & CaseIterable {
  public static var wireShape: WireShape { wireWords }
}

extension JSONWritable where Self: RawRepresentable<Double> & CaseIterable {
  public static var wireShape: WireShape { wireWords }
}

extension WirePayload {
  public static var wireShape: WireShape { .object(name: String(describing: Self.self)) }
}
