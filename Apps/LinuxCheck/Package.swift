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

/// What the adapters of the apps import. A module called `Network` must not be built here: sources of other packages
/// ask whether it can be imported.
let frameworks = ["Network": "AppleNetwork", "Security": "AppleSecurity", "dnssd": "AppleDNSSD"]

/// The app under Apple's names of modules, and with Apple's Foundation, in which each file has what Linux keeps in
/// others. The door of the program is no `main`, which tests have themselves.
let onDevice =
  frameworks.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0.key)=\($0.value)"] }
  + ["-import-module", "AppleFoundation", "-entry-point-function-name", "HostApp_main"]
  .flatMap { ["-Xfrontend", $0] }
let deviceModules: [Target.Dependency] =
  ["AppleFoundation"] + frameworks.values.sorted().map { .init(stringLiteral: $0) }
let kitModules = [
  "TriptoKernel", "TriptoWire", "TriptoClient", "TriptoDesign", "TriptoScreens", "TriptoHostCards",
  "TriptoHostScreens",
]

let package = Package(
  name: "LinuxCheck",
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
    .target(name: "Drawing", dependencies: ["SwiftUI"], swiftSettings: [platform]),
    .testTarget(
      name: "GraphTests", dependencies: ["SwiftUI"],
      swiftSettings: [platform, .swiftLanguageMode(.v6)]),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "SwiftUI"],
      swiftSettings: [platform, .swiftLanguageMode(.v6)]),
  ]
)

// NB: where the Kit has its models as targets of their own; the shim and the drawing build without it.
if FileManager.default.fileExists(
  atPath: Context.packageDirectory + "/../../Kit/Sources/TriptoHostScreens")
{
  package.dependencies.append(.package(path: "../../Kit"))
  package.targets.append(
    .target(
      name: "HostApp",
      dependencies: ["SwiftUI", "Symbols", "UIKit", "UniformTypeIdentifiers", "Accessibility"]
        + deviceModules + kitModules.map { .product(name: $0, package: "Kit") },
      exclude: ["Host/Resources"],
      swiftSettings: [
        platform, .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .unsafeFlags(
          [
            "-warnings-as-errors", "-Xfrontend", "-warn-long-expression-type-checking=100",
          ] + onDevice),
      ]))
  package.targets.append(
    .testTarget(
      name: "LiveTests",
      dependencies: ["HostApp", "SwiftUI", "UIKit"] + deviceModules
        + kitModules.map { .product(name: $0, package: "Kit") },
      // NB: beside a module called UIKit the Testing of a Mac would be there.
      swiftSettings: [
        platform, .swiftLanguageMode(.v6),
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]),
      ]))
  package.targets.append(
    .testTarget(
      name: "HostRules",
      dependencies: ["HostApp", "Drawing", "SwiftUI"]
        + (kitModules + ["TriptoTestWorld"]).map { .product(name: $0, package: "Kit") },
      swiftSettings: [platform, .swiftLanguageMode(.v6)]))
}
