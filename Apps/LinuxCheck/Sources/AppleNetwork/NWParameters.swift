@_spi(Testing) import AppleFoundation

open class NWProtocolOptions {}

public class NWProtocolIP {
  public class Options: NWProtocolOptions {
    @nonexhaustive public enum Version: Sendable { case any, v4, v6 }
    public var version = NWProtocolIP.Options.Version.any
  }
}

public final class NWParameters: @unchecked Sendable {
  public class ProtocolStack: @unchecked Sendable {
    public var internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()
  }

  public class var tcp: NWParameters { NWParameters() }

  public let defaultProtocolStack = NWParameters.ProtocolStack()

  @_spi(Testing) public var ipVersion: NWProtocolIP.Options.Version? {
    (defaultProtocolStack.internetProtocol as? NWProtocolIP.Options)?.version
  }
}
