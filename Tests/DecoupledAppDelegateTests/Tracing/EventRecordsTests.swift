import DecoupledAppDelegate
import Testing

/// The records of a trace as a collection.
@MainActor
@Suite struct EventRecordsTests {
    private let app = IsolatedApp()

    @Test(arguments: [0, 1, 10, 1_023, 1_024, 1_025, 3_000])
    func theOldestRecordsGoWhereThereAreTooMany(limit: Int) {
        let trace = app.delegate.startTracing(limit: limit)
        for number in 0..<3_000 { continueActivity("\(number)") }
        #expect(trace.records.map(\.input) == (3_000 - limit..<3_000).map { "\($0)" })
        #expect(trace.records.count == limit)
        #expect(trace.records.droppedCount == 3_000 - limit)
    }

    @Test func anyRecordCanBeLookedAt() {
        let trace = app.delegate.startTracing(limit: 1_500)
        for number in 0..<3_000 { continueActivity("\(number)") }
        #expect(trace.records[0].input == "1500")
        #expect(trace.records[1_024].input == "2524")
        #expect(trace.records.last?.input == "2999")
        #expect(trace.records.suffix(2).map(\.input) == ["2998", "2999"])
    }

    @Test func recordsThatWereTakenDoNotChange() {
        let trace = app.delegate.startTracing(limit: 2)
        continueActivity("1")
        let records = trace.records
        continueActivity("2")
        continueActivity("3")
        #expect(records.map(\.input) == ["1"])
        #expect(trace.records.map(\.input) == ["2", "3"])
    }

    @Test func recordsMayBeLookedThroughOnAnotherThread() async {
        let trace = app.delegate.startTracing()
        continueActivity("1")
        let records = trace.records
        #expect(await Task.detached { records.map(\.input) }.value == ["1"])
    }

    @Test func aTextThatIsTooLongIsCut() {
        let trace = app.delegate.startTracing()
        continueActivity(String(repeating: "a", count: 1_024))
        continueActivity(String(repeating: "b", count: 1_025))
        #expect(trace.records.map(\.input.count) == [1_024, 1_025])
        #expect(trace.records.map { $0.input.hasSuffix("…") } == [false, true])
    }

    private func continueActivity(_ type: String) {
        _ = app.delegate.application(app.application, willContinueUserActivityWithType: type)
    }
}
