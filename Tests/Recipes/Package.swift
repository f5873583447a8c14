// swift-tools-version: 6.2

import PackageDescription

/// The modules of SDKs and hosts, as far as their recipes call them: a file each.
///
/// They are in a package of their own since an app has the real ones.
let standIns = [
    "AdjustSdk", "AppsFlyerLib", "BranchSDK", "BrazeKit", "Capacitor", "CioDataPipelines", "CioMessagingPush",
    "CioMessagingPushAPN", "ExpoModulesCore", "FBSDKCoreKit", "FirebaseAuth", "FirebaseCore", "FirebaseMessaging",
    "Flutter", "GoogleSignIn", "KlaviyoSwift", "MSAL", "React", "UnityFramework",
]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "DecoupledAppDelegate") }

let package = Package(
    name: "Recipes",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "DecoupledAppDelegate", path: "../..")],
    targets: standIns.map { name in
        .target(
            name: name,
            dependencies: [product("HeadlessUIKit")] + (name == "CioMessagingPushAPN" ? ["CioMessagingPush"] : []),
            path: "StandIns",
            exclude: standIns.filter { $0 != name }.map { "\($0).swift" } + ["Frameworks"],
            swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("InternalImportsByDefault")]
        )
    },
    swiftLanguageModes: [.v6]
)

var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

if Context.environment["DECOUPLED_APP_DELEGATE_WARNINGS_AS_ERRORS"] == "1" {
    settings.append(.treatAllWarnings(as: .error))
}

package.targets.append(
    .testTarget(
        name: "RecipeTests",
        dependencies: [
            "DecoupledAppDelegate", "DecoupledAppDelegateTesting", "DecoupledAppDelegateTracing", "HeadlessUIKit",
        ].map(product)
            + standIns.map { .target(name: $0) },
        swiftSettings: settings
    )
)

// What any client's tests may do.
package.targets.append(
    .testTarget(
        name: "ClientTests",
        dependencies: ["DecoupledAppDelegate", "DecoupledAppDelegateTesting", "HeadlessUIKit"].map(product),
        swiftSettings: settings
    )
)
