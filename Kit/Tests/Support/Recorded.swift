import Foundation

/// What the pages make of recorded things (`scripts/record-web.sh`): the apps must make the same of them.
public enum Recorded {
  /// - Throws: when the file is missing, or is something else.
  public static func read<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Recorded/\(name).json").standardizedFileURL
    return try JSONDecoder().decode(type, from: Data(contentsOf: file))
  }
}
