import Testing
import UIKit
import UIKitFacts

extension UIKitFactsTests {
    private static let failure = "application:didFailToRegisterForRemoteNotificationsWithError:"

    @Test func settingTheDelegateAsksWhichMethodsItHas() throws {
        let asked = try reassign().asked
        #expect(!asked.isEmpty)
    }

    @Test func theSameDelegateIsAskedAgainAfterNil() throws {
        let first = try reassign().asked
        let second = try reassign().asked
        #expect(first == second)
    }

    @Test func theSameDelegateIsAtWorkAgainAfterNil() async throws {
        let start = diary.entries.count
        _ = try reassign()
        // The app lacks the entitlement, so the answer is known.
        application.registerForRemoteNotifications()
        await diary.wait(for: .told(Self.failure), after: start)
        #expect(diary.entries[start...].told == [Self.failure])
    }

    @Test func uiKitCallsNoMethodThatItHasNotAskedAboutSinceTheDelegateWasSet() async throws {
        let start = diary.entries.count
        _ = try reassign()
        application.registerForRemoteNotifications()
        await diary.wait(for: .told(Self.failure), after: start)
        let entries = diary.entries[start...]
        #expect(entries.asked.isSuperset(of: entries.told))
    }

    /// Sets the delegate to nil and back, and returns what UIKit did meanwhile.
    private func reassign() throws -> ArraySlice<Diary.Entry> {
        let start = diary.entries.count
        // UIKit does not keep its delegate alive; this does for a moment.
        let delegate = try #require(unsafe application.delegate)
        unsafe application.delegate = nil
        unsafe application.delegate = delegate
        return diary.entries[start...]
    }
}
