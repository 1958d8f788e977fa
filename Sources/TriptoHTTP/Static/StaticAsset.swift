import Crypto
import Foundation
package import NIOCore
import TriptoKernel

/// The ways a body can be sent, best first.
package enum ContentCoding: String, CaseIterable, Sendable {
  case brotli = "br"
  case gzip = "gzip"
  case identity = "identity"

  /// The suffix of a precompressed file.
  package var fileSuffix: String {
    switch self {
    case .brotli: ".br"
    case .gzip: ".gz"
    case .identity: ""
    }
  }
}

/// One file of the web build, in memory, with what its answers say about it.
package struct StaticAsset: Sendable {
  package let contentType: String
  package let cacheControl: String
  /// The stem of its ETag; each coding has its own strong tag.
  package let digest: String
  private let bodies: [ContentCoding: ByteBuffer]

  /// - Parameters:
  ///   - path: The path in the build, which decides type and caching.
  ///   - bodies: The file itself as `.identity`, and its compressed forms.
  package init(path: String, bodies: [ContentCoding: ByteBuffer]) {
    self.bodies = bodies
    contentType = ContentType.of(path: path)
    cacheControl = Self.cacheControl(path: path)
    let whole = bodies[.identity].map { Data($0.readableBytesView) } ?? Data()
    digest = Hex.text(SHA256.hash(data: whole).prefix(8))
  }

  /// Codings other than `.identity` that this file has.
  package var hasCompressedForm: Bool { bodies.count > 1 }

  package func body(_ coding: ContentCoding) -> ByteBuffer? { bodies[coding] }

  package func etag(_ coding: ContentCoding) -> String {
    coding == .identity ? "\"\(digest)\"" : "\"\(digest)-\(coding.rawValue)\""
  }

  /// A name with a hash of the content never changes its content; everything else is asked for
  /// anew.
  package static func cacheControl(path: String) -> String {
    path.contains(/-[A-Z0-9]{8}\.[a-z0-9.]+$/) ? "public, max-age=31536000, immutable" : "no-cache"
  }
}
