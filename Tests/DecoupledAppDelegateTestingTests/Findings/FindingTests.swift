import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.net)
struct FindingTests {
    private static let app: [String: any Sendable] = ["CFBundleName": "Courier"]

    private func kinds(
        _ plist: [String: Any] = app,
        entitlements: [String: Any]? = nil,
        _ fill: (inout Roles) -> Void
    ) -> [Finding.Kind] {
        findings(plist, entitlements: entitlements, fill).map(\.kind)
    }

    private func findings(
        _ plist: [String: Any] = app,
        entitlements: [String: Any]? = nil,
        _ fill: (inout Roles) -> Void
    ) -> [Finding] {
        var roles = Roles()
        fill(&roles)
        return roles.findings(infoPlist: plist, entitlements: entitlements)
    }

    @Test func emptySlotsNeedNothing() {
        #expect(findings { _ in }.isEmpty)
    }

    @Test func everyDemandNamesASlotThatIsFilledAndIsMetByWhatItAsksFor() {
        var roles = Roles()
        roles.append(RecordingHandler())
        let found = roles.findings(infoPlist: Self.app, entitlements: [:])
        var slots: Set = [
            "urlDelegate", "activityContinuationDelegate", "backgroundFetchDelegate", "healthDelegate",
            "sceneSessionDelegate", "sceneConnectionDelegate", "sceneStateDelegate", "sceneRestorationDelegate",
            "windowGeometryDelegate",
        ]
        #if RemoteNotifications
        slots.insert("remoteNotificationsDelegate")
        #endif
        #if Intents
        slots.insert("intentDelegate")
        #endif
        #if CloudKit
        slots.insert("cloudKitShareDelegate")
        #endif
        #expect(Set(found.map(\.slot)) == slots)
        #expect(Set(found.map(\.kind)) == [.missingDeclaration, .missingEntitlement])
        let complete: [String: Any] = [
            "UIBackgroundModes": ["fetch", "remote-notification"],
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["courier"]]],
            "NSUserActivityTypes": ["com.example.parcel"],
            "NSHealthShareUsageDescription": "To count the stairs.",
            "INIntentsSupported": ["OrderIntent"],
            "CKSharingSupported": true,
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true],
        ]
        let entitlements = Dictionary(
            uniqueKeysWithValues: [
                "aps-environment", "com.apple.developer.healthkit", "com.apple.developer.siri",
                "com.apple.developer.icloud-services",
            ].map { ($0, true) }
        )
        roles.stateRestorationDelegate = []
        #expect(roles.findings(infoPlist: complete, entitlements: entitlements).isEmpty)
    }

    @Test func aFindingSaysInASentenceWhatToDo() {
        let findings = findings { $0.backgroundFetchDelegate = [RecordingHandler()] }
        #expect(
            findings.map(\.description) == [
                "backgroundFetchDelegate: Info.plist lacks a background mode, so the app is not woken to fetch. Add fetch to "
                    + "UIBackgroundModes."
            ]
        )
    }

    @Test func aFindingIsOneLine() {
        #expect("\(Finding(.sameClass, in: "urlDelegate", "a\nb"))" == #"urlDelegate: a\nb"#)
    }

    @Test func withoutEntitlementsNoneIsMissed() {
        let declared = ["NSHealthShareUsageDescription": "To count the stairs."]
        #expect(kinds(declared) { $0.healthDelegate = [RecordingHandler()] }.isEmpty)
        #expect(
            kinds(declared, entitlements: [:]) { $0.healthDelegate = [RecordingHandler()] } == [.missingEntitlement])
    }

    @Test func universalLinksAloneNeedNoActivityType() {
        let domains = ["com.apple.developer.associated-domains": ["applinks:example.com"]]
        let fill: (inout Roles) -> Void = { $0.activityContinuationDelegate = [RecordingHandler()] }
        #expect(kinds(entitlements: domains, fill).isEmpty)
        #expect(kinds(entitlements: [:], fill) == [.missingDeclaration])
        let passwords = ["com.apple.developer.associated-domains": ["webcredentials:example.com"]]
        #expect(kinds(entitlements: passwords, fill) == [.missingDeclaration])
    }

    @Test func anEmptyListOfDocumentTypesDeclaresNone() {
        let plist = ["CFBundleName": "Courier", "CFBundleDocumentTypes": [[String: Any]]()] as [String: Any]
        #expect(kinds(plist) { $0.urlDelegate = [RecordingHandler()] } == [.missingDeclaration])
    }

    @Test func backgroundFetchIsFoundBesideTasksOfTheScheduler() {
        var plist: [String: Any] = ["UIBackgroundModes": ["fetch"]]
        let fill: (inout Roles) -> Void = { $0.backgroundFetchDelegate = [RecordingHandler()] }
        #expect(kinds(plist, fill).isEmpty)
        plist["BGTaskSchedulerPermittedIdentifiers"] = ["com.example.refresh"]
        #expect(kinds(plist, fill) == [.conflictingDeclaration])
        #expect(findings(plist, fill).map(\.slot) == ["backgroundFetchDelegate"])
    }

    @Test func stateRestorationIsFoundBesideScenes() {
        let fill: (inout Roles) -> Void = { $0.stateRestorationDelegate = [RecordingHandler()] }
        #expect(kinds(Self.app, fill).isEmpty)
        let scenes = ["UIApplicationSceneManifest": [String: Any]()]
        #expect(kinds(scenes, fill) == [.conflictingDeclaration])
        #expect(findings(scenes, fill).map(\.slot) == ["stateRestorationDelegate"])
    }

    @Test(arguments: [[:], ["CFBundleIdentifier": "com.apple.dt.xctest.tool"]])
    func aTestBundleWithoutAHostIsFoundInsteadOfWhatItDoesNotDeclare(_ plist: [String: String]) {
        let found = findings(plist, entitlements: [:]) {
            $0.urlDelegate = Handlers {
                Observing(RecordingHandler())
                RecordingHandler()
            }
            $0.backgroundFetchDelegate = [RecordingHandler()]
            $0.healthDelegate = [RecordingHandler()]
        }
        #expect(found.map(\.kind) == [.missingDeclaration, .sameClass, .missingEntitlement])
        #expect(found.first?.slot == "urlDelegate")
        #expect(found.first?.sentence.contains("host") == true)
        #expect(kinds(plist) { $0.systemConditionsDelegate = [RecordingHandler()] }.isEmpty)
    }

    @Test func aDeclarationThatNobodyHandlesIsFound() {
        let plist: [String: Any] = [
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["courier"]]],
            "NSUserActivityTypes": ["com.example.parcel"],
            "UIApplicationShortcutItems": [["UIApplicationShortcutItemType": "scan"]],
        ]
        let found = findings(plist) { $0.urlDelegate = Handlers { Observing(RecordingHandler()) } }
        #expect(
            found.filter { $0.kind == .unusedDeclaration }.map(\.slot) == [
                "urlDelegate", "activityContinuationDelegate", "shortcutItemDelegate",
            ]
        )
        #expect(found.last?.sentence.contains("(scan)") == true)
    }

    @Test func observersAloneInASlotThatNeedsAnAnswerAreFound() {
        let observers = { Handlers<any URLDelegate> { Observing(RecordingHandler()) } }
        #expect(kinds { $0.urlDelegate = observers() } == [.observersAlone])
        #expect(kinds { $0.systemConditionsDelegate = Handlers { Observing(RecordingHandler()) } }.isEmpty)
    }

    @Test func twoHandlersOfOneClassAreFoundUnlessTheyHaveKeys() {
        let declared = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["courier"]]]]
        #expect(
            kinds(declared) {
                $0.urlDelegate = [RecordingHandler(), RecordingHandler(), RecordingHandler()]
            } == [.sameClass]
        )
        #expect(
            kinds(declared) {
                $0.urlDelegate = Handlers {
                    Keyed("one", RecordingHandler())
                    Keyed("other", RecordingHandler())
                }
            }.isEmpty
        )
    }

    @Test func orientationsThatLeaveNothingAreFound() {
        let found = findings {
            $0.orientationDelegate = Handlers {
                Keyed("one", Handling(.supportedInterfaceOrientations) { _ in .portrait })
                Keyed("other", Handling(.supportedInterfaceOrientations) { _ in .landscape })
            }
        }
        #expect(found.map(\.kind) == [.noCommonOrientation])
    }

    @Test func aServiceBeforeTheOneItNeedsIsFound() {
        let (session, receipts) = (Session(), Receipts())
        #expect(kinds { $0.systemConditionsDelegate = [receipts, session] } == [.serviceOrder])
        #expect(kinds { $0.systemConditionsDelegate = [session, receipts] }.isEmpty)
    }

    @Test func aSceneDelegateThatForwardsNothingIsFound() {
        func plist(naming name: String) -> [String: Any] {
            let scenes = ["UIWindowSceneSessionRoleApplication": [["UISceneDelegateClassName": name]]]
            return ["UIApplicationSceneManifest": ["UISceneConfigurations": scenes]]
        }
        #expect(kinds(plist(naming: "DecoupledAppDelegate.SceneDelegate")) { _ in }.isEmpty)
        #expect(kinds(plist(naming: "$(PRODUCT_MODULE_NAME).SceneDelegate")) { _ in }.isEmpty)
        #expect(kinds(plist(naming: "DecoupledAppDelegate.ScenesDelegate")) { _ in } == [.foreignSceneDelegate])
        #expect(kinds(plist(naming: "DecoupledAppDelegate.AppDelegate")) { _ in } == [.foreignSceneDelegate])
    }

    @Test func anEmptyListOfSceneConfigurationsIsFoundThatEndsTheLaunch() {
        func plist(_ manifest: [String: Any]) -> [String: Any] { ["UIApplicationSceneManifest": manifest] }
        let found = findings(plist(["UISceneConfigurations": [String: Any]()])) { _ in }
        #expect(found.map(\.kind) == [.conflictingDeclaration])
        #expect(found.map(\.slot) == ["sceneSessionDelegate"])
        #expect(found.first?.sentence.contains("iOS 27") == true)
        #expect(kinds(plist(["UIApplicationSupportsMultipleScenes": true])) { _ in }.isEmpty)
    }

    @Test func anInfoPlistIsReadFromItsFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        let declared = ["UIBackgroundModes": ["fetch"]]
        try PropertyListSerialization.data(fromPropertyList: declared, format: .xml, options: 0).write(to: file)
        var roles = Roles()
        roles.backgroundFetchDelegate = [RecordingHandler()]
        #expect(try roles.findings(infoPlistAt: file).isEmpty)
        #expect(throws: (any Error).self) { try roles.findings(infoPlistAt: file.appendingPathComponent("none")) }
    }
}

private final class Session: Service, SystemConditionsDelegate {
    static let dependencies: [any Service.Type] = []
}

private final class Receipts: Service, SystemConditionsDelegate {
    static let dependencies: [any Service.Type] = [Session.self]
}
