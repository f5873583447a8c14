// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// HeadlessUIKit stands in for UIKit where there is none; elsewhere it is neither built nor linked.
let headless: Target.Dependency = .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))

/// Export HeadlessUIKit again, for imports of other frameworks: the compiler refuses two aliases of one module.
let headlessFrameworks = ["HeadlessUserNotifications", "HeadlessCloudKit", "HeadlessIntents"]

// The privacy manifest is for what App Stores receive. On Linux a resource would put a folder beside every executable.
#if os(Linux)
let (resources, excluded): ([Resource], [String]) = ([], ["PrivacyInfo.xcprivacy"])
#else
let (resources, excluded): ([Resource], [String]) = ([.copy("PrivacyInfo.xcprivacy")], [])
#endif

let package = Package(
    name: "DecoupledAppDelegate",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .visionOS(.v1), .macOS(.v12)],
    products: [
        .library(name: "DecoupledAppDelegate", targets: ["DecoupledAppDelegate"]),
        .library(name: "DecoupledAppDelegateStatus", targets: ["DecoupledAppDelegateStatus"]),
        .library(name: "DecoupledAppDelegateTracing", targets: ["DecoupledAppDelegateTracing"]),
        .library(name: "DecoupledAppDelegateTesting", targets: ["DecoupledAppDelegateTesting"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"] + headlessFrameworks),
        .executable(name: "appctl", targets: ["appctl"]),
    ],
    traits: [
        .default(enabledTraits: ["All"]),
        .trait(name: "All", description: "All of the others, under one name."),
        .trait(
            name: "RemoteNotifications",
            description: "The APNs methods; without it no such method is implemented, for apps without the entitlement."
        ),
        .trait(name: "CloudKit", description: "CloudKit shares; without it the framework is not linked."),
        .trait(name: "Intents", description: "Siri intents; without it the framework is not linked."),
    ],
    targets: [
        .target(name: "DecoupledAppDelegate", dependencies: [headless], exclude: excluded, resources: resources),
        .target(name: "DecoupledAppDelegateStatus", dependencies: ["DecoupledAppDelegate", headless]),
        .target(name: "DecoupledAppDelegateTracing", dependencies: ["DecoupledAppDelegate", headless]),
        .target(
            name: "HeadlessUIKit",
            dependencies: [.target(name: "CSignals", condition: .when(platforms: [.linux]))]
        ),
        .systemLibrary(name: "CSignals"),
        .target(
            name: "DecoupledAppDelegateTesting",
            dependencies: ["DecoupledAppDelegate", "DecoupledAppDelegateTracing", headless]),
        .executableTarget(name: "appctl", dependencies: ["HeadlessUIKit"]),
        .testTarget(
            name: "DecoupledAppDelegateTests",
            dependencies: [
                "DecoupledAppDelegate", "DecoupledAppDelegateStatus", "DecoupledAppDelegateTesting",
                "DecoupledAppDelegateTracing", "AwaitingApp", "TestSupport",
            ]
        ),
        .testTarget(
            name: "DecoupledAppDelegateTestingTests",
            dependencies: [
                "DecoupledAppDelegate", "DecoupledAppDelegateTesting", "DecoupledAppDelegateTracing", "TestSupport",
            ]
        ),
        .executableTarget(
            name: "AwaitingApp",
            dependencies: ["DecoupledAppDelegate"],
            path: "Tests/Fixtures/AwaitingApp"
        ),
        .testTarget(
            name: "HeadlessUIKitTests",
            dependencies: ["HeadlessUIKit", "LifeCycleApp", "TestSupport", "appctl"]
        ),
        .executableTarget(name: "LifeCycleApp", dependencies: ["HeadlessUIKit"], path: "Tests/Fixtures/LifeCycleApp"),
        .target(name: "TestSupport", path: "Tests/Support"),
    ] + headlessFrameworks.map { .target(name: $0, dependencies: ["HeadlessUIKit"]) },
    swiftLanguageModes: [.v6]
)

var settings: [SwiftSetting] = [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0470-isolated-conformances.md
    .enableUpcomingFeature("InferIsolatedConformances"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0458-strict-memory-safety.md
    .strictMemorySafety(),
]

// The tests of some folders compile in a fraction of the time of all.
if let names = Context.environment["DECOUPLED_APP_DELEGATE_TESTS"] {
    let folders = names.split(separator: ",").map(String.init)
    func exists(_ folder: String, in target: Target) -> Bool {
        FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests/\(target.name)/\(folder)")
    }
    let tests = package.targets.filter(\.isTest)
    for folder in folders where !tests.contains(where: { exists(folder, in: $0) }) {
        fatalError("DECOUPLED_APP_DELEGATE_TESTS names \(folder), which is no folder of tests")
    }
    for target in tests { target.sources = ["Support"] + folders.filter { exists($0, in: target) } }
    package.targets.removeAll { $0.isTest && $0.sources == ["Support"] }
}

// In a dependency the setting would end every build by Xcode's engine: https://github.com/swiftlang/swift-package-manager/issues/9517
if Context.environment["DECOUPLED_APP_DELEGATE_WARNINGS_AS_ERRORS"] == "1" {
    settings.append(.treatAllWarnings(as: .error))
}

// Not traits that `All` enables: SwiftPM 6.3 passes several in random order, and then compiles everything anew
// (https://github.com/swiftlang/swift-package-manager/issues/10525).
settings += ["RemoteNotifications", "CloudKit", "Intents"].map { .define($0, .when(traits: ["All"])) }

for target in package.targets where target.type != .system {
    target.swiftSettings = settings
}
