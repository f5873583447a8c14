import Foundation
import Testing
import TestSupport

/// Mistakes that the compiler refuses, each beside the same code done right, so that it is not refused for another reason.
@Suite(.inTurn) struct CompilationTests {
    private let openMethod = """
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            true
        }
        """

    @Test func aValueCannotBeAHandler() async throws {
        try await expect(
            "error: non-class type 'Links' cannot conform to class protocol 'URLDelegate'",
            from: "struct Links: URLDelegate { \(openMethod) }",
            butNothingFrom: "final class Links: URLDelegate { \(openMethod) }"
        )
    }

    @Test func anAppsImportsOfFrameworksResolveByTheFlagsThatAreDocumented() async throws {
        let aliases = try CodeBlock.all().filter(\.isManifest).flatMap { block in
            block.code.matches(of: /"(\w+)=(Headless\w+)"/).map { (name: "\($0.1)", alias: "\($0.1)=\($0.2)") }
        }
        #expect(Set(aliases.map(\.name)) == ["UIKit", "UserNotifications", "CloudKit", "Intents"])
        let imports = aliases.map { "import \($0.name)" }.joined(separator: "\n")
        let app = """
            final class App: UIKit.UIResponder, UIApplicationDelegate, UserNotifications.UNUserNotificationCenterDelegate {
                func application(_ app: UIApplication, userDidAcceptCloudKitShareWith share: CloudKit.CKShare.Metadata) {}
                func application(_ app: UIApplication, handlerFor intent: Intents.INIntent) -> Any? { nil }
            }
            """
        let flags = aliases.flatMap { ["-module-alias", $0.alias] }
        for version in ["5", "6"] {
            let mode = ["-swift-version", version] + flags
            #expect(try await Compiler.diagnostics(of: "\(imports)\n\(app)", mode: mode) == "")
        }
        #expect(try await Compiler.diagnostics(of: "import UserNotifications").contains("no such module"))
    }

    @Test func aSlotCannotBeFilledOffTheMainActor() async throws {
        let links = "final class Links: URLDelegate { \(openMethod) }"
        try await expect(
            "error: cannot form key path to main actor-isolated property 'urlDelegate'",
            from: "\(links)\nfunc fill() { AppDelegate.shared.urlDelegate = [Links()] }",
            butNothingFrom: "\(links)\n@MainActor func fill() { AppDelegate.shared.urlDelegate = [Links()] }"
        )
    }

    @Test func swappingRolesOffTheMainActorGivesAWarningAsUIKitsOwnPropertiesDo() async throws {
        try await expect(
            "warning: main actor-isolated property 'roles' can not be mutated from a nonisolated context",
            from: "func swap() { AppDelegate.shared.roles = Roles() }",
            butNothingFrom: "@MainActor func swap() { AppDelegate.shared.roles = Roles() }"
        )
    }

    @Test func aMisspelledMethodOfARoleWithOneEventDoesNotCompile() async throws {
        let misspelled = openMethod.replacingOccurrences(of: "open url", with: "opens url")
        try await expect(
            "error: instance method 'application(_:opens:options:)' has different argument labels",
            from: "final class Links: URLDelegate { \(misspelled) }",
            butNothingFrom: "final class Links: URLDelegate { \(openMethod) }"
        )
    }

    @Test(arguments: [
        (
            "SceneURLDelegate", "scene(_:open:options:)",
            "func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool { true }"
        ),
        (
            "SceneActivityContinuationDelegate", "scene(_:continue:restorationHandler:)",
            """
            func scene(
                _ scene: UIScene, continue activity: NSUserActivity,
                restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
            ) -> Bool { true }
            """
        ),
        (
            "SceneShortcutItemDelegate", "windowScene(_:performActionFor:completionHandler:)",
            """
            func windowScene(
                _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
                completionHandler: @escaping @Sendable (Bool) -> Void
            ) { completionHandler(true) }
            """
        ),
        (
            "SceneCloudKitShareDelegate", "windowScene(_:userDidAcceptCloudKitShareWith:)",
            "func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith share: CKShare.Metadata) {}"
        ),
    ])
    func aMisspelledMethodOfAHandlerForScenesDoesNotCompile(role: String, name: String, method: String) async throws {
        let misspelled = method.replacingOccurrences(of: "cene(", with: "cenes(")
        try await expect(
            "error: unavailable instance method '\(name)' was used to satisfy a requirement",
            from: "final class Links: \(role) { \(misspelled) }",
            butNothingFrom: "final class Links: \(role) { \(method) }"
        )
    }

    @Test(arguments: [
        ("AppDelegate", "performActionFor item: UIApplicationShortcutItem", "Bool", "true"),
        ("AppDelegate", "handleEventsForBackgroundURLSession identifier: String", "Void", "()"),
        ("AppDelegate", "handleWatchKitExtensionRequest info: [AnyHashable: Any]?", "[AnyHashable: Any]?", "nil"),
        ("SceneDelegate", "performActionFor item: UIApplicationShortcutItem", "Bool", "true"),
        ("UserNotificationCenterDelegate", "willPresent n: UNNotification", "UNNotificationPresentationOptions", "[]"),
        ("UserNotificationCenterDelegate", "didReceive response: UNNotificationResponse", "Void", "()"),
    ])
    func anAsynchronousFormThatUIKitWouldNotCallDoesNotCompileInASubclass(
        superclass: String, argument: String, result: String, answer: String
    ) async throws {
        let (name, sender, own) =
            switch superclass {
            case "AppDelegate": ("application", "UIApplication", "UIResponder, UIApplicationDelegate")
            case "SceneDelegate": ("windowScene", "UIWindowScene", "UIResponder, UIWindowSceneDelegate")
            default:
                (
                    "userNotificationCenter", "UNUserNotificationCenter",
                    "NSObject, UNUserNotificationCenterDelegate"
                )
            }
        let form = "func \(name)(_ sender: \(sender), \(argument)) async -> \(result) { \(answer) }"
        let isolation = superclass == "UserNotificationCenterDelegate" ? "nonisolated " : ""
        try await expect(
            "is declared in extension of '\(superclass)' and cannot be overridden",
            from: "final class Heir: \(superclass) { \(isolation)\(form) }",
            butNothingFrom: "final class Own: \(own) { \(form) }"
        )
    }

    @Test(
        arguments: ["5", "6"],
        [
            "static var shared: Heir { UIApplication.shared.delegate as! Heir }", "static let shared = Heir()",
            "static var shared: Heir!", "static weak var shared: Heir?", "class var shared: Heir { Heir() }",
        ]
    )
    func aSubclassMayHaveASharedPropertyOfItsOwn(version: String, property: String) async throws {
        let diagnostics = try await Compiler.diagnostics(
            of: """
                class Heir: AppDelegate {
                    \(property.replacing("UIApplication.shared.delegate", with: "(unsafe UIApplication.shared.delegate)"))
                    var title = ""
                }
                @MainActor func use() {
                    let heir: Heir? = Heir.shared
                    print(heir?.title ?? "", AppDelegate.shared.roles)
                }
                """,
            mode: ["-swift-version", version]
        )
        #expect(diagnostics.isEmpty)
    }

    @Test func anObjectOfAnotherRoleCannotFillASlot() async throws {
        let links = "final class Links: URLDelegate { \(openMethod) }"
        try await expect(
            "error: cannot convert value of type 'Links'",
            from: "\(links)\n@MainActor func fill() { AppDelegate.shared.healthDelegate = [Links()] }",
            butNothingFrom: "\(links)\n@MainActor func fill() { AppDelegate.shared.urlDelegate = [Links()] }"
        )
    }

    @Test func aHandlerWithoutBracketsIsNoList() async throws {
        let links = "final class Links: URLDelegate { \(openMethod) }"
        try await expect(
            "error: cannot assign value of type 'Links' to type 'Handlers<any URLDelegate>'",
            from: "\(links)\n@MainActor func fill() { AppDelegate.shared.urlDelegate = Links() }",
            butNothingFrom: "\(links)\n@MainActor func fill() { AppDelegate.shared.urlDelegate = [Links()] }"
        )
    }

    @Test func aMemberOfAModuleThatIsNotImportedIsNamed() async throws {
        try await expect(
            "error: value of type 'Roles' has no dynamic member 'shape'",
            from: "@MainActor func look() { print(AppDelegate.shared.roles.shape) }",
            butNothingFrom: "@MainActor func look() { print(AppDelegate.shared.roles.urlDelegate) }"
        )
        try await expect(
            "error: value of type 'AppDelegate' has no dynamic member 'status'",
            from: "@MainActor func look() { print(AppDelegate.shared.status) }",
            butNothingFrom: "@MainActor func look() { print(AppDelegate.shared.urlDelegate) }"
        )
    }

    @Test func placementsTakeAHandlersOwnClassInsideOneAnother() async throws {
        let diagnostics = try await Compiler.diagnostics(
            of: """
                final class Links: URLDelegate { \(openMethod) }
                @MainActor func fill(_ links: Links) {
                    AppDelegate.shared.urlDelegate = Handlers {
                        Keyed("nested", Observing(Weak(links)))
                        Observing(Keyed("nested", Weak(links)))
                    }
                }
                """
        )
        #expect(diagnostics.isEmpty)
    }

    @Test func placementsTakeAHandlersOwnClassWhereTheyAreAddedLater() async throws {
        let diagnostics = try await Compiler.diagnostics(
            of: """
                final class Links: URLDelegate { \(openMethod) }
                @MainActor func fill(_ links: Links) {
                    AppDelegate.shared.urlDelegate.append(Keyed("key", links))
                    AppDelegate.shared.urlDelegate.insert(Observing(links), before: links)
                    AppDelegate.shared.urlDelegate.insert(Weak(links), after: links)
                    AppDelegate.shared.urlDelegate += Handlers { Weak(links) }
                    AppDelegate.shared.roles.append(Observing(links))
                }
                """
        )
        #expect(diagnostics.isEmpty)
    }

    @Test(
        arguments: ["5", "6"],
        [[], ["-strict-concurrency=complete"], ["-default-isolation", "MainActor"]]
    )
    func slotsAreFilledAtTheTopLevelInEveryLanguageMode(version: String, setting: [String]) async throws {
        let diagnostics = try await Compiler.diagnostics(
            of: """
                final class Links: URLDelegate { \(openMethod) }
                final class Fetches: BackgroundFetchDelegate {}
                AppDelegate.shared.urlDelegate = [Links()]
                AppDelegate.shared.backgroundFetchDelegate += Handlers { Keyed("fetches", Fetches()) }
                AppDelegate.shared.roles.append(Links())
                AppDelegate.shared.onFault = { print($0) }
                AppDelegate.main()
                """,
            isMain: true,
            mode: ["-swift-version", version] + setting
        )
        #expect(diagnostics.isEmpty)
    }

    @Test func aListHasNoPositionsWhichAWeakHandlerCouldShift() async throws {
        try await expect(
            "subscript",
            from: "func second(_ list: Handlers<any URLDelegate>) -> any URLDelegate { list[1] }",
            butNothingFrom: "func second(_ list: Handlers<any URLDelegate>) -> any URLDelegate { Array(list)[1] }"
        )
    }

    @Test(arguments: ["others", "Observing(others)", "Keyed(\"key\", others)"])
    func anObjectOfAnotherRoleInABlockIsNamedAsTheMistake(statement: String) async throws {
        let fill = "\(twoClasses)\n@MainActor func fill(_ links: Links, _ others: Others)"
        try await expect(
            "this does not conform to the protocol of the list's role",
            from: "\(fill.replacingOccurrences(of: "Others: URLDelegate", with: "Others"))"
                + " { AppDelegate.shared.urlDelegate = Handlers { links; \(statement) } }",
            butNothingFrom: "\(fill) { AppDelegate.shared.urlDelegate = Handlers { links; \(statement) } }"
        )
    }

    @Test func aPlacementInAnArrayLiteralDoesNotCompile() async throws {
        let fill = "\(twoClasses)\n@MainActor func fill(_ links: Links, _ others: Others)"
        try await expect(
            "cannot convert value of type 'Observing<Links>'",
            from: "\(fill) { AppDelegate.shared.urlDelegate = [Observing(links), others] }",
            butNothingFrom: "\(fill) { AppDelegate.shared.urlDelegate = Handlers { Observing(links); others } }"
        )
    }

    private var twoClasses: String {
        "final class Links: URLDelegate { \(openMethod) }\nfinal class Others: URLDelegate { \(openMethod) }"
    }

    private func expect(
        _ complaint: String,
        from wrong: String,
        butNothingFrom right: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let complaints = try await Compiler.diagnostics(of: wrong)
        #expect(complaints.contains(complaint), sourceLocation: sourceLocation)
        #expect(try await Compiler.diagnostics(of: right).isEmpty, sourceLocation: sourceLocation)
    }
}
