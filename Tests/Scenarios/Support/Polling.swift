import TriptoKernel
import TriptoTestEvening
import TriptoWire

/// What was asked for again and again, and never came.
struct NeverCame: Error, CustomStringConvertible {
  let path: String
  let last: JSONValue

  var description: String { "\(path) still answers \(last.jsonText)" }
}

extension ServerUnderTest {
  /// Asks until the answer is the one: for what is made to be polled (RE29).
  ///
  /// - Throws: ``NeverCame`` after 2,400 askings, which take a minute and more.
  func poll(_ path: String, until isThere: (JSONValue) -> Bool) async throws -> JSONValue {
    var last = JSONValue.null
    for _ in 0..<2_400 {
      last = try await get(path).json
      if isThere(last) { return last }
      // NB: a job tells nobody that it has moved on; whoever wants to know asks (RE29).
      try await Task.sleep(for: .milliseconds(25))
    }
    throw NeverCame(path: path, last: last)
  }
}
