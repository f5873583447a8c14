import DecoupledAppDelegate
import Testing

/// One object in a slot twice, behind handlers that wrap it.
@MainActor
struct WrappedTwiceTests {
    private let app = IsolatedApp()
    private let old = OpeningDelegate()

    @Test func anObjectThatIsWrappedTwiceIsCalledOnceAndReported() {
        app.delegate.urlDelegate = [ExistingAppDelegate(wrapping: old), ExistingAppDelegate(wrapping: old)]
        expectOneCallAndOneFault()
    }

    @Test func anObjectThatIsWrappedAndAddedAgainLaterIsCalledOnceAndReported() {
        app.delegate.urlDelegate = [ExistingAppDelegate(wrapping: old)]
        app.delegate.urlDelegate.append(ExistingAppDelegate(wrapping: old))
        expectOneCallAndOneFault()
    }

    @Test func aHandlerThatIsWrappedAsWellIsCalledOnceAndReported() {
        app.delegate.urlDelegate = [old, ExistingAppDelegate(wrapping: old)]
        expectOneCallAndOneFault()
    }

    @Test func twoHandlersMayWrapOneObjectInTwoSlots() {
        app.delegate.urlDelegate = [ExistingAppDelegate(wrapping: old)]
        app.delegate.appStateDelegate = [ExistingAppDelegate(wrapping: old)]
        app.open()
        #expect(old.count == 1)
        #expect(app.faults.isEmpty)
    }

    @Test func whatIsRemovedIsTheHandlerAndNotTheObjectThatItWraps() {
        let handler = ExistingAppDelegate(wrapping: old)
        app.delegate.urlDelegate = [handler]
        let removals = [app.delegate.urlDelegate.remove(old), app.delegate.urlDelegate.remove(handler)]
        #expect(removals == [false, true])
        app.open()
        #expect(old.count == 0)
    }

    private func expectOneCallAndOneFault() {
        app.open()
        #expect(old.count == 1)
        #expect(app.faults == [Fault(slot: "urlDelegate", handler: "OpeningDelegate", reason: .duplicate)])
    }
}

private final class OpeningDelegate: UIResponder, UIApplicationDelegate, URLDelegate {
    private(set) var count = 0

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        count += 1
        return false
    }
}
