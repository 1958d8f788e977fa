import NIOCore
import Testing

@testable import TriptoRedis

@Suite("RESP, byte by byte")
struct ParserTests {
  /// What servers send, and what it means. No rule speaks of a protocol's bytes.
  static let samples: [(String, RESPValue)] = [
    ("+OK\r\n", .simple("OK")), ("+\r\n", .simple("")),
    (":-42\r\n", .integer(-42)), (":+7\r\n", .integer(7)),
    ("$5\r\nh\r\nlo\r\n", bulk("h\r\nlo")), ("$0\r\n\r\n", bulk("")),
    ("$-1\r\n", .null), ("*-1\r\n", .null), ("_\r\n", .null),
    ("#t\r\n", .boolean(true)), ("#f\r\n", .boolean(false)),
    (",1.5e3\r\n", .double(1_500)), (",-inf\r\n", .double(-.infinity)),
    (
      "(3492890328409238509324850943850943825024385\r\n",
      .bigNumber("3492890328409238509324850943850943825024385")
    ),
    ("-NOSCRIPT No matching script\r\n", .error(RESPRefusal("NOSCRIPT No matching script"))),
    ("!9\r\nSYNTAX no\r\n", .error(RESPRefusal("SYNTAX no"))),
    ("=7\r\ntxt:abc\r\n", .verbatim(format: "txt", ByteBuffer(string: "abc"))),
    ("*0\r\n", .array([])), ("~1\r\n:1\r\n", .set([.integer(1)])),
    (
      "*2\r\n*1\r\n$1\r\na\r\n%1\r\n+k\r\n*0\r\n",
      .array([.array([bulk("a")]), .map([RESPPair(.simple("k"), .array([]))])])
    ),
    (
      ">3\r\n$7\r\nmessage\r\n$1\r\nc\r\n$2\r\nhi\r\n",
      .push([bulk("message"), bulk("c"), bulk("hi")])
    ),
    ("|1\r\n+ttl\r\n:9\r\n*1\r\n|1\r\n+a\r\n*0\r\n:3\r\n", .array([.integer(3)])),
  ]

  private func parse(_ pieces: [ArraySlice<UInt8>]) throws -> [RESPValue] {
    var parser = RESPParser()
    var values: [RESPValue] = []
    for piece in pieces {
      parser.append(ByteBuffer(bytes: piece))
      while let value = try parser.next() { values.append(value) }
    }
    #expect(parser.held == 0)
    return values
  }

  @Test("Each type of RESP2 and RESP3 is read", arguments: samples)
  func golden(_ sample: String, _ value: RESPValue) throws {
    #expect(try parse([ArraySlice(sample.utf8)]) == [value])
  }

  @Test("Each split of each sample gives the same value", arguments: samples)
  func splits(_ sample: String, _ value: RESPValue) throws {
    let bytes = Array(sample.utf8)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(try parse(pieces) == [value], "\(first) \(second)")
      }
    }
    #expect(try parse(bytes.indices.map { bytes[$0...$0] }) == [value])
  }

  @Test("All samples in one packet are as many values")
  func together() throws {
    let bytes = Self.samples.flatMap { Array($0.0.utf8) }
    #expect(try parse([bytes[...]]) == Self.samples.map(\.1))
  }

  @Test(
    "What is no RESP is refused, and so is all behind it",
    arguments: [
      "HTTP/1.1 400 Bad Request\r\n", "\u{15}\u{3}\u{1}", ":1\n", ":\r\n", ":1x\r\n", "$-2\r\n",
      "$1\r\nabc\r\n", "$x\r\n", "#y\r\n", ",1,5\r\n", "(12a\r\n", "(\r\n", "*1\r\n?\r\n", "_0\r\n",
      "=3\r\nabc\r\n", "%-1\r\n", "\r\n", "$?\r\n",
    ])
  func malformed(_ text: String) {
    var parser = RESPParser()
    parser.append(ByteBuffer(string: text))
    #expect(throws: RESPFailure.self) { try parser.next() }
    parser.append(ByteBuffer(string: "+OK\r\n"))
    #expect(throws: RESPFailure.self) { try parser.next() }
  }

  @Test(
    "A value beyond the limits is refused before it is there",
    arguments: [
      "$67108865\r\n", "$9223372036854775807\r\n", "*1048577\r\n", "%9223372036854775807\r\n",
      "*2\r\n$40000000\r\n", String(repeating: "*1\r\n", count: 17),
      "+" + String(repeating: "a", count: 65_536), "=67108865\r\n", "!67108865\r\n",
      "*1048576\r\n*1\r\n",
    ])
  func limits(_ text: String) throws {
    var parser = RESPParser()
    let isSum = text.hasPrefix("*2")
    let rest = isSum ? String(repeating: "x", count: 40_000_000) + "\r\n$40000000\r\n" : ""
    parser.append(ByteBuffer(string: text + rest))
    #expect(throws: RESPFailure(reason: .tooLarge)) { try parser.next() }
    #expect(parser.held == 0)
  }

  @Test("A bulk of 64 MiB less its head is taken, in pieces")
  func large() throws {
    let length = (64 << 20) - 16
    var parser = RESPParser()
    parser.append(ByteBuffer(string: "$\(length)\r\n"))
    let piece = ByteBuffer(repeating: 7, count: 1 << 20)
    for _ in 0..<63 { parser.append(piece) }
    #expect(try parser.next() == nil)
    parser.append(ByteBuffer(repeating: 7, count: (1 << 20) - 16))
    parser.append(ByteBuffer(string: "\r\n"))
    #expect(try parser.next()?.bytes?.readableBytes == length)
  }

  @Test("10,000 strings of chance bytes, and of samples with chance bytes in them, never crash")
  func fuzz() {
    var chance = SystemRandomNumberGenerator()
    let letters = Array("+-:$*_#,(!=%~>|0123456789\r\n\r\n\r\nab?".utf8)
    for round in 0..<10_000 {
      var bytes = (0..<Int.random(in: 0..<120, using: &chance)).map { _ in
        round.isMultiple(of: 2)
          ? letters.randomElement(using: &chance) ?? 0 : UInt8.random(in: 0...255, using: &chance)
      }
      if round.isMultiple(of: 3) {
        bytes = Array(Self.samples[round % Self.samples.count].0.utf8)
        bytes[Int.random(in: 0..<bytes.count)] = letters.randomElement(using: &chance) ?? 0
      }
      var parser = RESPParser()
      parser.append(ByteBuffer(bytes: bytes))
      var values = 0
      // NB: what is refused ends it, as a whole value that is still to come does.
      while (try? parser.next()) != nil { values += 1 }
      #expect(values <= bytes.count / 3 && parser.held <= bytes.count)
    }
  }
}

private func bulk(_ text: String) -> RESPValue { .bulk(ByteBuffer(string: text)) }

@Suite("Commands on their way")
struct CommandTests {
  @Test("A command is an array of bulks, whatever is in its arguments")
  func golden() {
    var buffer = ByteBuffer()
    let size = buffer.write(
      RedisCommand("SET", "å\r\n", .bytes(ByteBuffer(bytes: [0, 13, 10])), 12))
    #expect(
      String(buffer: buffer) == "*4\r\n$3\r\nSET\r\n$4\r\nå\r\n\r\n$3\r\n\0\r\n\r\n$2\r\n12\r\n")
    #expect(size == buffer.readableBytes)
  }

  @Test("A command's text and its reflection hold none of its arguments")
  func unprinted() {
    let command = RedisCommand("AUTH", "hunter2")
    var dumped = ""
    dump(command, to: &dumped)
    #expect(!("\(command) \(String(reflecting: command)) \(dumped)").contains("hunter2"))
    #expect("\(command)" == "AUTH (1)")
  }
}

@Suite("Waits between attempts")
struct BackoffTests {
  @Test("They grow to the most, lie between half and whole, and begin anew")
  func growth() throws {
    var backoff = RedisBackoff(RedisSettings(try RedisAddress("redis://h")))
    #expect((0..<7).map { _ in backoff.wait(chance: 1) } == [50, 100, 200, 400, 800, 1_000, 1_000])
    #expect(backoff.wait(chance: 0) == 500 && backoff.wait(chance: 0.5) == 750)
    backoff.reset()
    #expect(backoff.wait(chance: 0) == 25)
  }
}
