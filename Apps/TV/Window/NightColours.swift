import SwiftUI

/// Four nights. Which one it is depends on chance alone, like everything outside the window (UI-T30). These are colours of
/// a picture, not of the palette.
struct NightColours: Equatable {
  /// Zenith, middle, horizon.
  let sky: [Ink]
  let haze, mountain, hill, shore, wood: Ink

  static let all = [
    NightColours(
      sky: [0x060B17, 0x12274C, 0x3C5F98], haze: 0x44679F, mountain: 0x152849, hill: 0x1A3058,
      shore: 0x12213F, wood: 0x081120),
    NightColours(
      sky: [0x050D16, 0x0E3048, 0x2F7285], haze: 0x357889, mountain: 0x103547, hill: 0x163B50,
      shore: 0x0F2638, wood: 0x07121D),
    NightColours(
      sky: [0x090A1B, 0x241F55, 0x6A4A92], haze: 0x6C5199, mountain: 0x241F4B, hill: 0x2A2556,
      shore: 0x1A1939, wood: 0x0B0D1D),
    NightColours(
      sky: [0x070C1E, 0x1A2F6B, 0x5070BD], haze: 0x4A68AE, mountain: 0x1A2B5A, hill: 0x203468,
      shore: 0x152346, wood: 0x091022),
  ]

  /// The morning that comes with the lower levels.
  static let morning: [Ink] = [0x2A3F78, 0xC76F5E, 0xFFC27A]
  static let lamp: Ink = 0xFFC861
  static let moon: Ink = 0xF4EFD9

  static func of(_ palette: Int) -> NightColours { all[min(max(0, palette), all.count - 1)] }

  /// The sky at an hour: 0 is night, 1 morning.
  func sky(at dawn: Double) -> [Ink] {
    zip(sky, Self.morning).map { $0.mixed(with: $1, dawn * 0.85) }
  }
}
