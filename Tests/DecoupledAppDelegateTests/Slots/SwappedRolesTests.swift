import DecoupledAppDelegate
import Testing

@MainActor
struct SwappedRolesTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    @Test func aSetOfRolesIsSwappedAtOnce() {
        app.delegate.roles = roles("old")
        app.delegate.roles = roles("new")
        app.open()
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        #expect(journal.lines == ["new", "new"])
    }

    @Test func rolesAreAValue() {
        var roles = roles("taken")
        app.delegate.roles = roles
        roles.urlDelegate = []
        #expect(app.delegate.urlDelegate.names == ["taken"])
        var copy = app.delegate.roles
        copy.urlDelegate.append(Probe("other", in: journal))
        #expect(app.delegate.urlDelegate.names == ["taken"])
    }

    @Test func rolesSwappedDuringAnEventSpareTheOldHandlersThatFollow() {
        let swapping = Probe("swapping", in: journal)
        let roles = roles("new")
        swapping.whenCalled = { [app] in app.delegate.roles = roles }
        app.delegate.urlDelegate = [swapping, Probe("old", in: journal)]
        app.open()
        #expect(journal.take() == ["swapping"])
        app.open()
        #expect(journal.lines == ["new"])
    }

    @Test func rolesSwappedWhileAnAnswerIsAwaitedLeaveTheOldHandlersTheirAnswer() throws {
        let old = Fetcher()
        let new = Fetcher()
        app.delegate.backgroundFetchDelegate = [old]
        let result = fetch()
        var roles = Roles()
        roles.backgroundFetchDelegate = [new]
        app.delegate.roles = roles

        let newResult = fetch()
        #expect(old.completions.count == 1)
        #expect(new.completions.count == 1)
        let answerOld = try #require(old.completions.first)
        answerOld(.newData)
        #expect(result.value == .newData)
        #expect(newResult.value == nil)
        let answerNew = try #require(new.completions.first)
        answerNew(.failed)
        #expect(newResult.value == .failed)
        #expect(app.faults.isEmpty)
    }

    @Test func twoIsolatedDelegatesDoNotAffectEachOther() {
        let other = IsolatedApp()
        app.delegate.urlDelegate = [Probe("this", in: journal)]
        other.delegate.urlDelegate = [Probe("other", in: journal)]
        #expect(AppDelegate.shared.urlDelegate.isEmpty)
        app.open()
        #expect(journal.take() == ["this"])
        other.delegate.roles = Roles()
        other.open()
        #expect(journal.take() == [])
        #expect(app.responds(to: .openURL))
        #expect(!other.responds(to: .openURL))
        app.open()
        #expect(journal.lines == ["this"])
    }

    private func roles(_ name: String) -> Roles {
        var roles = Roles()
        roles.urlDelegate = [Probe(name, in: journal)]
        roles.systemConditionsDelegate = [Probe(name, in: journal)]
        return roles
    }

    private func fetch() -> Box<UIBackgroundFetchResult> {
        let box = Box<UIBackgroundFetchResult>()
        app.delegate.application(app.application) { box.value = $0 }
        return box
    }
}

@MainActor
private final class Box<Value> {
    var value: Value?
}

/// A handler that answers when the test does.
@MainActor
private final class Fetcher: BackgroundFetchDelegate {
    private(set) var completions: [@Sendable (UIBackgroundFetchResult) -> Void] = []

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        completions.append(completionHandler)
    }
}
