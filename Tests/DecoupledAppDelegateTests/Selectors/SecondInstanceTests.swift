import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// A subclass that fills the shared slots in `init()`: a second instance fills them twice, which is reported.
@MainActor
struct SecondInstanceTests {
    private let app = TestApp()
    private let journal = Journal()

    @Test func theFirstInstanceFillsTheSlotsAndIsNotReported() {
        make(1)
        #expect(app.delegate.urlDelegate.count == 1)
        #expect(app.faults.isEmpty)
    }

    @Test func aSecondInstanceIsReportedOnce() {
        make(3)
        #expect(app.faults.map(\.handler) == ["FillingAppDelegate"])
        #expect(app.faults.map(\.slot) == ["roles"])
    }

    @Test func aSecondInstanceOfOneThatFillsNothingIsNotReported() {
        inside {
            for _ in 0..<2 { journal.note("\(type(of: PlainAppDelegate()))") }
            for _ in 0..<2 { journal.note("\(type(of: AppDelegate()))") }
        }
        #expect(app.faults.isEmpty)
    }

    private func make(_ count: Int) {
        inside { for _ in 0..<count { journal.note("\(type(of: FillingAppDelegate()))") } }
    }

    /// Does something as the app's own code, in which the shared slots are those of the test app.
    private func inside(_ body: @escaping () -> Void) {
        app.delegate.systemConditionsDelegate = [Handling(.didReceiveMemoryWarning) { body() }]
        app.launch()
        app.receiveMemoryWarning()
    }
}

private final class FillingAppDelegate: AppDelegate {
    required init() {
        super.init()
        AppDelegate.shared.urlDelegate.append(Handling(.openURL) { _ in true })
    }

    override class var overriddenEvents: Set<AppEvent>? { [] }
}

private final class PlainAppDelegate: AppDelegate {
    override class var overriddenEvents: Set<AppEvent>? { [] }
}
