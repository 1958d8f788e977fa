import Observation
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

// What comes of a try, and the screen's own code.
extension TVLaunch {
  func board(
    byCode: Bool, _ find: @escaping @MainActor () async throws(APIError) -> Seat
  ) {
    guard !isOff else { return }
    (isBusy, error, codeError) = (true, nil, nil)
    Task {
      do throws(APIError) {
        await app.take(try await find())
      } catch {
        failed(error, byCode: byCode)
      }
      isBusy = false
    }
  }

  private func failed(_ problem: APIError, byCode: Bool) {
    var text = problem.text.words(app.messages)
    if case .refused(let refusal) = problem {
      if refusal.status == 401 { text = app.messages.tv.screenCodeOnly }
      hold(refusal.waitSeconds)
    }
    (error, codeError) = byCode && hasEntry ? (nil, text) : (text, nil)
  }

  private func hold(_ seconds: Int) {
    guard seconds > 0 else { return }
    isHeld = true
    holding = app.services.after(Double(seconds) * 1000) { [weak self] in
      guard let self else { return }
      (isHeld, error, codeError) = (false, nil, nil)
    }
  }

  /// Shows a code until a host has typed it; one that is over is replaced by itself (UI-T32).
  /// - Parameter isAnew: at another server.
  func begin(anew isAnew: Bool = false) {
    if isAnew {
      end()
      show(\.screenCode, nil)
    }
    guard pairing == nil else { return }
    pairing = Task { [weak self] in
      while !Task.isCancelled {
        guard let wait = await self?.pair() else { return }
        guard let self, await Services.wait(untilMs: self.nowMs + wait, in: self.app.services.world)
        else { return }
      }
    }
  }

  func end() {
    pairing?.cancel()
    pairing = nil
  }

  private var nowMs: Double { app.services.world.monoMs }

  /// - Returns: ms until another code is asked for; nil when the TV has a game.
  private func pair() async -> Double? {
    var isOpened = false
    do throws(APIError) {
      let opened = try await app.api.openScreen()
      isOpened = true
      hasEntry = !opened.pairingOnly
      tell(opened.screenCode)
      while !Task.isCancelled {
        guard await Services.wait(untilMs: nowMs + Self.lookMs, in: app.services.world) else {
          return nil
        }
        guard case .paired(let game) = try await app.api.lookAtScreen(opened) else { continue }
        pairing = nil
        await app.take(
          Seat(
            sessionId: game.sessionId, joinCode: game.joinCode, token: game.tvAuthToken,
            wsURL: game.wsUrl, playerId: "tv"))
        return nil
      }
      return nil
    } catch {
      // NB: a code that is over. A server that knows no screens says the same of the first question.
      if isOpened, case .refused(let refusal) = error, refusal.status == 404 { return 0 }
      show(\.screenCode, nil)
      if case .refused(let refusal) = error, refusal.waitSeconds > 0 {
        return Double(refusal.waitSeconds) * 1000
      }
      return Self.retryMs
    }
  }
}
