// Made by generate/modifiers.py from facts/api-facts.tsv.
// swift-format-ignore-file
import Foundation
import Observation
import Symbols
import UIKit
import UniformTypeIdentifiers

#if PLATFORM_IOS
extension View {
  public nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View {
    ImportingFiles(self, isPresented, allowedContentTypes.map(\.identifier), many: allowsMultipleSelection, onCompletion)
  }

  public nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View {
    ImportingFiles(self, isPresented, allowedContentTypes.map(\.identifier), many: false, one(onCompletion))
  }

  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    Acting(self) { scope, _ in scope.traits.titleDisplayMode = "\(displayMode)" }
  }

  public nonisolated func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View {
    Recorded(self, "onTapGesture(count:coordinateSpace:perform:)", ["count": count, "coordinateSpace": coordinateSpace, "action": action])
  }

  public nonisolated func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View {
    Presenting(self, "Popover", isPresented, content)
  }

  public nonisolated func popover<Item, Content>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View {
    PresentingItem(self, "Popover", item, content)
  }
}
#endif
