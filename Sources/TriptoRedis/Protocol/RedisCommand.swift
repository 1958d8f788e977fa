public import NIOCore

/// A part of a command.
public enum RedisArgument: Sendable, Equatable {
  case text(String)
  case bytes(ByteBuffer)
  case int(Int64)

  public static func int(_ number: Int) -> RedisArgument { .int(Int64(number)) }
}

extension RedisArgument: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
  public init(stringLiteral text: String) { self = .text(text) }
  public init(integerLiteral number: Int64) { self = .int(number) }
}

/// What the server is to do: its name and what it needs. Nothing in it is read as a command's text, so no value
/// has to be escaped.
public struct RedisCommand: Sendable, Equatable {
  public let name: String
  public let arguments: [RedisArgument]

  public init(_ name: String, _ arguments: [RedisArgument]) {
    (self.name, self.arguments) = (name, arguments)
  }

  public init(_ name: String, _ arguments: RedisArgument...) { self.init(name, arguments) }

  /// Sends bytes to whoever listens to the channel now.
  public static func publish(_ bytes: ByteBuffer, to channel: String) -> RedisCommand {
    RedisCommand("PUBLISH", .text(channel), .bytes(bytes))
  }
}

/// Its arguments may hold secrets: no text shows them.
extension RedisCommand: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(name) (\(arguments.count))" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension ByteBuffer {
  /// - Returns: How many bytes the command takes.
  @discardableResult
  mutating func write(_ command: RedisCommand) -> Int {
    let start = writerIndex
    writeHead("*", command.arguments.count + 1)
    writeBulk(command.name)
    for argument in command.arguments {
      switch argument {
      case .text(let text): writeBulk(text)
      case .int(let number): writeBulk(String(number))
      case .bytes(let bytes):
        writeHead("$", bytes.readableBytes)
        writeImmutableBuffer(bytes)
        writeStaticString("\r\n")
      }
    }
    return writerIndex - start
  }

  private mutating func writeHead(_ type: StaticString, _ count: Int) {
    writeStaticString(type)
    writeString(String(count))
    writeStaticString("\r\n")
  }

  private mutating func writeBulk(_ text: String) {
    writeHead("$", text.utf8.count)
    writeString(text)
    writeStaticString("\r\n")
  }
}
