import Foundation
@_spi(Testing) import SwiftUI

@_spi(Testing) @testable import Drawing

/// What a walk has found out about each step.
@MainActor
final class Ledger {
  private var looked: [Step: Int] = [:]
  private var faults: [Step: [String]] = [:]
  /// Why the walk did not go to its end.
  private(set) var end: String?

  nonisolated init() {}

  /// A look at some steps.
  /// - Parameter fault: nil where it was as the step says.
  func note(_ steps: [Step], _ fault: String?) {
    for step in steps {
      looked[step, default: 0] += 1
      if let fault { faults[step, default: []].append(fault) }
    }
  }

  /// Looks at what is on the screen now.
  func look(
    _ stage: Stage, on screen: Drawing.Screen? = nil, _ typeSize: DynamicTypeSize = .large,
    _ work: (Eyes) throws -> Void
  ) rethrows {
    try work(Eyes(stage, stage.picture(on: screen, typeSize), self))
  }

  /// The whole walk, once for all its tests.
  static func filled(_ walk: @escaping @MainActor (Ledger) async throws -> Void) -> Task<
    Ledger, Never
  > {
    Task { @MainActor in
      let ledger = Ledger()
      do {
        try await walk(ledger)
      } catch {
        ledger.end = "\(error)"
      }
      return ledger
    }
  }

  func looks(at step: Step) -> Int { looked[step] ?? 0 }
  func faults(at step: Step) -> [String] { faults[step] ?? [] }
}
