// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Stress",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "DecoupledAppDelegate", path: "../..")],
    targets: [
        .executableTarget(
            name: "stress",
            dependencies: [.product(name: "DecoupledAppDelegate", package: "DecoupledAppDelegate")]
        )
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
