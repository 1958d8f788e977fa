import Foundation
import SwiftUI
import TriptoDesign

/// Words of a label, each whole: where very large letters make one wider than its line, all of them are smaller
/// (UI-H44). NB: the system would go on in the next line in the middle of the word. So it does with a word that the
/// smallest letters make wider than a phone: that is somebody's name or a place's, and keeps its size.
struct Words: View, Equatable {
  let text: String
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.lettering) private var lettering

  nonisolated init(_ text: String) { self.text = text }

  private static let scales = [1, 0.85, 0.7, 0.6, 0.5, smallest]
  private static let smallest = 0.4
  /// No word of ours has more letters.
  private static let mostLetters = 19

  var body: some View {
    if !typeSize.isAccessibilitySize || longest.count > Self.mostLetters {
      Text(verbatim: text)
    } else if longest.count == text.count {
      Text(verbatim: text).lineLimit(1).minimumScaleFactor(Self.smallest)
    } else if let lettering {
      ViewThatFits(in: .horizontal) {
        Text(verbatim: text)
        ForEach(Self.scales, id: \.self) { scale in
          WholeWords(text: text, longest: longest, lettering: lettering.scaled(by: scale))
        }
      }
    } else {
      Text(verbatim: text)
    }
  }

  private var longest: String { text.widestWord }

  nonisolated static func == (one: Words, other: Words) -> Bool { one.text == other.text }
}

/// A text that asks for the room of its longest word, and breaks between the others.
private struct WholeWords: View {
  let text: String
  let longest: String
  let lettering: Lettering

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: text).frame(idealWidth: 0)
      Text(verbatim: longest).fixedSize().frame(height: 0).hidden()
    }
    .lettered(lettering)
  }
}
