import Foundation

/// Lines that appear at once, even in a pipe.
enum Screen {
  /// A result, on standard output.
  static func print(_ line: String) { write(line, to: .standardOutput) }

  /// One JSON object with sorted keys, on standard output.
  static func print(json value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// A word on the way, on standard error.
  static func tell(_ line: String) { write(line, to: .standardError) }

  private static func write(_ line: String, to handle: FileHandle) {
    handle.write(Data((line + "\n").utf8))
  }
}
