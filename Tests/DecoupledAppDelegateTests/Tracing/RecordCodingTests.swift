import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Foundation
import Testing

/// Records that an app writes to a file, and whoever looks for a mistake reads.
@MainActor struct RecordCodingTests {
    @Test func aRecordIsWrittenWithAllThatItHas() throws {
        let app = IsolatedApp()
        app.delegate.urlDelegate = Handlers {
            Observing(Handling(.openURL) { _ in false } as any URLDelegate)
            Handling(.openURL) { _ in false }
            Handling(.openURL) { _ in true }
            Handling(.openURL) { _ in true }
        }
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        #expect(app.delegate.application(app.application, open: .page))
        let record = try #require(records.first)
        #expect(record.asked.count == 3)
        #expect(record.notAsked.count == 1)
        #expect(try WrittenRecord(record.json) == WrittenRecord(record))
        #expect(!record.json.contains("\n"))
    }

    @Test func aRecordIsWrittenWithTheTimesThatItsHandlersTook() throws {
        let app = IsolatedApp()
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        let completion = app.fetch()
        app.clock.advance(by: 2)
        handler.answer(.newData)
        #expect(completion.answers == [.newData])
        let record = try #require(records.first)
        #expect(record.asked.map(\.duration) == [2])
        #expect(record.asked.map(\.callDuration) == [0])
        #expect(try WrittenRecord(record.json) == WrittenRecord(record))
    }

    @Test(arguments: ["\"", "\\", "a/b", "\0", "\t", "\r\n", "\u{1f}", "\u{7f}\u{2028}é漢🧳<>&", "a \"b\" \\ c\n"])
    func anyTextIsWrittenAsItIs(_ text: String) throws {
        let app = IsolatedApp()
        app.delegate.intercept(.willContinueUserActivity, key: text) { $0.next() }
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        _ = app.delegate.application(app.application, willContinueUserActivityWithType: text)
        let record = try #require(records.first)
        #expect(record.input == text)
        #expect(record.asked.map(\.handler) == [text])
        #expect(try WrittenRecord(record.json) == WrittenRecord(record))
        #expect(!record.json.utf8.contains(UInt8(ascii: "\n")))
        #expect(!record.json.contains("\\/"))
    }

    @Test(arguments: [TimeInterval.nan, .infinity, -.infinity])
    func aTimeThatIsNoNumberIsNull(_ time: TimeInterval) throws {
        let delegate = AppDelegate(roles: Roles(), clock: StrangeClock(time))
        delegate.intercept(.didReceiveMemoryWarning) { $0.next() }
        var records: [EventRecord] = []
        delegate.onRecord = { records.append($0) }
        delegate.applicationDidReceiveMemoryWarning(.shared)
        let json = Data(try #require(records.first).json.utf8)
        let record = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let call = try #require((record["asked"] as? [[String: Any]])?.first)
        for time in [record["start"], record["duration"], call["start"], call["duration"], call["callDuration"]] {
            #expect(time is NSNull)
        }
    }
}
