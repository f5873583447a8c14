import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

/// What is retained by a completion handler that somebody keeps: nothing but what a late fault says.
@MainActor
@Suite(.net) struct KeptCompletionTests {
    @Test(arguments: Request.allCases, [true, false])
    func aHandlerThatKeepsItsCompletionHandlerIsFreedWithItsAppDelegate(request: Request, isAnswered: Bool) async {
        weak var handler: Keeper?
        let freed = await expectFreed { app in
            let keeper = Keeper()
            app.delegate.roles.append(keeper)
            request.send(to: app)
            if isAnswered { keeper.answer() }
            handler = keeper
        }
        #expect(freed)
        #expect(handler == nil)
    }

    @Test(arguments: Request.allCases, [true, false])
    func aCompletionHandlerThatSomebodyElseKeepsDoesNotKeepTheAppDelegate(request: Request, isAnswered: Bool) async {
        let keeper = Keeper()
        let freed = await expectFreed { app in
            app.delegate.roles.append(Weak(keeper))
            request.send(to: app)
            if isAnswered { keeper.answer() }
        }
        #expect(freed)
        keeper.answer()
    }

    @Test(arguments: [true, false])
    func recordsAndInterceptionsDoNotKeepTheAppDelegateEither(isAnswered: Bool) async {
        let keeper = Keeper()
        let freed = await expectFreed { app in
            app.delegate.onRecord = { _ in }
            app.delegate.intercept(.performFetch) { $0.next() }
            app.delegate.intercept(.performShortcutAction) { $0.next() }
            app.delegate.backgroundFetchDelegate = [keeper]
            app.delegate.shortcutItemDelegate = [keeper]
            Request.fetch.send(to: app)
            Request.shortcut.send(to: app)
            if isAnswered { keeper.answer() }
        }
        #expect(freed)
        keeper.answer()
    }

    @Test func whatAResultHoldsIsReleasedOnTheMainThreadThoughTheCompletionHandlerIsReleasedOnAnother() async {
        let (releases, release) = AsyncStream.makeStream(of: Bool.self)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let app = IsolatedApp()
        let follower = MarkingFollower(release)
        app.delegate.diagnostics.add(follower)
        app.delegate.backgroundFetchDelegate = [
            FetchHandler { completion in
                Task.detached {
                    completion(.newData)
                    for await _ in gate {}
                    withExtendedLifetime(completion) {}
                }
            }
        ]
        #expect(await app.fetch().first() == .newData)
        open.finish()
        var iterator = releases.makeAsyncIterator()
        #expect(await iterator.next() == true)
    }

    @Test func aHandlerThatWaitsBelowAnInterceptionIsFreedWithItsAppDelegate() async {
        weak var handler: Keeper?
        let freed = await expectFreed { app in
            let keeper = Keeper()
            app.delegate.intercept(.performFetch) { $0.next() }
            app.delegate.backgroundFetchDelegate = [keeper]
            Request.fetch.send(to: app)
            handler = keeper
        }
        #expect(freed)
        #expect(handler == nil)
    }

    @Test(arguments: [true, false])
    func aHandlerThatIsRemovedWhileItsAnswerIsAwaitedIsFreedAndHasDroppedIt(isIntercepted: Bool) async {
        let app = IsolatedApp()
        if isIntercepted { app.delegate.intercept(.performFetch) { $0.next() } }
        app.delegate.backgroundFetchDelegate = [FetchHandler()]
        let completion = app.fetch()
        app.delegate.backgroundFetchDelegate = []
        await nextTurn()
        #expect(completion.answers == [.noData])
        #expect(app.faults.map(\.reason) == [.dropped])
    }

    @Test func anAnswerCountsThoughTheAppDelegateIsGone() throws {
        let handler = FetchHandler()
        var roles = Roles()
        roles.backgroundFetchDelegate = [handler]
        let reply = AppDelegate(roles: roles, clock: ManualClock()).deliver(.performFetch)
        try handler.completion()(.newData)
        #expect(reply.answer == .newData)
    }

    @Test(arguments: [true, false])
    func aRestoredObjectGoesThoughARestorationHandlerIsKept(isKeptSilently: Bool) {
        let app = IsolatedApp()
        let keeper = Keeper()
        weak var restored: KeptPage?
        app.delegate.activityContinuationDelegate = Handlers {
            Restorer {
                let page = KeptPage()
                restored = page
                return page
            }
            if isKeptSilently { Observing(keeper) }
        }
        if isKeptSilently { app.delegate.activityContinuationDelegate.routing = .everyHandler }
        var objects = 0
        _ = app.delegate.application(app.application, continue: NSUserActivity(activityType: "page")) {
            objects += $0?.count ?? 0
        }
        app.clock.advance(by: 3)
        #expect(objects == 1)
        #expect(restored == nil)
        withExtendedLifetime(keeper) {}
    }

    @Test func aReplyGoesThoughACompletionHandlerIsKept() {
        let app = IsolatedApp()
        let keeper = Keeper()
        weak var given: PendingReply<UIBackgroundFetchResult>?
        app.delegate.backgroundFetchDelegate = [keeper]
        app.delegate.intercept(.performFetch) { call in
            call.next()
            let reply = PendingReply<UIBackgroundFetchResult>()
            given = reply
            reply.resolve(with: .newData)
            return reply
        }
        #expect(app.fetch().answers == [.newData])
        #expect(given == nil)
        withExtendedLifetime(keeper) {}
    }

    @Test func theLastReferenceToACompletionHandlerMayGoOnAnyThread() async {
        let app = IsolatedApp()
        let keeper = Keeper()
        app.delegate.backgroundFetchDelegate = [keeper]
        let completion = app.fetch()
        app.clock.advance(by: 29)
        #expect(completion.answers == [.noData])
        let held = keeper.takeCompletions()
        await Task.detached { held.forEach { $0() } }.value
        await nextTurn()
        #expect(app.faults.map(\.reason) == [.silent(deadline: 29), .late])
    }

    /// Returns whether an app delegate and its clock are freed after something was done with it.
    private func expectFreed(after action: (IsolatedApp<AppDelegate>) -> Void) async -> Bool {
        weak var delegate: AppDelegate?
        weak var clock: ManualClock?
        do {
            let app = IsolatedApp()
            (delegate, clock) = (app.delegate, app.clock)
            action(app)
        }
        await nextTurn()
        return delegate == nil && clock == nil
    }

    enum Request: CaseIterable {
        case fetch, shortcut, activity, session, response

        @MainActor func send(to app: IsolatedApp<AppDelegate>) {
            let (delegate, application) = (app.delegate, app.application)
            switch self {
            case .fetch: delegate.application(application, performFetchWithCompletionHandler: { _ in })
            case .shortcut:
                let item = UIApplicationShortcutItem(type: "type", localizedTitle: "title")
                delegate.application(application, performActionFor: item, completionHandler: { _ in })
            case .activity:
                let activity = NSUserActivity(activityType: "type")
                _ = delegate.application(application, continue: activity, restorationHandler: { _ in })
            case .session:
                delegate.application(
                    application, handleEventsForBackgroundURLSession: "session", completionHandler: {})
            case .response:
                let response = UNNotificationResponse(notification: .sample())
                delegate.deliver(.didReceiveNotificationResponse, response)
            }
        }
    }
}

/// A handler that keeps each completion handler that it is given.
@MainActor
private final class Keeper {
    private var completions: [@Sendable () -> Void] = []

    /// Calls each completion handler, and keeps it.
    func answer() { for completion in completions { completion() } }

    /// Gives its completion handlers away.
    func takeCompletions() -> [@Sendable () -> Void] {
        defer { completions = [] }
        return completions
    }
}

extension Keeper: BackgroundFetchDelegate {
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        completions.append { completionHandler(.newData) }
    }
}

extension Keeper: ShortcutItemDelegate {
    func application(
        _ application: UIApplication,
        performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        completions.append { completionHandler(true) }
    }
}

extension Keeper: ActivityContinuationDelegate {
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        completions.append { restorationHandler(nil) }
        return true
    }
}

extension Keeper: BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        completions.append(completionHandler)
    }
}

extension Keeper: UserNotificationsDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        completions.append(completionHandler)
    }
}

/// A handler that restores an object of its own, and keeps its restoration handler.
@MainActor
private final class Restorer: ActivityContinuationDelegate {
    private let make: () -> KeptPage
    private var kept: [@Sendable ([any UIUserActivityRestoring]?) -> Void] = []

    init(_ make: @escaping () -> KeptPage) { self.make = make }

    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        kept.append(restorationHandler)
        restorationHandler([make()])
        return true
    }
}

private final class KeptPage: UIResponder {}

/// A follower whose steps hold an object that says on which thread it is released.
private final class MarkingFollower: EventFollower {
    private let release: AsyncStream<Bool>.Continuation

    init(_ release: AsyncStream<Bool>.Continuation) { self.release = release }

    func follow(_ event: AppEvent, in slot: String, with input: Any) -> Steps? {
        let mark = Mark(release)
        return { _ in withExtendedLifetime(mark) {} }
    }
}

private final class Mark: Sendable {
    private let release: AsyncStream<Bool>.Continuation

    init(_ release: AsyncStream<Bool>.Continuation) { self.release = release }

    deinit { release.yield(MainThread.isCurrent) }
}
