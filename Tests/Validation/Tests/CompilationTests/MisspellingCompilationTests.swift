#if RemoteNotifications && !os(tvOS)
import Testing
import TestSupport

/// The compiler compares the methods of an extension that conforms to a role with those that have a default.
@Suite(.inTurn) struct MisspellingCompilationTests {
    /// A method as a role has it, and as it is written by mistake.
    private struct Mistake {
        let role: String
        let right: String
        let wrong: String
    }

    private static let found = [
        Mistake(
            role: "AppStateDelegate",
            right: "func applicationDidEnterBackground(_ application: UIApplication) {}",
            wrong: "func applicationDidEnterBackgroud(_ application: UIApplication) {}"
        ),
        Mistake(
            role: "AppStateDelegate",
            right: "func applicationDidBecomeActive(_ application: UIApplication) {}",
            wrong: "func applicationWillBecomeActive(_ application: UIApplication) {}"
        ),
        Mistake(
            role: "AppStateDelegate",
            right: launch("[UIApplication.LaunchOptionsKey: Any]?"),
            wrong: launch("[String: Any]?")
        ),
        Mistake(
            role: "RemoteNotificationsDelegate",
            right: received("didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data") + " {}",
            wrong: received("didRegisterForRemoteNotificationWithDeviceToken deviceToken: Data") + " {}"
        ),
        Mistake(
            role: "RemoteNotificationsDelegate",
            right: received("didReceiveRemoteNotification info: [AnyHashable: Any]")
                + " async -> UIBackgroundFetchResult { .noData }",
            wrong: received("didReceiveRemoteNotification info: [AnyHashable: Any]") + " {}"
        ),
        Mistake(
            role: "UserNotificationsDelegate",
            right: responded("didReceive"),
            wrong: responded("didRecieve")
        ),
    ]

    private static let overlooked = [
        Mistake(
            role: "ShortcutItemDelegate",
            right: received("performActionFor item: UIApplicationShortcutItem") + " async -> Bool { true }",
            wrong: received("performActionForShortcutItem item: UIApplicationShortcutItem") + " async -> Bool { true }"
        ),
        Mistake(
            role: "AppStateDelegate",
            right: launch("[UIApplication.LaunchOptionsKey: Any]?"),
            wrong: "func applicationDidFinishLaunching(_ application: UIApplication) {}"
        ),
    ]

    private static func received(_ argument: String) -> String {
        "func application(_ application: UIApplication, \(argument))"
    }

    private static func launch(_ options: String) -> String {
        "\(received("didFinishLaunchingWithOptions options: \(options)")) -> Bool { true }"
    }

    private static func responded(_ label: String) -> String {
        "func userNotificationCenter(_ center: UNUserNotificationCenter, \(label) response: UNNotificationResponse) async {}"
    }

    private static let modes = ["5", "6"].flatMap { version in
        [[], ["-default-isolation", "MainActor"]].map { ["-swift-version", version] + $0 }
    }

    /// The ways to conform in an extension.
    private static let extensions: [@Sendable (String, String, String) -> String] = [
        { "final class \($0) {}; extension \($0): \($1) { \($2) }" },
        { "@MainActor final class \($0) {}; extension \($0): \($1) { \($2) }" },
        { "final class \($0): UIResponder {}; extension \($0): \($1) { \($2) }" },
        { "final class \($0) {}; extension \($0): \($1), SystemConditionsDelegate { \($2) }" },
    ]

    @Test(arguments: modes)
    func aMistakeInAnExtensionIsWarnedOf(mode: [String]) async throws {
        let classes = Self.found.flatMap { mistake in Self.extensions.map { (mistake, $0) } }
        let wrong = try await warnings(
            of: classes.map { mistake, form in { form($0, mistake.role, mistake.wrong) } }, mode)
        for (index, (mistake, _)) in classes.enumerated() {
            #expect(wrong[index].contains("nearly matches defaulted requirement"), "\(mistake.wrong)")
        }
        let right = try await warnings(
            of: classes.map { mistake, form in { form($0, mistake.role, mistake.right) } }, mode)
        #expect(right.filter { !$0.isEmpty }.isEmpty)
    }

    @Test(arguments: modes)
    func aMistakeInTheClassItselfIsNotWarnedOf(mode: [String]) async throws {
        let classes = Self.found.map { mistake in
            { (name: String) in "final class \(name): \(mistake.role) { \(mistake.wrong) }" }
        }
        let warnings = try await warnings(of: classes, mode).filter { !$0.isEmpty }
        #expect(warnings.isEmpty)
    }

    @Test(arguments: modes)
    func otherLabelsAndAMethodOfAnotherNameAreNotWarnedOf(mode: [String]) async throws {
        let classes = Self.overlooked.map { mistake in
            { (name: String) in Self.extensions[0](name, mistake.role, mistake.wrong) }
        }
        let warnings = try await warnings(of: classes, mode).filter { !$0.isEmpty }
        #expect(warnings.isEmpty)
    }

    /// What the compiler says of each class, which is given its name.
    private func warnings(of classes: [(String) -> String], _ mode: [String]) async throws -> [String] {
        let lines = classes.enumerated().map { index, text in text("Class\(index)") }
        let diagnostics = try await Compiler.diagnostics(of: lines.joined(separator: "\n"), mode: mode)
        #expect(!diagnostics.contains("error:"), "\(diagnostics)")
        let said = diagnostics.split(separator: "\n")
        // The first line of the snippet is the import.
        return lines.indices.map { index in
            said.filter { $0.contains("Snippet.swift:\(index + 2):") && $0.contains("warning:") }.joined(
                separator: "\n")
        }
    }
}
#endif
