public import TriptoKernel

extension JSONValue: JSONWritable {
  /// Writes object members in the order of their keys, so equal values give equal bytes.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let flag): json.bool(flag)
    case .int(let whole): json.int(whole)
    case .double(let number): json.double(number)
    case .string(let text): json.string(text)
    case .array(let elements): elements.write(to: &json)
    case .object(let members):
      json.object { json in
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
          json.key(escaping: name)
          value.write(to: &json)
        }
      }
    }
  }
}
