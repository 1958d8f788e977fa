import Foundation
import Testing
import TriptoKernel

@testable import TriptoServices

/// The examples that AWS publishes ("Authenticating Requests: Using the Authorization Header" and "… Using Query
/// Parameters", Amazon S3 API Reference, 24 May 2013).
@Suite("A signature of AWS, by its published examples") struct AWSSignatureTests {
  private static let time = Date(timeIntervalSince1970: 1_369_353_600)
  private static let host = "examplebucket.s3.amazonaws.com"
  private static let empty = AWSSignature.digest(Data())

  private let signer = AWSSignature(
    keyID: "AKIAIOSFODNN7EXAMPLE",
    secret: Sensitive("wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"), region: "us-east-1")

  private func signature(_ request: AWSSignature.Request) -> String? {
    let text = signer.authorization(of: request, at: Self.time).revealed
    return text.split(separator: "Signature=").last.map(String.init)
  }

  private static func request(
    _ method: String, _ path: String, query: [(String, String)] = [],
    headers: [(String, String)] = [], payload: String = empty
  ) -> AWSSignature.Request {
    AWSSignature.Request(
      method: method, path: path, query: query,
      headers: headers + [
        ("host", host), ("x-amz-content-sha256", payload), ("x-amz-date", "20130524T000000Z"),
      ], payload: payload)
  }

  @Test("the moment is written as AWS wants it")
  func moment() { #expect(AWSSignature.stamp(Self.time) == "20130524T000000Z") }

  @Test("GET of a part of an object")
  func get() {
    let request = Self.request("GET", "/test.txt", headers: [("range", "bytes=0-9")])
    #expect(
      signer.authorization(of: request, at: Self.time).revealed
        == "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
        + "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,"
        + "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
  }

  @Test("PUT of an object whose name must be encoded")
  func put() {
    let request = Self.request(
      "PUT", "/test$file.text",
      headers: [
        ("date", "Fri, 24 May 2013 00:00:00 GMT"), ("x-amz-storage-class", "REDUCED_REDUNDANCY"),
      ], payload: AWSSignature.digest(Data("Welcome to Amazon S3.".utf8)))
    #expect(
      signature(request) == "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd")
  }

  @Test("GET with a query, whose keys may have no value")
  func queries() {
    #expect(
      signature(Self.request("GET", "/", query: [("lifecycle", "")]))
        == "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543")
    #expect(
      signature(Self.request("GET", "/", query: [("prefix", "J"), ("max-keys", "2")]))
        == "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7")
  }

  @Test("an address by which anybody may fetch an object for a day")
  func link() {
    let request = AWSSignature.Request(
      method: "GET", path: "/test.txt", headers: [("host", Self.host)],
      payload: AWSSignature.unsigned)
    #expect(
      signer.query(of: request, for: 86_400, at: Self.time)
        == "X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2F"
        + "us-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&"
        + "X-Amz-SignedHeaders=host&X-Amz-Signature="
        + "aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404")
  }
}
