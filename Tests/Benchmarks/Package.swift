// swift-tools-version: 6.2

import PackageDescription

let library: Target.Dependency = .product(name: "DecoupledAppDelegate", package: "DecoupledAppDelegate")

let tracing: Target.Dependency = .product(name: "DecoupledAppDelegateTracing", package: "DecoupledAppDelegate")

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "DecoupledAppDelegate", path: "../..")],
    targets: [
        // A module of its own, so that the optimizer cannot look into the handlers from where the events are sent.
        .target(name: "BenchmarkSubjects", dependencies: [library]),
        .executableTarget(name: "benchmarks", dependencies: ["BenchmarkSubjects", library, tracing]),
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

for target in package.targets {
    target.swiftSettings = settings
}
