// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Type-checks, draws and plays the apps on Linux. Xcode never sees it: its modules carry the names of Apple's.
/// TRIPTO_PLATFORM=tvos makes the modules of tvOS (with a --scratch-path of its own), else they are those of iOS.
let isTV = ProcessInfo.processInfo.environment["TRIPTO_PLATFORM"] == "tvos"
let platform = SwiftSetting.define(isTV ? "PLATFORM_TVOS" : "PLATFORM_IOS")

/// NB: Swift 5 mode, as Apple builds its own: mode 6 adds `@Sendable` where their declarations have none.
/// Optimised also in a debug build, as the Kit: deep trees must fit the small stacks of test threads.
let asApple: [SwiftSetting] = [
  platform, .swiftLanguageMode(.v5), .unsafeFlags(["-O"], .when(configuration: .debug)),
]

/// The app of the platform. Its sources stand there by links. `Main` and `Live` are left out: they are the door to Apple's
/// own frameworks.
let app = isTV ? "TV" : "Host"
let appOutside = ["\(app)/Main", "\(app)/Live", "\(app)/Resources", "Common/Live"]
let kitModules =
  ["TriptoKernel", "TriptoWire", "TriptoClient", "TriptoDesign", "TriptoScreens"]
  + (isTV ? ["TriptoDesk", "TriptoTVScreens"] : ["TriptoHostCards", "TriptoHostScreens"])
let kit = kitModules.map { Target.Dependency.product(name: $0, package: "Kit") }

func kit(_ modules: [String]) -> [Target.Dependency] {
  modules.map { .product(name: $0, package: "Kit") }
}

let package = Package(
  name: "LinuxCheck",
  dependencies: [.package(path: "../../Kit")],
  targets: [
    .target(name: "Symbols", swiftSettings: asApple),
    .target(name: "UIKit", swiftSettings: asApple),
    .target(name: "UniformTypeIdentifiers", swiftSettings: asApple),
    .target(
      name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"], swiftSettings: asApple),
    .target(name: "Accessibility", swiftSettings: asApple),
    .target(name: "AppleFoundation", swiftSettings: fake),
    .target(name: "AppleDNSSD", swiftSettings: fake),
    .target(name: "AppleSecurity", dependencies: ["AppleFoundation"], swiftSettings: fake),
    .target(
      name: "AppleNetwork", dependencies: ["AppleFoundation", "AppleDNSSD"], swiftSettings: fake),
    .target(
      name: "SwiftUI",
      dependencies: ["Symbols", "UIKit", "UniformTypeIdentifiers", "CoreTransferable"],
      exclude: ["Graph/NODES.md"], swiftSettings: asApple),
    .target(
      name: "Drawing", dependencies: ["SwiftUI"],
      // Optimised also in a debug build: a screen is laid out some hundred times.
      swiftSettings: [platform, .unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(
      name: "\(app)App",
      dependencies: ["SwiftUI", "Symbols", "UIKit", "UniformTypeIdentifiers", "Accessibility"]
        + kit(kitModules),
      exclude: appOutside,
      swiftSettings: [
        platform, .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .unsafeFlags([
          "-warnings-as-errors", "-Xfrontend", "-warn-long-expression-type-checking=100",
        ]),
      ]),
    .testTarget(
      name: "GraphTests", dependencies: ["SwiftUI"],
      swiftSettings: [platform, .swiftLanguageMode(.v6)]),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "SwiftUI"],
      swiftSettings: [platform, .swiftLanguageMode(.v6)]),
    .testTarget(
      name: "HostScreensDrawn",
      dependencies: ["HostApp", "Drawing", "SwiftUI"] + kit(kitModules + ["TriptoTestWorld"]),
      swiftSettings: [platform, .swiftLanguageMode(.v6)]),
  ]
)
