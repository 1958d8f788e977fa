import Foundation
import SwiftUI
import TriptoDesign

/// Two columns beside each other where there is room, else one below the other (UI-H45).
struct TwoColumns<Left: View, Right: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.dynamicTypeSize) private var typeSize
  @ViewBuilder let left: Left
  @ViewBuilder let right: Right

  var body: some View {
    if width == .regular, !typeSize.isAccessibilitySize {
      HStack(alignment: .top, spacing: Measure.space2) {
        VStack(spacing: Measure.space2) { left }
          .frame(maxWidth: .infinity)
          .fixedSize(horizontal: false, vertical: true)
        VStack(spacing: Measure.space2) { right }
          .frame(maxWidth: .infinity)
          .fixedSize(horizontal: false, vertical: true)
      }
    } else {
      VStack(spacing: Measure.space2) {
        left
        right
      }
    }
  }
}

/// Two parts in one line, or the second below the first where they do not fit (UI-H44).
struct SideBySide<First: View, Second: View>: View {
  @ViewBuilder let first: First
  @ViewBuilder let second: Second

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .center, spacing: Measure.space2) {
        first
        Spacer(minLength: 0)
        second
      }
      VStack(alignment: .leading, spacing: Measure.space1) {
        first
        second
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A mark before its words, or above them for very large text, which needs the whole width (UI-H44).
struct Marked<Mark: View, Words: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ViewBuilder let mark: Mark
  @ViewBuilder let words: Words

  var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        mark
        words
      }
    } else {
      HStack(alignment: .top, spacing: Measure.space1) {
        mark
        words
      }
    }
  }
}
