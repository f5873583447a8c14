import DecoupledAppDelegate
import Testing

/// The package relies on what SwiftUI does with an app delegate that is not its own.
@MainActor
@Suite(.serialized)
struct SwiftUITests {
    @Test func theAppDelegateOfSwiftUIIsItsOwnAndHasTheMethodsOfTheSharedOne() throws {
        let delegate = try #require(unsafe UIApplication.shared.delegate)
        #expect(!(delegate is AppDelegate))
        let event = AppEvent.configurationForConnectingScene
        #expect(delegate.responds(to: Selector(event.rawValue)))
        #expect(AppDelegate.shared.responds(to: Selector(event.rawValue)))
    }

    @Test func aURLReachesTheHandlersOnceThroughTheScene() async throws {
        let url = try #require(URL(string: "\(Bundle.main.bundleIdentifier ?? "")://test"))
        let doors = await withCheckedContinuation { (continuation: CheckedContinuation<[String], Never>) in
            let listener = URLListener(for: url) { continuation.resume(returning: $0) }
            AppDelegate.shared.urlDelegate.append(listener)
            UIApplication.shared.open(url)
        }
        #expect(doors == ["scene"])
    }
}

/// Notes by which method a URL arrives, and tells on the turn after.
private final class URLListener: URLDelegate {
    private let url: URL
    private let tell: ([String]) -> Void
    private var doors: [String] = []

    init(for url: URL, tell: @escaping ([String]) -> Void) {
        self.url = url
        self.tell = tell
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note("application", url)
    }

    func scene(_ scene: UIScene, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note("scene", url)
    }

    private func note(_ door: String, _ url: URL) -> Bool {
        guard url == self.url else { return false }
        doors.append(door)
        if doors.count == 1 { Task { tell(doors) } }
        return true
    }
}
