// swift-tools-version: 6.1
import PackageDescription

let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")

let kernel = Target.Dependency.product(name: "TriptoKernel", package: "Kit")
let wire = Target.Dependency.product(name: "TriptoWire", package: "Kit")
let client = Target.Dependency.product(name: "TriptoClient", package: "Kit")
let design = Target.Dependency.product(name: "TriptoDesign", package: "Kit")
let screens = Target.Dependency.product(name: "TriptoScreens", package: "Kit")
let desk = Target.Dependency.product(name: "TriptoDesk", package: "Kit")
let tvScreens = Target.Dependency.product(name: "TriptoTVScreens", package: "Kit")
let hostCards = Target.Dependency.product(name: "TriptoHostCards", package: "Kit")
let hostScreens = Target.Dependency.product(name: "TriptoHostScreens", package: "Kit")
let testWorld = Target.Dependency.product(name: "TriptoTestWorld", package: "Kit")

let rules: [Target.Dependency] = [
  "TriptoPlan", "TriptoBrake", "TriptoGame", "TriptoShow", "TriptoViews", "TriptoWords", kernel,
  wire,
]

// A release on Linux carries the ICU data of its own languages, and lld packs its relocations (`make release`).
let releaseLink: [LinkerSetting] =
  Context.environment["TRIPTO_ICU_DATA"].map {
    [
      .unsafeFlags([
        $0, "-use-ld=lld", "-Xlinker", "--icf=all",
        "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
      ])
    ]
  } ?? []

let package = Package(
  name: "tripto",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "tripto", targets: ["tripto"]),
    .executable(name: "tripto-lab", targets: ["tripto-lab"]),
    .executable(name: "tripto-studio", targets: ["tripto-studio"]),
  ],
  dependencies: [
    .package(path: "Kit"),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", exact: "2.28.1"),
    .package(url: "https://github.com/apple/swift-nio.git", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl.git", exact: "2.37.6"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-http-types.git", exact: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
    .package(url: "https://github.com/vapor/jwt-kit.git", exact: "5.7.1"),
    .package(url: "https://github.com/apple/swift-crypto.git", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-argument-parser.git", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log.git", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-configuration.git", exact: "1.4.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle.git", exact: "2.13.0"),
    .package(url: "https://github.com/swift-server/async-http-client.git", exact: "1.37.0"),
    .package(url: "https://github.com/apple/swift-metrics.git", exact: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing.git", exact: "1.7.3"),
    .package(
      url: "https://github.com/swiftlang/swift-subprocess.git", exact: "1.0.2", traits: []),
    .package(url: "https://github.com/apple/swift-system.git", exact: "1.8.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CQREncode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    .systemLibrary(name: "CMalloc"),
    .target(name: "TriptoPlan", dependencies: [kernel]),
    .target(name: "TriptoBrake", dependencies: ["TriptoPlan", kernel]),
    .target(name: "TriptoGame", dependencies: ["TriptoPlan", "TriptoBrake", kernel]),
    .target(name: "TriptoWords", dependencies: [kernel]),
    .target(
      name: "TriptoShow",
      dependencies: ["TriptoPlan", "TriptoBrake", "TriptoGame", "TriptoWords", kernel]),
    .target(name: "TriptoAnswers", dependencies: ["TriptoWords", kernel]),
    .target(
      name: "TriptoTraces",
      dependencies: [
        .product(name: "Instrumentation", package: "swift-distributed-tracing"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]),
    .target(
      name: "TriptoProcess",
      dependencies: [
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(
          name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux])),
      ]),
    .target(
      name: "TriptoSoundtrack",
      dependencies: ["TriptoProcess", kernel, .product(name: "Crypto", package: "swift-crypto")]),
    .target(
      name: "TriptoServices",
      dependencies: [
        kernel, "TriptoTraces",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]),
    .target(
      name: "TriptoVoice",
      dependencies: [
        "TriptoProcess", "TriptoServices", "TriptoWords", kernel, wire,
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(name: "TriptoContent", dependencies: ["TriptoAnswers", "TriptoWords", kernel]),
    .target(
      name: "TriptoLint", dependencies: ["TriptoContent", "TriptoAnswers", "TriptoWords", kernel]),
    .target(
      name: "TriptoAuthoring",
      dependencies: [
        "TriptoContent", "TriptoLint", "TriptoAnswers", "TriptoServices", "TriptoTraces",
        "TriptoWords", kernel, wire,
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    .target(
      name: "TriptoViews",
      dependencies: [
        "TriptoPlan", "TriptoBrake", "TriptoGame", "TriptoShow", "TriptoWords", kernel, wire,
      ]),
    .target(name: "TriptoTable", dependencies: rules + ["TriptoAnswers"]),
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
    // NB: libpq is no dependency: it is loaded when a database is asked for (docs/DECISIONS.md).
    .target(name: "TriptoPostgres", dependencies: ["TriptoStore"]),
    .target(
      name: "TriptoRedis",
      dependencies: [
        kernel,
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "TriptoProjection",
      dependencies: ["TriptoTable", "TriptoGame", "TriptoPlan", "TriptoStore", kernel, wire]),
    .target(
      name: "TriptoMetrics",
      dependencies: [
        wire, "TriptoStore", .product(name: "CoreMetrics", package: "swift-metrics"),
      ]),
    .target(
      name: "TriptoTelemetry",
      dependencies: [
        kernel, wire, "TriptoMetrics", "TriptoServices", "TriptoTraces",
        .product(name: "Instrumentation", package: "swift-distributed-tracing"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]),
    .target(
      name: "TriptoGuard",
      dependencies: [
        kernel, wire, "TriptoMetrics", "TriptoStore",
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "Crypto", package: "swift-crypto"),
      ]),
    .target(
      name: "TriptoRooms",
      dependencies: rules + [
        "TriptoTable", "TriptoAnswers", "TriptoContent", "TriptoGuard", "TriptoMetrics",
        "TriptoSocket", "TriptoStore", "TriptoTraces", "TriptoVoice",
        .product(name: "Instrumentation", package: "swift-distributed-tracing"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "TriptoCluster",
      dependencies: [
        kernel, "TriptoGuard", "TriptoMetrics", "TriptoRooms", "TriptoStore", "TriptoRedis",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "TriptoHTTP",
      dependencies: rules + [
        "TriptoTable", "TriptoAnswers", "TriptoAuthoring", "TriptoContent", "TriptoLint",
        "TriptoGuard", "TriptoMetrics", "TriptoRooms", "TriptoSocket", "TriptoStore",
        "TriptoTraces", "TriptoVoice", hummingbird,
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "TriptoHouse",
      dependencies: rules + [
        "TriptoTable", "TriptoAnswers", "TriptoAuthoring", "TriptoContent", "TriptoLint",
        "TriptoGuard", "TriptoHTTP", "TriptoMetrics", "TriptoRooms", "TriptoCluster",
        "TriptoServices",
        "TriptoSocket", "TriptoStore", "TriptoPostgres", "TriptoProjection", "TriptoTelemetry",
        "TriptoTraces", "TriptoVoice", "TriptoProcess", "CQREncode", "CMalloc",
        hummingbird,
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Configuration", package: "swift-configuration"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "SystemPackage", package: "swift-system"),
        .product(name: "Instrumentation", package: "swift-distributed-tracing"),
      ]),
    .target(
      name: "TriptoTransport",
      dependencies: [
        client, "TriptoSocket",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
      ]),
    .target(
      name: "TriptoBots",
      dependencies: [
        kernel, wire, "TriptoProcess", "TriptoSocket",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
      ]),
    .target(
      name: "TriptoBench",
      dependencies: [
        "TriptoBots", kernel, wire, "TriptoProcess", "TriptoSocket",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
      ]),
    .executableTarget(
      name: "tripto",
      dependencies: [
        "TriptoHouse", "TriptoHTTP", "TriptoGuard", "TriptoMetrics", "TriptoContent", "TriptoLint",
        "TriptoAuthoring", "TriptoAnswers", "TriptoPostgres", "TriptoStore", "TriptoTelemetry",
        "TriptoVoice", "TriptoWords", kernel,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], linkerSettings: releaseLink),
    .executableTarget(
      name: "tripto-lab",
      dependencies: [
        "TriptoBench", "TriptoBots", "TriptoAnswers", "TriptoProcess", hostScreens, hostCards,
        screens, client, design, kernel, wire,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], linkerSettings: releaseLink),
    .executableTarget(
      name: "tripto-studio",
      dependencies: [
        "TriptoSoundtrack",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], linkerSettings: releaseLink),
    .target(
      name: "TriptoTestTable", dependencies: rules, path: "Tests/TriptoSimulationTests/Table"),
    .testTarget(
      name: "TriptoGameTests",
      dependencies: [
        "TriptoTestTable", "TriptoPlan", "TriptoBrake", "TriptoGame", "TriptoShow", kernel,
      ]),
    .testTarget(
      name: "TriptoShowTests",
      dependencies: [
        "TriptoTestTable", "TriptoPlan", "TriptoBrake", "TriptoGame", "TriptoShow", kernel,
      ], exclude: ["Golden"]),
    .testTarget(
      name: "TriptoViewsTests", dependencies: ["TriptoTestTable"] + rules, exclude: ["Golden"]),
    .testTarget(
      name: "TriptoSimulationTests", dependencies: ["TriptoTestTable"] + rules,
      exclude: ["Table"]),
    .target(
      name: "TriptoTestEvening", dependencies: ["TriptoTable", "TriptoAnswers"] + rules,
      path: "Tests/TriptoTableTests/Support"),
    .testTarget(
      name: "TriptoTableTests",
      dependencies: ["TriptoTable", "TriptoTestEvening"] + rules, exclude: ["Golden", "Support"]),
    .testTarget(
      name: "TriptoWireTests", dependencies: [kernel, wire],
      resources: [.copy("Golden"), .copy("Samples")]),
    .testTarget(name: "TriptoWordsTests", dependencies: ["TriptoWords", kernel]),
    .testTarget(name: "TriptoSoundtrackTests", dependencies: ["TriptoSoundtrack"]),
    .target(
      name: "TriptoTestServices",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      path: "Tests/TriptoServicesTests/Loopback"),
    .testTarget(
      name: "TriptoServicesTests", dependencies: ["TriptoServices", "TriptoTestServices", kernel],
      exclude: ["Loopback"]),
    .testTarget(
      name: "TriptoTelemetryTests",
      dependencies: [
        "TriptoTelemetry", "TriptoServices", "TriptoTraces", "TriptoMetrics", "TriptoTestServices",
        "TriptoTestEvening", kernel, wire,
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]),
    .testTarget(
      name: "TriptoVoiceTests",
      dependencies: ["TriptoVoice", "TriptoServices", "TriptoTestServices", "TriptoWords", kernel],
      exclude: ["Pairs"]),
    .testTarget(
      name: "TriptoAnswersTests",
      dependencies: ["TriptoAnswers", .product(name: "Crypto", package: "swift-crypto")],
      exclude: ["Rows"]),
    .target(
      name: "TriptoTestPacks", dependencies: ["TriptoContent", kernel],
      path: "Tests/TriptoContentTests/Packs", exclude: ["Fixtures"]),
    .testTarget(
      name: "TriptoContentTests",
      dependencies: ["TriptoTestPacks", "TriptoContent", "TriptoAnswers", kernel],
      exclude: ["Packs", "Golden"]),
    .testTarget(
      name: "TriptoLintTests",
      dependencies: ["TriptoTestPacks", "TriptoLint", "TriptoContent", "TriptoAnswers", kernel]),
    .testTarget(
      name: "TriptoAuthoringTests",
      dependencies: [
        "TriptoAuthoring", "TriptoContent", "TriptoLint", "TriptoAnswers", "TriptoServices",
        "TriptoTestServices", kernel,
      ]),
    .testTarget(
      name: "TriptoSocketTests",
      dependencies: [
        "TriptoProcess", "TriptoSocket",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "TriptoTestPostgres", dependencies: ["TriptoProcess"],
      path: "Tests/TriptoPostgresTests/Server"),
    .testTarget(
      name: "TriptoStoreTests",
      dependencies: [
        "TriptoStore", "TriptoPostgres", "TriptoTestPostgres",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "TriptoPostgresTests",
      dependencies: [
        "TriptoPostgres", "TriptoProjection", "TriptoStore", "TriptoTable", "TriptoGame",
        "TriptoPlan", "TriptoTestPostgres", "TriptoTestEvening", kernel,
      ], exclude: ["Server"]),
    .target(
      name: "TriptoTestRedis", dependencies: ["TriptoProcess"],
      path: "Tests/TriptoRedisTests/Server"),
    .testTarget(
      name: "TriptoRedisTests",
      dependencies: [
        "TriptoRedis", "TriptoTestRedis", kernel,
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ], exclude: ["Server"]),
    .testTarget(
      name: "TriptoServerTests",
      dependencies: [
        "TriptoHouse", "TriptoHTTP", "TriptoRooms", "TriptoGuard", "TriptoMetrics", "TriptoTable",
        "TriptoPlan", "TriptoBrake", "TriptoGame", "TriptoCluster", "TriptoRedis",
        "TriptoAuthoring", "TriptoVoice", "TriptoContent", "TriptoStore", "TriptoPostgres",
        "TriptoServices", "TriptoTelemetry", "TriptoTestPostgres", "TriptoTestRedis", kernel, wire,
        hummingbird,
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "JWTKit", package: "jwt-kit"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    // The Kit's tests, which its own package runs for the apps: here they are built with all others.
    .testTarget(
      name: "TriptoClientTests", dependencies: [testWorld, client, kernel, wire],
      path: "Kit/Tests/TriptoClientTests"),
    .testTarget(
      name: "TriptoDesignTests", dependencies: [design, client, kernel],
      path: "Kit/Tests/TriptoDesignTests"),
    .testTarget(
      name: "TriptoScreensTests", dependencies: [screens, design, kernel, wire],
      path: "Kit/Tests/TriptoScreensTests"),
    .testTarget(
      name: "TriptoDeskTests", dependencies: [testWorld, desk, client, kernel, wire],
      path: "Kit/Tests/TriptoDeskTests"),
    .testTarget(
      name: "TriptoTVScreensTests",
      dependencies: [testWorld, tvScreens, desk, screens, client, design, kernel, wire],
      path: "Kit/Tests/TriptoTVScreensTests"),
    .testTarget(
      name: "TriptoHostCardsTests",
      dependencies: [testWorld, hostCards, screens, client, design, kernel, wire],
      path: "Kit/Tests/TriptoHostCardsTests"),
    .testTarget(
      name: "TriptoHostScreensTests",
      dependencies: [testWorld, hostScreens, hostCards, screens, client, design, kernel, wire],
      path: "Kit/Tests/TriptoHostScreensTests"),
    .testTarget(
      name: "TriptoBotsTests", dependencies: ["TriptoBench", "TriptoBots", kernel, wire]),
    .testTarget(
      name: "HostGames",
      dependencies: [
        "TriptoBots", "TriptoTransport", hostScreens, hostCards, screens, client, design, kernel,
        wire,
        .product(name: "NIOCore", package: "swift-nio"),
      ]),
    .testTarget(name: "TriptoProcessTests", dependencies: ["TriptoProcess"]),
    .testTarget(
      name: "Scenarios",
      dependencies: [
        "TriptoHouse", "TriptoGuard", "TriptoProcess", "TriptoRooms", "TriptoSocket", kernel, wire,
        "TriptoTestServices", "TriptoTestEvening", "TriptoTestPostgres", "TriptoTraces",
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// What Swift 7 will do anyway: an import is told to nobody who imports this module, a member is seen where its module
// is imported, and an existential says `any`.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ]
}

// The tests play a thousand games with the debug build, render the music and measure it, and each server they start
// reads two hundred packs: what is pure, or counts samples, is optimised there too. That costs the build nothing and
// spares the tests two thirds of their time.
let optimised: Set = [
  "TriptoAnswers", "TriptoBots", "TriptoBrake", "TriptoContent", "TriptoGame", "TriptoLint",
  "TriptoPlan", "TriptoShow", "TriptoSoundtrack", "TriptoTable", "TriptoTestEvening",
  "TriptoTestTable", "TriptoViews", "TriptoVoice", "TriptoWords",
]
for target in package.targets where optimised.contains(target.name) {
  target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
}

// What runs once, or a few times a minute, is built small: the release stays under 60 MB. What every message goes
// through is not.
let small: Set = [
  "tripto", "TriptoAnswers", "TriptoAuthoring", "TriptoCluster", "TriptoContent", "TriptoGame",
  "TriptoGuard", "TriptoHTTP", "TriptoHouse", "TriptoLint", "TriptoMetrics", "TriptoPlan",
  "TriptoPostgres", "TriptoProcess", "TriptoProjection", "TriptoRedis", "TriptoRooms",
  "TriptoServices", "TriptoStore", "TriptoTelemetry", "TriptoVoice", "TriptoWords",
]
for target in package.targets where small.contains(target.name) {
  target.swiftSettings?.append(.unsafeFlags(["-Osize"], .when(configuration: .release)))
}
