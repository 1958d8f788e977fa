// swift-tools-version: 6.1
import PackageDescription

/// What every screen is made of.
let shared: [Target.Dependency] = ["TriptoClient", "TriptoDesign", "TriptoKernel", "TriptoWire"]

/// What the server and the apps share. It needs Foundation and nothing else.
let package = Package(
  name: "Kit",
  platforms: [.macOS(.v15), .iOS(.v17), .tvOS(.v17)],
  products: [
    .library(name: "TriptoKernel", targets: ["TriptoKernel"]),
    .library(name: "TriptoWire", targets: ["TriptoWire"]),
    .library(name: "TriptoClient", targets: ["TriptoClient"]),
    .library(name: "TriptoDesign", targets: ["TriptoDesign"]),
    .library(name: "TriptoScreens", targets: ["TriptoScreens"]),
    .library(name: "TriptoDesk", targets: ["TriptoDesk"]),
    .library(name: "TriptoTVScreens", targets: ["TriptoTVScreens"]),
    .library(name: "TriptoHostCards", targets: ["TriptoHostCards"]),
    .library(name: "TriptoHostScreens", targets: ["TriptoHostScreens"]),
    // For tests alone, the server's package's too.
    .library(name: "TriptoTestWorld", targets: ["TriptoTestWorld"]),
  ],
  targets: [
    .target(name: "TriptoKernel"),
    .target(name: "TriptoWire", dependencies: ["TriptoKernel"]),
    .target(name: "TriptoClient", dependencies: ["TriptoKernel", "TriptoWire"]),
    .target(name: "TriptoDesign", dependencies: ["TriptoKernel"]),
    .target(name: "TriptoScreens", dependencies: shared),
    .target(
      name: "TriptoDesk",
      dependencies: ["TriptoScreens", "TriptoClient", "TriptoKernel", "TriptoWire"]),
    .target(name: "TriptoTVScreens", dependencies: ["TriptoDesk", "TriptoScreens"] + shared),
    .target(name: "TriptoHostCards", dependencies: ["TriptoScreens"] + shared),
    .target(
      name: "TriptoHostScreens", dependencies: ["TriptoHostCards", "TriptoScreens"] + shared),
    .target(
      name: "TriptoTestWorld", dependencies: ["TriptoClient", "TriptoKernel", "TriptoWire"],
      path: "Tests/Support"),
    .testTarget(
      name: "TriptoClientTests",
      dependencies: ["TriptoTestWorld", "TriptoClient", "TriptoKernel", "TriptoWire"]),
    .testTarget(
      name: "TriptoDesignTests", dependencies: ["TriptoDesign", "TriptoClient", "TriptoKernel"]),
    .testTarget(
      name: "TriptoScreensTests",
      dependencies: ["TriptoScreens", "TriptoDesign", "TriptoKernel", "TriptoWire"]),
    .testTarget(
      name: "TriptoDeskTests",
      dependencies: [
        "TriptoTestWorld", "TriptoDesk", "TriptoClient", "TriptoKernel", "TriptoWire",
      ]),
    .testTarget(
      name: "TriptoTVScreensTests",
      dependencies: ["TriptoTestWorld", "TriptoTVScreens", "TriptoDesk", "TriptoScreens"] + shared),
    .testTarget(
      name: "TriptoHostCardsTests",
      dependencies: ["TriptoTestWorld", "TriptoHostCards", "TriptoScreens"] + shared),
    .testTarget(
      name: "TriptoHostScreensTests",
      dependencies: ["TriptoTestWorld", "TriptoHostScreens", "TriptoHostCards", "TriptoScreens"]
        + shared),
  ],
  swiftLanguageModes: [.v6]
)

// As the server's package: what Swift 7 will do anyway.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}

// Every message of a server's tests goes through these, and a hundred hosts at once, so they are optimised there in
// debug builds too; for the others that costs the build minutes and spares the tests nothing. TRIPTO_KIT=plain is for
// who only compiles against them.
let optimised: Set =
  Context.environment["TRIPTO_KIT"] == "plain"
  ? [] : ["TriptoClient", "TriptoHostCards", "TriptoHostScreens", "TriptoKernel", "TriptoWire"]
for target in package.targets where optimised.contains(target.name) {
  target.swiftSettings?.append(
    .unsafeFlags(["-O"], .when(platforms: [.linux], configuration: .debug)))
}
