import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

/// The records that a trace keeps.
@MainActor
struct EventRecordsTests {
    private let app = IsolatedApp()

    @Test(arguments: [0, 1, 7, 99, 100])
    func theOldestRecordsGoWhereThereAreTooMany(limit: Int) {
        let trace = app.delegate.startTracing(limit: limit)
        for number in 0..<100 { continueActivity("\(number)") }
        #expect(trace.records.map(\.input) == (100 - limit..<100).map { "\($0)" })
        #expect(trace.records.count == limit)
        #expect(trace.droppedCount == 100 - limit)
    }

    @Test func aTraceWithoutALimitOfItsOwnKeepsTenThousandRecords() {
        let trace = app.delegate.startTracing()
        for number in 0...10_000 { continueActivity("\(number)") }
        #expect(trace.records.count == 10_000)
        #expect(trace.records.first?.input == "1")
        #expect(trace.records.last?.input == "10000")
        #expect(trace.droppedCount == 1)
    }

    @Test func aLimitBelowZeroKeepsNothing() {
        let trace = app.delegate.startTracing(limit: -1)
        continueActivity("1")
        #expect(trace.records.isEmpty)
        #expect(trace.droppedCount == 1)
    }

    @Test func anyRecordCanBeLookedAt() {
        let trace = app.delegate.startTracing(limit: 15)
        for number in 0..<40 { continueActivity("\(number)") }
        #expect(trace.records[0].input == "25")
        #expect(trace.records[10].input == "35")
        #expect(trace.records.last?.input == "39")
        #expect(trace.records.suffix(2).map(\.input) == ["38", "39"])
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

    @Test func anInputThatIsTooLongIsCut() {
        let trace = app.delegate.startTracing()
        continueActivity(String(repeating: "a", count: 1_024))
        continueActivity(String(repeating: "b", count: 1_025))
        #expect(trace.records.map(\.input.count) == [1_024, 1_025])
        #expect(trace.records.map { $0.input.hasSuffix("…") } == [false, true])
    }

    @Test func anInputOfOtherLettersIsCutNoSooner() {
        let trace = app.delegate.startTracing()
        continueActivity(String(repeating: "é", count: 1_024))
        continueActivity(String(repeating: "漢", count: 1_025))
        #expect(trace.records.map(\.input.count) == [1_024, 1_025])
        #expect(trace.records.map { $0.input.hasSuffix("…") } == [false, true])
    }

    private func continueActivity(_ type: String) {
        _ = app.delegate.application(app.application, willContinueUserActivityWithType: type)
    }
}
