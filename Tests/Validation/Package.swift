// swift-tools-version: 6.2

import PackageDescription

/// The modules of the package itself.
let library = [
    "DecoupledAppDelegate", "DecoupledAppDelegateStatus", "DecoupledAppDelegateTesting", "DecoupledAppDelegateTracing",
    "HeadlessUIKit",
].map { Target.Dependency.product(name: $0, package: "DecoupledAppDelegate") }

/// The tests that take long: a list of mistakes, random steps beside models, and programs that are compiled.
///
/// They are in a package of their own so that `swift test` takes a few minutes, and so that they are built optimized. `Support`
/// leads to the sources of that module, which are compiled here once more: a package sees no `package` declaration of another one.
let package = Package(
    name: "Validation",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "DecoupledAppDelegate", path: "../..")],
    targets: [
        .testTarget(name: "ClinicTests", dependencies: library),
        .testTarget(name: "CompilationTests", dependencies: library + ["TestSupport"]),
        .testTarget(name: "ModelTests", dependencies: library + ["TestSupport"]),
        .target(name: "TestSupport", path: "Support"),
    ],
    swiftLanguageModes: [.v6]
)

// The same settings as the library's own.
var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
]

if Context.environment["DECOUPLED_APP_DELEGATE_WARNINGS_AS_ERRORS"] == "1" {
    settings.append(.treatAllWarnings(as: .error))
}

settings += ["RemoteNotifications", "CloudKit", "Intents"].map { .define($0) }

for target in package.targets {
    target.swiftSettings = settings
}
