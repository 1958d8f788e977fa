/// Why bytes are no RESP, or more of it than is taken.
struct RESPFailure: Error, Equatable {
  enum Reason: Equatable {
    /// No type starts with this byte.
    case type(UInt8)
    /// What follows a type cannot be read as one.
    case malformed(UInt8)
    /// A line, a bulk, a value or its nesting is beyond the limits.
    case tooLarge
  }

  let reason: Reason
}

extension RESPParser {
  struct Limits {
    /// Bytes of one value with everything in it.
    var bytes = 64 << 20
    /// Values within one value.
    var elements = 1 << 20
    /// Bytes of a line: a simple text, a number or a length.
    var line = 64 << 10
    /// Arrays within arrays.
    var depth = 16
  }

  /// An array, a set, a map, a push or an attribute that is not whole yet.
  struct Aggregate {
    let type: RESPType
    /// Values that are still to come; a map has two for each entry.
    var missing: Int
    var elements: [RESPValue] = []
  }

  /// A bulk whose length is known.
  struct Bulk {
    let type: RESPType
    let length: Int
  }
}
