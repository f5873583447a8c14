import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Which samples there are for what an app declares.
@MainActor
@Suite(.net)
struct StandardSampleTests {
    private let infoPlist: [String: Any] = [
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["shop", "shop-beta"]]],
        "NSUserActivityTypes": ["com.example.order"],
        "UIApplicationShortcutItems": [["UIApplicationShortcutItemType": "scan"]],
        "UIBackgroundModes": ["remote-notification", "fetch"],
    ]

    private let entitlements: [String: Any] = [
        "com.apple.developer.associated-domains": [
            "applinks:shop.example.com?mode=developer", "webcredentials:example.com",
        ]
    ]

    private func report(_ samples: [Sample]) async -> ComparisonReport {
        await Comparison(before: { Roles() }, after: { Roles() }).run(samples)
    }

    @Test func whatAnAppDeclaresIsPlayed() async {
        let report = await report(.standard(infoPlist: infoPlist, entitlements: entitlements))
        let names = Set(report.cases.map(\.sample))
        #expect(
            names.isSuperset(of: [
                "a launch", "shop://sample", "shop-beta://sample", "activity com.example.order",
                "activity NSUserActivityTypeBrowsingWeb https://shop.example.com/", "quick action scan",
                "background fetch",
            ])
        )
        #expect(report.differences == [])
    }

    @Test func aHostIsMadeUpForEveryDomainBelowAnother() async {
        let domains = ["com.apple.developer.associated-domains": ["applinks:*.example.com"]]
        let report = await report(.standard(infoPlist: [:], entitlements: domains))
        #expect(report.madeUp == ["activity NSUserActivityTypeBrowsingWeb https://sample.example.com/"])
    }

    @Test func whatIsMadeUpIsNamed() async {
        let report = await report(.standard(infoPlist: infoPlist, entitlements: entitlements))
        #expect(report.madeUp.contains("shop://sample"))
        #expect(!report.madeUp.contains("quick action scan"))
        #expect(!report.madeUp.contains("a launch"))
        // The options are those of the samples.
        #expect(!report.madeUp.contains { $0.hasPrefix("configuration for ") })
        #expect("\(report)".contains("Placeholder arguments (no sample given): shop://sample; shop-beta://sample"))
    }

    /// What a person cannot open is not compared.
    @Test(arguments: [true, false, nil])
    func aSecondWindowIsThereUnlessTheAppDeclaresOneAlone(hasSeveral: Bool?) async throws {
        let link = Sample.url(try #require(URL(string: "shop://cart")))
        let manifest = hasSeveral.map { ["UIApplicationSupportsMultipleScenes": $0] }
        let opening: @MainActor () -> Roles = { roles { $0.urlDelegate = [Handling(.openURL) { _ in true }] } }
        let report = await Comparison(before: opening, after: opening)
            .run(.standard(infoPlist: ["UIApplicationSceneManifest": manifest as Any], adding: [link]))
        let windows = report.variants.map(\.sample).filter { $0.contains("window") }
        #expect(windows.isEmpty == (hasSeveral == false), "\(windows)")
        #expect(report.notPlayed == [], "\(report.notPlayed)")
    }

    @Test func aSampleTakesThePlaceOfTheOneThatWouldBeMadeUp() async throws {
        let samples: [Sample] = [
            .url(try #require(URL(string: "shop://cart"))), .activity("com.example.order", userInfo: ["order": "1"]),
        ]
        let report = await report(.standard(infoPlist: infoPlist, adding: samples))
        #expect(!report.madeUp.contains("shop://sample"))
        #expect(!report.madeUp.contains("activity com.example.order"))
        #expect(report.madeUp.contains("shop-beta://sample"))
        #expect(report.cases.contains { $0.sample == "shop://cart" })
    }

    @Test func anAppThatDeclaresNothingIsLaunchedLeftAndEnded() async {
        let report = await report(.standard(infoPlist: [:]))
        #expect(report.madeUp == [])
        #expect(Set(report.cases.map(\.sample)).isSuperset(of: ["a launch", "to the background and back", "the end"]))
    }

    #if !canImport(UIKit)
    /// Compares two apps that note something at their launch, by the launch options, with samples for what they declare.
    private func launching(
        _ infoPlist: [String: Any], _ before: @escaping @MainActor (LaunchOptions?) -> String?,
        _ after: @escaping @MainActor (LaunchOptions?) -> String?
    ) async -> ComparisonReport {
        let effects = Effects()
        let making: @MainActor (@escaping @MainActor (LaunchOptions?) -> String?) -> Roles = { text in
            roles {
                $0.appStateDelegate = [
                    Handling(.didFinishLaunching) { options in
                        text(options).map(effects.note)
                        return true
                    }
                ]
            }
        }
        return await Comparison(before: { making(before) }, after: { making(after) }, effects: { effects.take() })
            .run(.standard(infoPlist: infoPlist))
    }

    private typealias LaunchOptions = [UIApplication.LaunchOptionsKey: Any]

    @Test func anAppIsLaunchedBeforeTheDeviceIsUnlocked() async {
        let report = await launching(
            [:], { _ in UIApplication.shared.isProtectedDataAvailable ? "read" : nil }, { _ in "read" })
        #expect(report.differences.map(\.after) == ["read"], "\(report)")
        #expect(
            report.rows.flatMap(\.cases).allSatisfy { $0.hasPrefix("a launch before the device is unlocked (cold") })
    }

    @Test func anAppThatDeclaresItIsLaunchedForALocation() async {
        let tracking: @MainActor (LaunchOptions?) -> String? = { $0?[.location] == nil ? nil : "tracks" }
        let report = await launching(["UIBackgroundModes": ["location"]], tracking, { _ in nil })
        #expect(report.differences.map(\.before) == ["tracks"], "\(report)")
        #expect(report.rows.flatMap(\.cases) == ["a launch for a location (cold, without scenes)"])
        #expect(report.madeUp == [])
    }
    #endif

    #if RemoteNotifications
    @Test func aPushIsReadFromItsFile() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).apns")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(#"{"Simulator Target Bundle": "com.example", "order": "1"}"#.utf8).write(to: file)
        let push = try Sample.push(contentsOf: file)
        let report = await report([push])
        #expect(Set(report.cases.map(\.sample)) == ["push order: 1"])
    }
    #endif
}
