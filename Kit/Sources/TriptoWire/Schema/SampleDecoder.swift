/// Makes a value of any wire type out of nothing, by answering whatever its `init(from:)` asks.
struct SampleDecoder: Decoder {
  let plan: SamplePlan
  let asked: AskedPaths
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ plan: SamplePlan, asked: AskedPaths = AskedPaths()) {
    self.plan = plan
    self.asked = asked
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(SampleObject(decoder: self))
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleList(decoder: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { SampleValue(decoder: self) }

  func path(_ key: any CodingKey) -> String {
    (codingPath + [key]).map(\.stringValue).joined(separator: ".")
  }

  func inside(_ key: any CodingKey) -> SampleDecoder {
    var decoder = self
    decoder.codingPath.append(key)
    return decoder
  }

  func make<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let sample = prepared(type) as? Value { return sample }
    return try Value(from: self)
  }

  private func prepared(_ type: any Any.Type) -> Any? {
    switch type {
    case is String.Type: plan.text
    case is Int.Type: plan.number
    case is Double.Type: Double(plan.number)
    case is Bool.Type: true
    case let sampled as any WireSampled.Type: pick(sampled.wireSamples)
    case let cases as any CaseIterable.Type: pick(of: cases)
    default: nil
    }
  }

  private func pick(of type: (some CaseIterable).Type) -> Any? { pick(Array(type.allCases)) }

  private func pick(_ values: [some Any]) -> Any? { values[plan.choice % values.count] }
}
