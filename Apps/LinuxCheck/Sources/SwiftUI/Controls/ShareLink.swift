import CoreTransferable
import Foundation

#if PLATFORM_IOS
  public struct SharePreview<Image, Icon> {}

  public nonisolated struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View, PrimitiveView
  where
    Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
    PreviewIcon: Transferable, Label: View
  {
    public typealias Body = Never
    let items: [String]
    let label: Label

    fileprivate init(shared: Data, label: Label) {
      (items, self.label) = (shared.map { "\($0)" }, label)
    }

    @MainActor func makeNodes(_ scope: Scope) -> [Node] {
      let items = items
      return scope.pressable("ShareLink", ["items": items], label: label) {
        scope.host.shared.append(items)
      }
    }
  }

  extension Never: Transferable {}

  extension ShareLink
  where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    public nonisolated init(
      items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
      self.init(shared: items, label: label())
    }
  }

  extension ShareLink
  where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    public nonisolated init(
      items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
      self.init(shared: items, label: label())
    }
  }

  extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public nonisolated init(
      item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
      self.init(shared: CollectionOfOne(item), label: label())
    }
    public nonisolated init(
      item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
      self.init(shared: CollectionOfOne(item), label: label())
    }
  }

  extension ShareLink
  where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
      self.init(shared: CollectionOfOne(item), label: DefaultShareLinkLabel())
    }
  }

  public nonisolated struct DefaultShareLinkLabel: View {
    nonisolated init() {}
    public var body: some View { Label("Share…", systemImage: "square.and.arrow.up") }
  }
#endif
