import Foundation
public import TriptoClient
public import TriptoKernel
import TriptoWire

/// A server that answers what a test has put there, and keeps what it was asked.
public actor FakeTransport: HTTPTransport {
  private var answers: [HTTPResponse]
  public private(set) var asked: [HTTPRequest] = []

  public init(_ answers: [HTTPResponse]) { self.answers = answers }

  public init(_ status: Int = 200, _ body: JSONValue = [:], headers: [String: String] = [:]) {
    answers = [HTTPResponse(status: status, headers: headers, body: body.jsonBytes())]
  }

  public func send(_ request: HTTPRequest) throws -> HTTPResponse {
    asked.append(request)
    guard !answers.isEmpty else { throw SocketClosed.lost }
    return answers.removeFirst()
  }

  public var lines: [String] { asked.map { "\($0.method.rawValue) \($0.url)" } }
}

public actor FakeKeys: HouseKeys {
  public var key: String?
  private var answer: String?
  public private(set) var refused: [String?] = []

  public init(_ key: String?, typed answer: String?) { (self.key, self.answer) = (key, answer) }

  public func ask(refused: String?) -> Bool {
    self.refused.append(refused)
    key = answer ?? key
    defer { answer = nil }
    return answer != nil
  }
}
