import Foundation
import TriptoKernel
import TriptoWire

@testable import TriptoClient

/// A server that answers what a test has put there, and keeps what it was asked.
actor FakeTransport: HTTPTransport {
  private var answers: [HTTPResponse]
  private(set) var asked: [HTTPRequest] = []

  init(_ answers: [HTTPResponse]) { self.answers = answers }

  init(_ status: Int = 200, _ body: JSONValue = [:], headers: [String: String] = [:]) {
    answers = [HTTPResponse(status: status, headers: headers, body: body.jsonBytes())]
  }

  func send(_ request: HTTPRequest) throws -> HTTPResponse {
    asked.append(request)
    guard !answers.isEmpty else { throw SocketClosed.lost }
    return answers.removeFirst()
  }

  var lines: [String] { asked.map { "\($0.method.rawValue) \($0.url)" } }
}

actor FakeKeys: HouseKeys {
  var key: String?
  private var answer: String?
  private(set) var refused: [String?] = []

  init(_ key: String?, typed answer: String?) { (self.key, self.answer) = (key, answer) }

  func ask(refused: String?) -> Bool {
    self.refused.append(refused)
    key = answer ?? key
    defer { answer = nil }
    return answer != nil
  }
}
