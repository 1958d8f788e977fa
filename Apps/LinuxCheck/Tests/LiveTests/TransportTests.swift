@_spi(Testing) import AppleFoundation
import Foundation
import Testing

@testable import HostApp
@testable import TriptoClient

@Suite(.timeLimit(.minutes(1))) struct TransportTests {
  private static let url = "http://tv.local:3000/v1/sessions"

  @Test(
    "UI-X5 a request arrives with method, token and body, and the answer comes with its headers")
  func asks() async throws {
    let internet = FakeInternet { request in
      #expect(request.url?.absoluteString == Self.url)
      #expect(request.httpMethod == "POST")
      #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer t")
      #expect(request.httpBody == Data("{}".utf8))
      return try Self.answer(429, ["Retry-After": "3"], "wait")
    }
    let response = try await FakeInternet.$current.withValue(internet) {
      try await DeviceTransport().send(Self.request)
    }
    #expect(response.status == 429)
    #expect(response.headers["Retry-After"] == "3")
    #expect(response.body == Array("wait".utf8))
  }

  @Test("SE11 a redirection is not followed: a token goes to its own server alone")
  func staysHome() async throws {
    let internet = FakeInternet { request in
      #expect(request.url?.absoluteString == Self.url)
      return try Self.answer(307, ["Location": "http://elsewhere.example/"], "")
    }
    let response = try await FakeInternet.$current.withValue(internet) {
      try await DeviceTransport().send(Self.request)
    }
    #expect(response.status == 307)
  }

  @Test("UI-X1 no server, and an address that is none, are told")
  func fails() async throws {
    let internet = FakeInternet { _ in throw URLError(.timedOut) }
    await FakeInternet.$current.withValue(internet) {
      await #expect(throws: URLError(.timedOut)) { try await DeviceTransport().send(Self.request) }
      var nowhere = Self.request
      nowhere.url = ""
      await #expect(throws: URLError(.badURL)) { try await DeviceTransport().send(nowhere) }
    }
  }

  private static let request = HTTPRequest(
    method: .post, url: url, headers: ["Authorization": "Bearer t"], body: Array("{}".utf8))

  private static func answer(
    _ status: Int, _ headers: [String: String], _ body: String
  ) throws -> (HTTPURLResponse, Data) {
    let address = try #require(URL(string: url))
    let response = try #require(
      HTTPURLResponse(
        url: address, statusCode: status, httpVersion: nil, headerFields: headers))
    return (response, Data(body.utf8))
  }
}
