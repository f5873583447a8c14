import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// Faults and records name the class that a person wrote, whatever stands in for it.
@MainActor
struct RepresentedTypeTests {
    private let app = IsolatedApp()

    @Test func aWrappedDelegateIsNamedByItsClass() {
        app.delegate.backgroundFetchDelegate = [ExistingAppDelegate(wrapping: OldDelegate())]
        var record: EventRecord?
        app.delegate.onRecord = { record = $0 }
        _ = app.fetch()
        app.clock.advance(by: 29)
        #expect(app.faults.map(\.handler) == ["OldDelegate"])
        #expect(record?.asked.map(\.handler) == ["OldDelegate"])
    }
}

private final class OldDelegate: UIResponder, UIApplicationDelegate {
    private var completion: ((UIBackgroundFetchResult) -> Void)?

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        completion = completionHandler
    }
}
