// swift-tools-version: 6.2

import PackageDescription

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

/// An app that is not the shop, before and after its app delegate is split, and what goes wrong in between.
///
/// It is in a package of its own since the list is as long as an app.
let package = Package(
    name: "Thorough",
    platforms: [.macOS(.v12)],
    products: [.library(name: "Clinic", targets: ["Clinic"])],
    dependencies: [.package(name: "DecoupledAppDelegate", path: "../..")],
    targets: [
        .target(
            name: "Clinic",
            dependencies: ["DecoupledAppDelegate", "HeadlessUIKit"].map {
                .product(name: $0, package: "DecoupledAppDelegate")
            },
            swiftSettings: settings
        )
    ],
    swiftLanguageModes: [.v6]
)
