import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Foundation
import Testing

/// Records that an app writes to a file, and whoever looks for a mistake reads.
@MainActor struct CodingTests {
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
}
