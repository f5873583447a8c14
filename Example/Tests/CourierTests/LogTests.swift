import Foundation
import Testing

@Suite(.net)
struct LogTests {
    @Test func aLineForPeopleSaysWhoWasAskedAndWhatWentBack() throws {
        let courier = try CourierCommand("courier://oauth?code=secret")
        courier.waitForOutput("didBecomeActive")
        courier.terminate()
        #expect(courier.waitUntilEnded().status == 0)
        let line = try #require(courier.printed.split(separator: "\n").first { $0.hasPrefix(".openURL ") })
        #if DEBUG
        let asked = "OAuthCallback: true, EventLogger (observer): false"
        #else
        let asked = "OAuthCallback: true"
        #endif
        #expect(line.contains("\(asked) → true; DeepLinks not called: already handled"))
        #expect(!line.contains("secret"))
    }

    @Test func jsonIsAnObjectALineAndNothingElse() throws {
        let courier = try CourierCommand("courier://oauth", "--log", "json")
        courier.waitForOutput("didBecomeActive")
        courier.terminate()
        #expect(courier.waitUntilEnded().status == 0)
        // A machine that is short of memory says so at any time.
        let lines = try courier.printed.split(separator: "\n").filter { !$0.contains("MemoryWarning") }.map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(
            lines.map { $0["event"] as? String } == [
                "willFinishLaunching", "didFinishLaunching", "configurationForConnectingScene", "sceneWillConnect",
                "openURL", "willEnterForeground", "didBecomeActive", "willResignActive", "didEnterBackground",
                "sceneDidDisconnect", "willTerminate",
            ])
        let open = lines[4]
        #expect(
            Set(open.keys) == [
                "event", "method", "slot", "input", "asked", "notAsked", "answer", "isTrue", "start", "duration",
            ])
        #expect(open["method"] as? String == "application:openURL:options:")
        #expect(open["slot"] as? String == "urlDelegate")
        #expect(open["answer"] as? String == "false")
        let asked = try #require(open["asked"] as? [[String: Any]])
        let handlers = asked.filter { $0["kind"] as? String == "handler" }
        #expect(handlers.map { $0["handler"] as? String } == ["OAuthCallback", "DeepLinks"])
        #expect(handlers.map { $0["answer"] as? String } == ["false", "false"])
        #expect(try #require(open["duration"] as? Double) >= 0)
    }
}
