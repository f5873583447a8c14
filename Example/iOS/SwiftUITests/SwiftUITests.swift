import DecoupledAppDelegate
import Testing

/// The package relies on what SwiftUI does with an app delegate that is not its own.
@MainActor
@Suite(.serialized)
struct SwiftUITests {
    init() {
        // Takes the place of the condition that holds URLs until the courier has signed in.
        AppDelegate.shared.intercept([AppEvent](), key: "sign-in") { _ in true }
    }

    @Test func theAppDelegateOfSwiftUIIsItsOwnAndHasTheMethodsOfTheSharedOne() throws {
        let delegate = try #require(unsafe UIApplication.shared.delegate)
        #expect(!(delegate is AppDelegate))
        let event = AppEvent.configurationForConnectingScene
        #expect(delegate.responds(to: Selector(event.rawValue)))
        #expect(AppDelegate.shared.responds(to: Selector(event.rawValue)))
    }

    @Test func aURLReachesTheHandlersOnceThroughTheScene() async throws {
        #expect(try await doors(ofURL: "test") == ["scene"])
    }

    @Test func aSlotThatWasEmptyHearsOfURLsOnceItIsFilled() async throws {
        let roles = AppDelegate.shared.roles
        defer { AppDelegate.shared.roles = roles }
        AppDelegate.shared.urlDelegate = []
        await nextTurn()
        #expect(try await doors(ofURL: "later") == ["scene"])
    }

    /// Fills the slot with one more handler, opens a URL, and returns by which methods it came.
    private func doors(ofURL host: String) async throws -> [String] {
        let url = try #require(URL(string: "\(Bundle.main.bundleIdentifier ?? "")://\(host)"))
        let (arrivals, continuation) = AsyncStream.makeStream(of: [String].self)
        AppDelegate.shared.urlDelegate.append(URLListener(for: url) { continuation.yield($0) })
        // The delegates are set anew on the turn after a slot has changed.
        await nextTurn()
        UIApplication.shared.open(url, completionHandler: nil)
        for await doors in arrivals { return doors }
        return []
    }

    private func nextTurn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}

/// Notes by which method a URL arrives, and reports it on the next turn.
@MainActor
private final class URLListener {
    private let url: URL
    private let tell: ([String]) -> Void
    private var doors: [String] = []

    init(for url: URL, tell: @escaping ([String]) -> Void) {
        self.url = url
        self.tell = tell
    }

    private func note(_ door: String, _ url: URL) -> Bool {
        guard url == self.url else { return false }
        doors.append(door)
        if doors.count == 1 { Task { tell(doors) } }
        return true
    }
}

extension URLListener: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note("application", url)
    }

    func scene(_ scene: UIScene, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        note("scene", url)
    }
}
