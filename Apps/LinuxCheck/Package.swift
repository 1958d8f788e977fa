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

/// Of what the adapters call there is a fake behind each declaration, which nothing runs often.
let fake: [SwiftSetting] = [platform, .swiftLanguageMode(.v5)]
let asOurs: [SwiftSetting] = [platform, .swiftLanguageMode(.v6)]

/// The app of the platform. Its sources stand there by links.
let app = isTV ? "TV" : "Host"

/// What the adapters of the app import. Modules called `Network` and `CryptoKit` must not be built here: sources of
/// other packages ask whether they can be imported.
let sound = isTV ? ["AVFAudio": "AppleAVFAudio", "CryptoKit": "AppleCryptoKit"] : [:]
let frameworks = ["Network": "AppleNetwork", "Security": "AppleSecurity", "dnssd": "AppleDNSSD"]
  .merging(sound) { $1 }

/// The app under Apple's names of modules, and with Apple's Foundation, in which each file has what Linux keeps
/// in others. The door of the program is no `main`, which tests have themselves.
let onDevice =
  frameworks.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
  + ["-import-module", "AppleFoundation", "-entry-point-function-name", "\(app)App_main"]
  .flatMap { ["-Xfrontend", $0] }
let deviceModules: [Target.Dependency] =
  ["AppleFoundation"] + frameworks.values.sorted().map { .init(stringLiteral: $0) }

func ofKit(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "Kit") }
}
let hostScreens = ofKit("TriptoHostCards", "TriptoHostScreens")
let kit =
  ofKit("TriptoKernel", "TriptoWire", "TriptoClient", "TriptoDesign", "TriptoScreens")
  + (isTV ? ofKit("TriptoDesk", "TriptoTVScreens") : hostScreens)
/// NB: beside a module called UIKit the Testing of a Mac would be there.
let asideUIKit = [SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
let testWorld = Target.Dependency.product(name: "TriptoTestWorld", package: "Kit")

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
    .target(name: "AppleAVFAudio", dependencies: ["AppleFoundation"], swiftSettings: fake),
    .target(name: "AppleCryptoKit", swiftSettings: fake),
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
        + deviceModules + kit,
      exclude: ["\(app)/Resources"],
      swiftSettings: asOurs + [
        .enableUpcomingFeature("ExistentialAny"),
        .unsafeFlags(
          [
            "-warnings-as-errors", "-Xfrontend", "-warn-long-expression-type-checking=100",
          ] + onDevice),
      ]),
  ]
)

if isTV {
  package.targets += [
    .testTarget(
      name: "TVAppTests", dependencies: ["TVApp", "Drawing", "SwiftUI", testWorld] + kit,
      swiftSettings: asOurs + [.enableUpcomingFeature("ExistentialAny")]),
    // Games against the server's own binary, with the lines and guests of the host's walks, and the host's models.
    .testTarget(name: "TVGames", dependencies: kit + hostScreens, swiftSettings: asOurs),
    .testTarget(
      name: "TVLiveTests", dependencies: ["TVApp", "SwiftUI", "UIKit"] + deviceModules + kit,
      swiftSettings: asOurs + asideUIKit),
  ]
} else {
  // NB: the first two use what tvOS lacks; what they prove of the graph and the drawing holds for both.
  let drawn: [Target.Dependency] = ["HostApp", "Drawing", "SwiftUI"] + kit
  package.targets += [
    .testTarget(name: "GraphTests", dependencies: ["SwiftUI"], swiftSettings: asOurs),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing", "SwiftUI"], swiftSettings: asOurs),
    .testTarget(
      name: "HostScreensDrawn", dependencies: drawn + [testWorld], swiftSettings: asOurs),
    .testTarget(name: "HostRules", dependencies: drawn + [testWorld], swiftSettings: asOurs),
    // The walks through the first plans of the app, against the server's own binary.
    .testTarget(name: "HostWalks", dependencies: drawn, swiftSettings: asOurs),
    .testTarget(
      name: "LiveTests", dependencies: ["HostApp", "SwiftUI", "UIKit"] + deviceModules + kit,
      swiftSettings: asOurs + asideUIKit),
  ]
}
