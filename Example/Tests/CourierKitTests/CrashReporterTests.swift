import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct CrashReporterTests {
    private let reporter = CrashReporter()

    @Test func theTrailBeginsWithTheLaunch() {
        #expect(reporter.application(.shared, willFinishLaunchingWithOptions: nil))
        #expect(reporter.breadcrumbs == ["launched"])
    }

    @Test func theTrailFollowsTheAppThroughItsStates() {
        reporter.applicationDidBecomeActive(.shared)
        reporter.applicationDidEnterBackground(.shared)
        reporter.applicationDidBecomeActive(.shared)
        #expect(reporter.breadcrumbs == ["active", "in the background", "active"])
    }

    @Test func anAppThatIsToldOfItsEndLeavesNoTrail() {
        reporter.applicationDidBecomeActive(.shared)
        reporter.applicationWillTerminate(.shared)
        #expect(reporter.breadcrumbs.isEmpty)
    }
}
