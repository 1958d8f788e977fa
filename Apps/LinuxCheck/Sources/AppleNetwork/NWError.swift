import AppleDNSSD
import AppleFoundation
import Foundation

@nonexhaustive public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(DNSServiceErrorType)
  case tls(OSStatus)
}

/// What a service tells of itself, by name.
public struct NWTXTRecord: Hashable, Sendable {
  public var dictionary: [String: String]
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
}
