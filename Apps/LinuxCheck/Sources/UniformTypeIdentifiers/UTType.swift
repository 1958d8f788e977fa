/// A kind of file.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  private init(identifier: String) { self.identifier = identifier }
  public init?(filenameExtension: String) { identifier = "dyn." + filenameExtension }
  public static let json = UTType(identifier: "public.json")
  public static let data = UTType(identifier: "public.data")
  public static let text = UTType(identifier: "public.text")
  public static let plainText = UTType(identifier: "public.plain-text")
  public static let zip = UTType(identifier: "public.zip-archive")
}
