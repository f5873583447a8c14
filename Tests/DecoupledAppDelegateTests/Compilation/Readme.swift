import Foundation

/// The README, as far as it is Swift.
enum Readme {
    /// A block of code, with a number for reports.
    struct Example: Sendable, CustomStringConvertible {
        let number: Int
        let code: String

        var description: String { "example \(number): \(code.prefix(40))" }

        /// The code together with the app's own types that it uses and does not declare.
        var program: String {
            let missing = Readme.types.filter { name, _ in
                code.contains(name) && !code.contains("class \(name)") && !code.contains("struct \(name)")
            }
            return (["import DecoupledAppDelegateTesting", code] + missing.map(\.declaration)).joined(separator: "\n")
        }
    }

    /// Reads the examples, leaving out what belongs into a package's manifest.
    static func examples() throws -> [Example] {
        let readme = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../README.md").standardized
        let blocks = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
        return blocks.compactMap { $0.components(separatedBy: "```").first }
            .filter { !$0.contains(".package(") }
            .enumerated()
            .map { Example(number: $0.offset + 1, code: $0.element) }
    }

    /// What the examples take for granted: an app's handlers and its sets of roles.
    private static let types: [(name: String, declaration: String)] = [
        ("CrashReporter", "final class CrashReporter: AppStateDelegate {}"),
        ("RootScreen", "final class RootScreen: SceneConnectionDelegate {}"),
        ("PushService", "final class PushService: RemoteNotificationsDelegate {}"),
        ("SilentHandler", "final class SilentHandler: RemoteNotificationsDelegate {}"),
        ("OAuthCallback", urlHandler("OAuthCallback")),
        ("DeepLinks", urlHandler("DeepLinks")),
        ("URLLogger", urlHandler("URLLogger")),
        ("StaffLinks", urlHandler("StaffLinks")),
        ("sharedRouter", urlHandler("SharedRouter") + "\nlet sharedRouter = SharedRouter()"),
        ("isStaff", "let isStaff = true"),
        (
            "PortraitOnly",
            """
            final class PortraitOnly: OrientationDelegate {
                func application(
                    _ application: UIApplication,
                    supportedInterfaceOrientationsFor window: UIWindow?
                ) -> UIInterfaceOrientationMask { .portrait }
            }
            """
        ),
        (".release", "extension Roles { static var debug: Roles { Roles() }; static var release: Roles { Roles() } }"),
        ("Keychain", "enum Keychain { static let token: String? = nil }"),
        ("office", "let office = Office()\nstruct Office { func sendReceipts(with token: String?) {} }"),
        ("MyOldAppDelegate", "final class MyOldAppDelegate: UIResponder, UIApplicationDelegate {}"),
    ]

    private static func urlHandler(_ name: String) -> String {
        """
        final class \(name): URLDelegate {
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                true
            }
        }
        """
    }
}
