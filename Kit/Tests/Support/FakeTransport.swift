import Foundation
package import TriptoClient
package import TriptoKernel
import TriptoWire

/// A server that answers what a test has put there, and keeps what it was asked.
package actor FakeTransport: HTTPTransport {
  private var answers: [HTTPResponse]
  package private(set) var asked: [HTTPRequest] = []

  package init(_ answers: [HTTPResponse]) { self.answers = answers }

  package init(_ status: Int = 200, _ body: JSONValue = [:], headers: [String: String] = [:]) {
    answers = [HTTPResponse(status: status, headers: headers, body: body.jsonBytes())]
  }

  package func send(_ request: HTTPRequest) throws -> HTTPResponse {
    asked.append(request)
    guard !answers.isEmpty else { throw SocketClosed.lost }
    return answers.removeFirst()
  }

  package var lines: [String] { asked.map { "\($0.method.rawValue) \($0.url)" } }
}

package actor FakeKeys: HouseKeys {
  package var key: String?
  private var answer: String?
  package private(set) var refused: [String?] = []

  package init(_ key: String?, typed answer: String?) { (self.key, self.answer) = (key, answer) }

  package func ask(refused: String?) -> Bool {
    self.refused.append(refused)
    key = answer ?? key
    defer { answer = nil }
    return answer != nil
  }
}
