public import Foundation
public import TriptoKernel

/// One question to a service.
public struct ServiceQuestion: Sendable {
  /// A field of the request's head.
  public struct Field: Sendable {
    let name: String
    let value: Sensitive

    /// A field that anybody may see.
    public static func plain(_ name: String, _ value: String) -> Field {
      Field(name: name, value: Sensitive(value))
    }

    /// The key alone, as in `x-api-key`.
    public static func key(_ name: String, _ key: Sensitive) -> Field {
      Field(name: name, value: key)
    }

    /// `authorization: Bearer …`
    public static func bearer(_ key: Sensitive) -> Field {
      Field(name: "authorization", value: Sensitive("Bearer \(key.revealed)"))
    }
  }

  let url: String
  let fields: [Field]
  let method: String
  /// Media type of the body.
  let contentType: String
  let body: Data?

  /// JSON that is posted.
  public init(url: String, fields: [Field], json: Data) {
    self.init(url: url, fields: fields, contentType: "application/json", body: json)
  }

  /// - Parameter body: nil asks without one, and then `contentType` says nothing.
  public init(
    method: String = "POST", url: String, fields: [Field], contentType: String, body: Data?
  ) {
    self.method = method
    self.url = url
    self.fields = fields
    self.contentType = contentType
    self.body = body
  }
}

/// What came with status 200.
public struct ServiceAnswer: Sendable, Equatable {
  public let body: Data
  /// As in `audio/wav`; empty when the service does not say.
  public let contentType: String
}
