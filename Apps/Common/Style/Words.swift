import Foundation
import SwiftUI
import TriptoDesign

/// Words of a label, each whole: where very large letters make one wider than its line, all of them are smaller
/// (UI-H44). NB: the system would go on in the next line in the middle of the word.
struct Words: View, Equatable {
  let text: String
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.lettering) private var lettering

  nonisolated init(_ text: String) { self.text = text }

  private static let scales = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4]

  var body: some View {
    if typeSize.isAccessibilitySize, let lettering {
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

  /// Lines break at blanks, and after hyphens.
  private var longest: String {
    let words = text.split { $0 == " " || $0 == "-" || $0 == "–" || $0 == "/" }
    return words.max { $0.count < $1.count }.map(String.init) ?? text
  }

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
