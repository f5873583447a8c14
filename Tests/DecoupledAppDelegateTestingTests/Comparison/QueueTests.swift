#if !canImport(UIKit)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Foundation
import Testing

/// What the app's code does in closures on queues, which belong to no task.
@MainActor
@Suite(.net)
struct QueueTests {
    /// Compares an app that does something when a link comes with one that does something else then.
    private func report(
        _ before: @escaping @MainActor () -> Void, _ after: @escaping @MainActor () -> Void
    ) async -> ComparisonReport {
        let opening: @MainActor (@escaping @MainActor () -> Void) -> Roles = { work in
            roles {
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        work()
                        return true
                    }
                ]
            }
        }
        return await Comparison(before: { opening(before) }, after: { opening(after) })
            .run([.url(URL(fileURLWithPath: "/page"))])
    }

    @Test func whatAClosureOnTheMainQueueAsksTheApplicationForIsCompared() async {
        let pay: @MainActor @Sendable () -> Void = {
            DispatchQueue.main.async { UIApplication.shared.open(URL(fileURLWithPath: "/pay")) }
        }
        let same = await report(pay, pay)
        #expect(same.differences == [], "\(same)")
        let lost = await report(pay, {})
        #expect(lost.differences.map(\.before) == ["opening file:///pay"], "\(lost)")
    }

    @Test func whatAClosureOnAnotherQueueAsksTheNotificationCenterForIsCompared() async {
        let lost = await report(
            {
                DispatchQueue.global().async {
                    let content = UNMutableNotificationContent()
                    content.title = "Rent"
                    let request = UNNotificationRequest(identifier: "rent", content: content, trigger: nil)
                    UNUserNotificationCenter.current().add(request)
                }
            }, {})
        #expect(lost.differences.map(\.before) == ["notification rent, Rent"], "\(lost)")
    }

    @Test func aBackgroundTaskEndsOnAQueueAsInATask() async {
        let report = await report {
            let task = UIApplication.shared.beginBackgroundTask(withName: "upload")
            DispatchQueue.main.async { UIApplication.shared.endBackgroundTask(task) }
        } _: {
            let task = UIApplication.shared.beginBackgroundTask(withName: "upload")
            Task { UIApplication.shared.endBackgroundTask(task) }
        }
        #expect(report.differences == [], "\(report)")
    }

    @Test func codeOfATestThatPlaysNoCaseFindsTheApplicationOfTheProcess() async {
        let ofProcess = UIApplication.shared
        var found: [UIApplication] = []
        let finding = Task { @MainActor in
            for _ in 0..<200 {
                found.append(.shared)
                await Task.yield()
            }
        }
        _ = await report({}, {})
        await finding.value
        #expect(found.allSatisfy { $0 === ofProcess })
        #expect(UNUserNotificationCenter.current() === ofProcess.notificationCenter)
    }
}
#endif
