import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a check of the roles says of activity types that are for the scenes' own activities.
@MainActor
@Suite(.net) struct RestorationFindingTests {
    nonisolated private static let scenes: [String: any Sendable] = [
        "CFBundleName": "Courier", "UIApplicationSceneManifest": [String: String](),
    ]
    nonisolated private static var scenesWithTypes: [String: any Sendable] {
        scenes.merging(["NSUserActivityTypes": ["com.example.parcel"]]) { $1 }
    }

    /// What a handler does with the activities of scenes.
    enum Use: CaseIterable {
        case saving, restoring, configuring, connecting

        var event: AppEvent {
            switch self {
            case .saving: .sceneStateRestorationActivity
            case .restoring: .sceneRestoreInteractionState
            case .configuring: .configurationForConnectingScene
            case .connecting: .sceneWillConnect
            }
        }
    }

    @Test(arguments: Use.allCases)
    func typesThatScenesUseAreNotFoundAsUnused(use: Use) {
        #expect(findings(Self.scenesWithTypes, use).isEmpty)
    }

    @Test func typesThatOnlyAnObserverOfScenesSeesAreFoundAsUnused() {
        var roles = Roles()
        roles.sceneRestorationDelegate = Handlers { Observing(RecordingHandler()) }
        let found = roles.findings(infoPlist: Self.scenesWithTypes).filter { $0.kind == .unusedDeclaration }
        #expect(found.map(\.slot) == ["activityContinuationDelegate"])
    }

    @Test(arguments: [Use.saving, .restoring])
    func restorationWithoutTheTypesIsFound(use: Use) {
        let found = findings(Self.scenes, use)
        #expect(found.map(\.kind) == [.missingDeclaration])
        #expect(found.map(\.slot) == ["sceneRestorationDelegate"])
        #expect(found.first?.sentence.contains("NSUserActivityTypes") == true)
    }

    @Test(arguments: [Use.configuring, .connecting])
    func scenesThatRestoreNothingNeedNoTypes(use: Use) {
        #expect(findings(Self.scenes, use).isEmpty)
    }

    @Test func aDelegateOfAnotherRolesWindowsThatForwardsNothingIsFound() {
        for kind in ["Volumetric", "AssistiveAccess"] {
            let role = "UIWindowSceneSessionRole\(kind)Application"
            let configurations = [role: [["UISceneDelegateClassName": "DecoupledAppDelegate.AppDelegate"]]]
            let plist = ["UIApplicationSceneManifest": ["UISceneConfigurations": configurations]]
            #expect(Roles().findings(infoPlist: plist).map(\.kind) == [.foreignSceneDelegate], "\(role)")
        }
    }

    @Test func aDelegateOfAnExternalDisplayIsItsOwnBusiness() {
        let role = "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
        let configurations = [role: [["UISceneDelegateClassName": "DecoupledAppDelegate.AppDelegate"]]]
        let plist = ["UIApplicationSceneManifest": ["UISceneConfigurations": configurations]]
        #expect(Roles().findings(infoPlist: plist).isEmpty)
    }

    private func findings(_ plist: [String: any Sendable], _ use: Use) -> [Finding] {
        var roles = Roles()
        let handler = RecordingHandler(wanting: [use.event])
        switch use {
        case .saving, .restoring: roles.sceneRestorationDelegate = [handler]
        case .configuring: roles.sceneSessionDelegate = [handler]
        case .connecting: roles.sceneConnectionDelegate = [handler]
        }
        return roles.findings(infoPlist: plist)
    }
}
