// swift-tools-version: 6.1
import PackageDescription

let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")

let rules: [Target.Dependency] = ["TriptoGame", "TriptoShow", "TriptoWire", "TriptoViews"]

let package = Package(
  name: "tripto",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "tripto", targets: ["tripto"])],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-nio.git", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    .package(url: "https://github.com/vapor/jwt-kit.git", from: "5.7.1"),
    .package(url: "https://github.com/apple/swift-crypto.git", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log.git", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-configuration.git", from: "1.4.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", from: "2.13.0"),
    .package(url: "https://github.com/swift-server/async-http-client.git", from: "1.37.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    .systemLibrary(name: "CMalloc"),
    .target(name: "TriptoWire"),
    .target(name: "TriptoGame"),
    .target(name: "TriptoShow", dependencies: ["TriptoGame"]),
    .target(name: "TriptoAnswers"),
    .target(
      name: "TriptoSoundtrack", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
    .target(
      name: "TriptoServices",
      dependencies: [
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
    .target(
      name: "TriptoVoice",
      dependencies: ["TriptoServices", .product(name: "Crypto", package: "swift-crypto")]),
    .target(name: "TriptoContent", dependencies: ["TriptoAnswers"]),
    .target(
      name: "TriptoAuthoring", dependencies: ["TriptoContent", "TriptoAnswers", "TriptoServices"]),
    .target(name: "TriptoViews", dependencies: ["TriptoGame", "TriptoShow", "TriptoWire"]),
    .target(
      name: "TriptoSocket",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "TriptoStore",
      dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    .target(
      name: "TriptoServer",
      dependencies: [
        "TriptoWire", "TriptoGame", "TriptoShow", "TriptoViews", "TriptoAnswers",
        "TriptoContent", "TriptoAuthoring", "TriptoSocket", "TriptoStore",
        "TriptoServices", "TriptoVoice", "CQREncode", "CMalloc", hummingbird,
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Configuration", package: "swift-configuration"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    .target(
      name: "TriptoBots",
      dependencies: [
        "TriptoWire", "TriptoSocket",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
      ]),
    .executableTarget(
      name: "tripto",
      dependencies: [
        "TriptoServer", "TriptoContent", "TriptoAuthoring", "TriptoAnswers", "TriptoBots",
        "TriptoSoundtrack",
        "TriptoVoice", "TriptoWire",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "TriptoTestTable", dependencies: rules, path: "Tests/TriptoSimulationTests/Table"),
    .testTarget(
      name: "TriptoGameTests", dependencies: ["TriptoTestTable", "TriptoGame", "TriptoShow"]),
    .testTarget(
      name: "TriptoShowTests", dependencies: ["TriptoTestTable", "TriptoGame", "TriptoShow"]),
    .testTarget(
      name: "TriptoViewsTests", dependencies: ["TriptoTestTable"] + rules, exclude: ["Golden"]),
    .testTarget(
      name: "TriptoSimulationTests", dependencies: ["TriptoTestTable"] + rules,
      exclude: ["Table"]),
    .testTarget(
      name: "TriptoWireTests", dependencies: ["TriptoWire"], resources: [.copy("Golden")]),
    .testTarget(name: "TriptoSoundtrackTests", dependencies: ["TriptoSoundtrack"]),
    .target(
      name: "TriptoTestServices",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      path: "Tests/TriptoServicesTests/Loopback"),
    .testTarget(
      name: "TriptoServicesTests", dependencies: ["TriptoServices", "TriptoTestServices"],
      exclude: ["Loopback"]),
    .testTarget(
      name: "TriptoVoiceTests",
      dependencies: ["TriptoVoice", "TriptoServices", "TriptoTestServices"], exclude: ["Pairs"]),
    .testTarget(
      name: "TriptoAnswersTests",
      dependencies: ["TriptoAnswers", .product(name: "Crypto", package: "swift-crypto")]),
    .testTarget(
      name: "TriptoContentTests", dependencies: ["TriptoContent", "TriptoAnswers"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "TriptoAuthoringTests",
      dependencies: [
        "TriptoAuthoring", "TriptoContent", "TriptoAnswers", "TriptoServices", "TriptoTestServices",
      ]),
    .testTarget(
      name: "TriptoSocketTests",
      dependencies: [
        "TriptoSocket",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .testTarget(
      name: "TriptoStoreTests",
      dependencies: ["TriptoStore", .product(name: "GRDB", package: "GRDB.swift")]),
    .testTarget(
      name: "TriptoServerTests",
      dependencies: [
        "TriptoServer", hummingbird,
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(name: "TriptoBotsTests", dependencies: ["TriptoBots", "TriptoWire"]),
    .testTarget(
      name: "Scenarios",
      dependencies: [
        "TriptoServer", "TriptoSocket", "TriptoWire", "TriptoTestServices",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
