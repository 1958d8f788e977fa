import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// What comes of a try.
extension LaunchModel {
  func begin(
    _ way: Way, code: String? = nil, _ find: @escaping @MainActor () async throws(APIError) -> Seat
  ) {
    guard !isOff else { return }
    app.services.haptics.play(.medium)
    forget()
    busy = way
    sheet?.isBusy = true
    Task {
      do throws(APIError) {
        let seat = try await find()
        succeeded()
        await app.take(seat)
      } catch {
        failed(error, code: code)
      }
    }
  }

  func succeeded() {
    app.services.haptics.play(.success)
    (busy, sheet, taken) = (nil, nil, nil)
  }

  func failed(_ problem: APIError, code: String?) {
    app.services.haptics.play(.error)
    busy = nil
    fault = problem.text(at: app.book.server, isNetworkRefused: isNetworkRefused)
    sheet?.isBusy = false
    // NB: a seat that is taken is told where the way to take it over stands.
    if problem == .hostRoleTaken, case .code? = sheet?.kind { (taken, sheet) = (code, nil) }
    tellFault()
    if case .refused(let refusal) = problem { hold(refusal.waitSeconds) }
  }

  func tellFault() {
    let words = fault?.words(app.messages)
    sheet?.error = words
    show(\.error, sheet == nil ? words : nil)
    let isShut = fault?.key == .localNetworkRefused
    show(\.openSettings, isShut ? app.messages.apps.openSettings : nil)
  }

  func forget() {
    fault = nil
    sheet?.error = nil
    show(\.error, nil)
    show(\.openSettings, nil)
  }

  func hold(_ seconds: Int) {
    guard seconds > 0 else { return }
    isHeld = true
    holding = app.services.after(Double(seconds) * 1000) { [self] in
      isHeld = false
      forget()
    }
  }
}
