// Made by generate/modifiers.py from facts/api-facts.tsv.
// swift-format-ignore-file
import Foundation
import Observation
import Symbols
import UIKit
import UniformTypeIdentifiers

#if PLATFORM_TVOS
extension View {
  public nonisolated func focusSection() -> some View {
    Recorded(self, "focusSection()", [:])
  }

  public nonisolated func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void = { _ in }) -> some View {
    Recorded(self, "focusable(_:onFocusChange:)", ["isFocusable": isFocusable, "onFocusChange": onFocusChange])
  }

  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    Recorded(self, "onExitCommand(perform:)", ["action": action])
  }

  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    Recorded(self, "onMoveCommand(perform:)", ["action": action])
  }

  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    Recorded(self, "onPlayPauseCommand(perform:)", ["action": action])
  }

  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    Recorded(self, "prefersDefaultFocus(_:in:)", ["prefersDefaultFocus": prefersDefaultFocus, "namespace": namespace])
  }
}
#endif
