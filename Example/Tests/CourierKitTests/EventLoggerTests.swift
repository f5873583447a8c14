import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
final class EventLoggerTests {
    private var lines: [String] = []
    private lazy var logger = EventLogger { [unowned self] in lines.append($0) }

    @Test func aLaunchIsLoggedWithItsReasons() {
        #expect(logger.application(.shared, didFinishLaunchingWithOptions: nil))
        #expect(logger.application(.shared, didFinishLaunchingWithOptions: [.sourceApplication: "mail"]))
        #expect(lines == ["launched", "launched with \(UIApplication.LaunchOptionsKey.sourceApplication.rawValue)"])
    }

    @Test func theWayThroughTheStatesIsLogged() {
        logger.applicationDidBecomeActive(.shared)
        logger.applicationDidEnterBackground(.shared)
        #expect(lines == ["active", "in the background"])
    }

    @Test func aURLIsLoggedAndLeftToOthers() throws {
        let url = try #require(URL(string: "courier://parcel/7"))
        #expect(!logger.application(.shared, open: url, options: [:]))
        #expect(lines == ["URL courier://parcel/7"])
    }

    #if RemoteNotifications
    @Test func aNotificationIsLoggedWithoutItsContents() async {
        let result = await logger.application(.shared, didReceiveRemoteNotification: ["b": 1, "a": 2])
        #expect(result == .noData)
        #expect(lines == ["notification with a, b"])
    }
    #endif
}
