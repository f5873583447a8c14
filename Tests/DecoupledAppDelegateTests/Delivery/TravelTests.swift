#if os(Linux) && RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Runtime
import Testing

/// *How an event travels* names the functions that an event passes, with their files: those of the call stack that a handler sees.
///
/// Swift Build links modules as libraries, of which the toolchain finds the symbols for the first stack of a process alone.
@Suite(
    .enabled(
        if: Bundle.main.executablePath?.contains("/out/Products/") != true,
        "needs the native build system for its stack"))
@MainActor struct TravelTests {
    private let traveler = Traveler()

    @Test func aURLTravelsAsTheArticleSays() throws {
        let delegate = AppDelegate(roles: Roles())
        delegate.urlDelegate = [traveler]
        _ = delegate.application(.shared, open: try #require(URL(string: "mail:")), options: [:])
        #expect(traveler.journey == (try steps(below: "## A URL")))
    }

    @Test func aPushTravelsDownAndBackAsTheArticleSays() throws {
        let delegate = AppDelegate(roles: Roles())
        delegate.remoteNotificationsDelegate = [traveler]
        var wayBack: [String] = []
        delegate.application(.shared, didReceiveRemoteNotification: [:]) { _ in wayBack = Traveler.stack() }
        let completion = try #require(traveler.completion)
        completion(.newData)
        #expect(traveler.journey == (try steps(below: "## A push")))
        #expect(wayBack == (try steps(below: "### The way back")))
    }

    @Test func aScenesURLTravelsAsTheArticleSays() throws {
        let app = TestApp()
        app.delegate.urlDelegate = [traveler]
        let scene = app.connectScene(UIScene.ConnectionOptions())
        app.open(try #require(URL(string: "mail:")), in: scene)
        #expect(traveler.journey == (try steps(below: "## A scene's URL")))
    }

    /// Returns the functions and files that the article lists below a headline.
    private func steps(below headline: String) throws -> [String] {
        let articles = "../../../../Sources/DecoupledAppDelegate/DecoupledAppDelegate.docc/Articles"
        let page = URL(fileURLWithPath: #filePath).appendingPathComponent("\(articles)/how-an-event-travels.md")
        let lines = try String(contentsOf: page.standardized, encoding: .utf8).components(separatedBy: "\n")
        let section = lines.drop { $0 != headline }.dropFirst().prefix { !$0.hasPrefix("#") }
        return try section.flatMap { line in
            if line.hasPrefix("| … |") { return try road() }
            return line.firstMatch(of: /^\| `(.+?)` \| `(.+?)` \|/).map { ["\($0.1) \($0.2)"] } ?? []
        }
    }

    /// Returns the functions that every event passes, as the article lists them for a URL.
    private func road() throws -> [String] {
        let all = try steps(below: "## A URL")
        let start = try #require(all.firstIndex { $0.hasPrefix("EventRouter.deliver(") })
        let end = try #require(all.firstIndex { $0.hasPrefix("Delivery.callNext(") })
        return Array(all[start...end])
    }
}

/// A handler that notes how an event has come to it.
private final class Traveler {
    private(set) var journey: [String] = []
    private(set) var completion: (@Sendable (UIBackgroundFetchResult) -> Void)?

    /// Returns the package's functions that are being called, the outermost first, each with its file.
    static func stack() -> [String] {
        let frames = (try? Backtrace.capture().symbolicated())?.frames ?? []
        return frames.reversed().compactMap { frame in
            guard let symbol = frame.symbol, let path = symbol.sourceLocation?.path,
                let file = path.components(separatedBy: "/Sources/DecoupledAppDelegate/").dropFirst().first
            else { return nil }
            return "\(name(symbol.name)) \(file)"
        }
    }

    private static func name(_ symbol: String) -> String {
        symbol.replacing(/<[^>]*>/, with: "")
            .replacing(/^(?:(?:implicit )?closure #\d+ in )+/, with: "closure in ")
            .replacing(#/static |variable initialization expression of /#, with: "")
    }
}

extension Traveler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        journey = Self.stack()
        return true
    }

    func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        journey = Self.stack()
        return true
    }
}

extension Traveler: RemoteNotificationsDelegate {
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        journey = Self.stack()
        completion = completionHandler
    }
}
#endif
