// swift-format-ignore-file: AlwaysUseLowerCamelCase

public typealias DNSServiceErrorType = Int32

public var kDNSServiceErr_PolicyDenied: Int { -65570 }
