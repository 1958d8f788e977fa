import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing

@testable import TriptoHTTP

/// Runs `body` against a server that has one endpoint and the pages of a small build.
private func withSite(
  _ body: @escaping @Sendable (any TestClientProtocol) async throws -> Void
) async throws {
  let build = try WebBuild()
  let router = Router(context: APIContext.self)
  router.add(
    middleware: StaticSiteMiddleware(site: try StaticSite.load(directory: build.site.path)))
  router.get("v1/known") { _, _ in "known" }
  router.get("v1/missing") { _, _ -> String in throw HTTPError(.notFound, message: "No game.") }
  try await Application(router: router).test(.router, body)
  try build.remove()
}

private func text(_ response: TestResponse) -> String { String(buffer: response.body) }

@Suite struct StaticSiteTests {
  @Test(
    "RE7 any unmatched GET outside /v1 gives the player page with 200",
    arguments: [
      "/", "/join", "/join/ABC234?t=x.y.z", "/lobby", "/next-destination", "/game", "/reveal",
      "/whatever/else", "/v1x", "/index.html",
    ])
  func fallback(path: String) async throws {
    try await withSite { client in
      let response = try await client.execute(uri: path, method: .get)
      #expect(response.status == .ok)
      #expect(text(response) == "<title>player</title>")
      #expect(response.headers[.contentType] == "text/html; charset=utf-8")
      #expect(response.headers[.cacheControl] == "no-cache")
    }
  }

  @Test(
    "RE53 the TV page is at /tv, the host page at /host and the listening page at /listen",
    arguments: [
      ("/tv", "tv"), ("/tv/", "tv"), ("/tv?code=ABC234", "tv"), ("/host", "host"),
      ("/host/", "host"), ("/listen", "listen"),
    ])
  func pages(path: String, title: String) async throws {
    try await withSite { client in
      let response = try await client.execute(uri: path, method: .get)
      #expect(text(response) == "<title>\(title)</title>")
    }
  }

  @Test("RE7 an unknown endpoint under /v1 is a JSON 404", arguments: ["/v1", "/v1/x", "/v1/x/y"])
  func unknownEndpoint(path: String) async throws {
    try await withSite { client in
      let response = try await client.execute(uri: path, method: .get)
      #expect(response.status == .notFound)
      #expect(response.headers[.contentType] == "application/json")
      let body = try JSONDecoder().decode(
        [String: String].self, from: Data(response.body.readableBytesView))
      #expect(body["error"] == "Not found")
      #expect(body["message"]?.isEmpty == false)
    }
  }

  @Test("RE80 the document of the API is a file of the build")
  func document() async throws {
    try await withSite { client in
      let response = try await client.execute(uri: "/v1/openapi.json", method: .get)
      #expect(response.status == .ok)
      #expect(response.headers[.contentType] == "application/json")
      #expect(text(response) == "{}")
    }
  }

  @Test("RE7 routes go first, and an endpoint's own message stays")
  func routesGoFirst() async throws {
    try await withSite { client in
      let known = try await client.execute(uri: "/v1/known", method: .get)
      #expect(text(known) == "known")
      let missing = try await client.execute(uri: "/v1/missing", method: .get)
      #expect(missing.status == .notFound)
      #expect(text(missing).contains("No game."))
      let post = try await client.execute(uri: "/join", method: .post)
      #expect(post.status == .notFound)
      #expect(post.headers[.contentType] == "application/json")
    }
  }

  @Test(
    "RE7 a missing asset is 404, never a page",
    arguments: ["/assets/gone-ABCD2345.js", "/assets/", "/audio/music_travel.m4a"])
  func missingAsset(path: String) async throws {
    try await withSite { client in
      let response = try await client.execute(uri: path, method: .get)
      #expect(response.status == .notFound)
      #expect(response.headers[.contentType]?.hasPrefix("text/plain") == true)
    }
  }

  @Test(
    "SE9 no path leaves the build, and links and hidden files are not in it",
    arguments: [
      "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt",
      "/link.txt", "/.hidden", "//secret.txt", "/assets/..%5c..%5csecret.txt", "/%00",
    ])
  func traversal(path: String) async throws {
    try await withSite { client in
      let response = try await client.execute(uri: path, method: .get)
      #expect(!text(response).contains("outside"))
      #expect(!text(response).contains("hidden"))
    }
  }

  @Test("RE7 hashed names are immutable; pages and the service worker are asked for anew")
  func caching() async throws {
    try await withSite { client in
      let script = try await client.execute(uri: WebBuild.script, method: .get)
      #expect(script.headers[.cacheControl] == "public, max-age=31536000, immutable")
      #expect(script.headers[.contentType] == "text/javascript; charset=utf-8")
      for path in ["/sw.js", "/manifest.webmanifest", "/assets/font.woff2"] {
        let response = try await client.execute(uri: path, method: .get)
        #expect(response.headers[.cacheControl] == "no-cache")
      }
    }
  }

  @Test(
    "RE7 the best coding that the client takes is sent, with Vary",
    arguments: [
      ("gzip, deflate, br", "br", "brotli"), ("gzip", "gzip", "gzip"),
      ("br;q=0.1, gzip;q=0.9", "gzip", "gzip"), ("*", "br", "brotli"),
      ("br;q=0, gzip;q=0", nil, "let plain = 1"), ("identity", nil, "let plain = 1"),
      ("", nil, "let plain = 1"),
    ] as [(String, String?, String)])
  func negotiation(accepted: String, coding: String?, body: String) async throws {
    try await withSite { client in
      let response = try await client.execute(
        uri: WebBuild.script, method: .get, headers: [.acceptEncoding: accepted])
      #expect(response.headers[.contentEncoding] == coding)
      #expect(text(response) == body)
      #expect(response.headers[.vary] == "Accept-Encoding")
      #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
    }
  }

  @Test("a compressed form is no file of its own")
  func compressedFormsAreHidden() async throws {
    try await withSite { client in
      let response = try await client.execute(uri: WebBuild.script + ".br", method: .get)
      #expect(response.status == .notFound)
    }
  }

  @Test("an unchanged file answers 304, and each coding has its own tag")
  func notModified() async throws {
    try await withSite { client in
      let plain = try await client.execute(uri: WebBuild.script, method: .get)
      let brotli = try await client.execute(
        uri: WebBuild.script, method: .get, headers: [.acceptEncoding: "br"])
      let tag = try #require(plain.headers[.eTag])
      #expect(tag != brotli.headers[.eTag])
      for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        let again = try await client.execute(
          uri: WebBuild.script, method: .get, headers: [.ifNoneMatch: known])
        #expect(again.status == .notModified)
        #expect(again.body.readableBytes == 0)
        #expect(again.headers[.eTag] == tag)
      }
      let changed = try await client.execute(
        uri: WebBuild.script, method: .get, headers: [.ifNoneMatch: "\"other\""])
      #expect(changed.status == .ok)
    }
  }

  @Test("RE7 HEAD answers as GET without the body")
  func head() async throws {
    try await withSite { client in
      let response = try await client.execute(uri: WebBuild.script, method: .head)
      #expect(response.status == .ok)
      #expect(response.body.readableBytes == 0)
      #expect(response.headers[.contentLength] == "13")
    }
  }

  @Test("pages tell the browser to sniff nothing, to send no referrer and what may run")
  func securityHeaders() async throws {
    try await withSite { client in
      for path in ["/", "/tv", WebBuild.script, "/assets/gone.js"] {
        let headers = try await client.execute(uri: path, method: .get).headers
        #expect(headers[.xContentTypeOptions] == "nosniff")
        #expect(headers[try #require(HTTPField.Name("Referrer-Policy"))] == "no-referrer")
        let policy = headers[.contentSecurityPolicy] ?? ""
        for rule in [
          "default-src 'self'", "img-src 'self' data:", "connect-src 'self'",
          "style-src 'self' 'unsafe-inline'", "media-src 'self'",
        ] {
          #expect(policy.contains(rule))
        }
      }
    }
  }

  @Test(
    "SE36 a page may talk to the address it came from and to no other",
    arguments: [
      ("192.168.1.5:3000", " ws://192.168.1.5:3000 wss://192.168.1.5:3000;"),
      ("stuga.local", " ws://stuga.local wss://stuga.local;"),
      ("[fe80::1]:3000", " ws://[fe80::1]:3000 wss://[fe80::1]:3000;"),
      ("a.example; script-src *", ";"), ("a b", ";"), ("*", ";"), ("", ";"), ("a:99999999", ";"),
    ])
  func connects(host: String, sockets: String) {
    let policy = SecurityHeaders.contentSecurityPolicy(host: host)
    #expect(policy.contains("connect-src 'self'\(sockets)"))
    #expect(policy.contains("frame-ancestors 'self'"), "our own pages alone may frame them")
    #expect(SecurityHeaders.page(host: host)[.permissionsPolicy]?.contains("camera=()") == true)
  }

  @Test("SE36 only a server with a certificate asks for TLS for good", arguments: [true, false])
  func strictTransport(isTLS: Bool) async throws {
    let router = Router(context: APIContext.self)
    router.add(middleware: SecurityHeadersMiddleware(isTLS: isTLS))
    router.get("/x") { _, _ in Response(status: .ok, headers: [.cacheControl: "no-cache"]) }
    try await Application(router: router).test(.router) { client in
      let headers = try await client.execute(uri: "/x", method: .get).headers
      #expect(headers[.strictTransportSecurity] == (isTLS ? "max-age=31536000" : nil))
      #expect(headers[.xContentTypeOptions] == "nosniff")
      #expect(headers[.cacheControl] == "no-cache", "what a route says of its cache stands")
    }
  }

  @Test("RE7 without a build one page says how to make it")
  func unbuilt() async throws {
    let site = try StaticSite.load(directory: "/nonexistent/dist")
    #expect(!site.isBuilt)
    let router = Router(context: APIContext.self)
    router.add(middleware: StaticSiteMiddleware(site: site))
    try await Application(router: router).test(.router) { client in
      for path in ["/", "/tv", "/host", "/join/ABC234"] {
        let response = try await client.execute(uri: path, method: .get)
        #expect(response.status == .ok)
        #expect(text(response).contains("make web"))
      }
    }
  }
}
