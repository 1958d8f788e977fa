@_spi(Testing) import SwiftUI
import Testing
import TriptoDesk

extension TVSet {
  /// The clue stands there, and the next cue is heard.
  func goesOn(_ speaker: Loudspeaker) async {
    let picture = await picture()
    SceneTests.check(picture, "the clue")
    #expect(picture.regions["clue"] != nil)
    await effect("sfx_lock")
    #expect(speaker.start(of: .asset("sfx_lock")) != nil)
  }
}
