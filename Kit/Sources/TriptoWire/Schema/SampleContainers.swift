/// An object that has the keys its plan allows.
struct SampleObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool {
    let path = decoder.path(key)
    decoder.asked.add(path)
    return decoder.plan.hasOptional(path)
  }

  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(for: key).make(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try decoder(for: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(for: key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(for: key) }

  private func decoder(for key: Key) throws -> SampleDecoder {
    let path = decoder.path(key)
    decoder.asked.add(path)
    guard decoder.plan.has(path) else {
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: path))
    }
    return decoder.inside(key)
  }
}

/// A list with one element.
struct SampleList: UnkeyedDecodingContainer {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { 1 }
  var isAtEnd: Bool { currentIndex == 1 }
  private(set) var currentIndex = 0

  init(decoder: SampleDecoder) { self.decoder = decoder }

  mutating func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex = 1
    return try decoder.make(type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedDecodingContainer<Key> {
    currentIndex = 1
    return decoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex = 1
    return decoder.unkeyedContainer()
  }

  mutating func superDecoder() -> any Decoder { decoder }
}

/// A single value that is never null.
struct SampleValue: SingleValueDecodingContainer {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.make(type) }
}
