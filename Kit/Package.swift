// swift-tools-version: 6.1
import PackageDescription

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
    // For tests alone, the server's package's too.
    .library(name: "TriptoTestWorld", targets: ["TriptoTestWorld"]),
  ],
  targets: [
    .target(name: "TriptoKernel"),
    .target(name: "TriptoWire", dependencies: ["TriptoKernel"]),
    .target(name: "TriptoClient", dependencies: ["TriptoKernel", "TriptoWire"]),
    .target(name: "TriptoDesign", dependencies: ["TriptoKernel"]),
    .target(
      name: "TriptoScreens",
      dependencies: ["TriptoClient", "TriptoDesign", "TriptoKernel", "TriptoWire"]),
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
      dependencies: [
        "TriptoTestWorld", "TriptoScreens", "TriptoClient", "TriptoDesign", "TriptoKernel",
        "TriptoWire",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// As the server's package: what Swift 7 will do anyway, and on its machines an optimised debug build.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
    .unsafeFlags(["-O"], .when(platforms: [.linux], configuration: .debug)),
  ]
}
