// swift-tools-version: 6.2

import PackageDescription

let library: Target.Dependency = .product(name: "DecoupledAppDelegate", package: "DecoupledAppDelegate")

let status: Target.Dependency = .product(name: "DecoupledAppDelegateStatus", package: "DecoupledAppDelegate")

let tracing: Target.Dependency = .product(name: "DecoupledAppDelegateTracing", package: "DecoupledAppDelegate")

let testing: Target.Dependency = .product(name: "DecoupledAppDelegateTesting", package: "DecoupledAppDelegate")

/// What `courier check` needs, which only the app without a screen has.
let checks: Target.Dependency = .product(
    name: "DecoupledAppDelegateTesting",
    package: "DecoupledAppDelegate",
    condition: .when(platforms: [.linux, .macOS])
)

let package = Package(
    name: "Courier",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .visionOS(.v1), .macOS(.v12)],
    products: [
        .executable(name: "courier", targets: ["courier"]),
        .library(name: "CourierKit", targets: ["CourierKit"]),
    ],
    traits: [
        .default(enabledTraits: ["RemoteNotifications"]),
        .trait(name: "RemoteNotifications", description: "Pushes that bring parcels up to date."),
    ],
    dependencies: [
        .package(
            name: "DecoupledAppDelegate",
            path: "..",
            traits: [.trait(name: "All", condition: .when(traits: ["RemoteNotifications"]))]
        )
    ],
    targets: [
        .target(name: "CourierKit", dependencies: [library, status]),
        .executableTarget(
            name: "courier",
            dependencies: ["CourierKit", library, tracing, checks, "ShopAfter", "ShopBefore"]
        ),
        // README's app and tests, as they are printed.
        .executableTarget(name: "ParcelApp", dependencies: [library]),
        // The shop of “Moving an existing app”, for `courier compare`.
        .target(name: "ShopKit"),
        .target(name: "ShopBefore", dependencies: [library, "ShopKit"]),
        .target(name: "ShopAfter", dependencies: [library, "ShopKit"]),
        // iOS/Courier.xcodeproj builds these; here they can be compiled without Xcode. They are empty on other platforms.
        .executableTarget(name: "UIKitApp", dependencies: ["CourierKit", library, status], path: "iOS/UIKit"),
        .target(name: "SwiftUIApp", dependencies: ["CourierKit", library, status], path: "iOS/SwiftUI"),
        .executableTarget(name: "UIKitFactsApp", path: "iOS/UIKitFacts"),
        .testTarget(name: "CourierKitTests", dependencies: ["CourierKit", library, status, tracing, testing]),
        .testTarget(name: "CourierTests", dependencies: ["courier"]),
        .testTarget(name: "ParcelAppTests", dependencies: ["ParcelApp", library, testing]),
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
