#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Testing

/// A result of registering for remote notifications that arrives while another one is being delivered: it waits for the end of that, so that
/// each handler's last is the last.
@MainActor
struct OverlappingRegistrationTests {
    private let app = IsolatedApp()
    private let first = TokenProbe()
    private let last = TokenProbe()

    /// A result of registering.
    nonisolated enum News: CaseIterable {
        case token, failure
    }

    init() {
        app.delegate.remoteNotificationsDelegate = [first, last]
    }

    @Test(arguments: News.allCases, News.allCases)
    func whatArrivesInsideAHandlerReachesTheOthersAfterwards(outer: News, inner: News) {
        first.whenTold = [{ [self] in receive(inner, 2) }]
        receive(outer, 1)
        #expect(first.heard == [text(outer, 1), text(inner, 2)])
        #expect(last.heard == first.heard)
    }

    @Test func threeThatAreCausedOneByTheOtherComeInTheirOrder() {
        first.whenTold = [{ [self] in receive(.token, 2) }, { [self] in receive(.failure, 3) }]
        receive(.token, 1)
        #expect(first.heard == ["token 1", "token 2", "failure"])
        #expect(last.heard == first.heard)
    }

    @Test func twoThatOneHandlerCausesComeInTheirOrder() {
        first.whenTold = [
            { [self] in
                receive(.token, 2)
                receive(.token, 3)
            }
        ]
        receive(.token, 1)
        #expect(last.heard == ["token 1", "token 2", "token 3"])
    }

    @Test(arguments: News.allCases)
    func whatArrivesInsideAClosureReachesTheHandlersAfterwards(inner: News) {
        var isFirst = true
        app.delegate.intercept(.didRegisterForRemoteNotifications) { [self] call in
            if isFirst {
                isFirst = false
                receive(inner, 2)
            }
            call.next()
        }
        receive(.token, 1)
        #expect(last.heard == ["token 1", text(inner, 2)])
    }

    @Test func whatTheObserverOfTheStatusCausesReachesTheHandlersAfterwards() {
        var isFirst = true
        let observation = app.delegate.status.observe(\.deviceToken) { [self] _ in
            if isFirst {
                isFirst = false
                receive(.token, 2)
            }
        }
        receive(.token, 1)
        #expect(last.heard == ["token 1", "token 2"])
        #expect(app.delegate.status.deviceToken == Data([2]))
        observation.cancel()
    }

    @Test(arguments: News.allCases)
    func theLastResultIsTheOneThatAHandlerReceivesThatIsAddedMeanwhile(inner: News) async {
        let late = TokenProbe()
        first.whenTold = [
            { [self] in
                receive(inner, 2)
                app.delegate.remoteNotificationsDelegate.append(late)
            }
        ]
        receive(.token, 1)
        await nextTurn()
        #expect(last.heard.last == text(inner, 2))
        #expect(late.heard.last ?? "failure" == text(inner, 2))
        #expect(late.heard.count <= 1)
    }

    @Test(arguments: News.allCases)
    func whatArrivesWhileALaterHandlerIsOfferedTheTokenIsTheLastResult(inner: News) async {
        app.delegate.keptEventPolicy.respondsWithoutHandlers = true
        receive(.token, 1)
        let (late, latest) = (TokenProbe(), TokenProbe())
        late.whenTold = [{ [self] in receive(inner, 2) }]
        app.delegate.remoteNotificationsDelegate.append(late)
        await nextTurn()
        #expect(late.heard == ["token 1", text(inner, 2)])
        #expect(last.heard == late.heard)
        #expect(app.delegate.status.deviceToken == (inner == .token ? Data([2]) : nil))
        app.delegate.remoteNotificationsDelegate.append(latest)
        await nextTurn()
        #expect(latest.heard == [text(inner, 2)])
    }

    @Test func aHandlerThatIsTakenOutWhileOthersReceiveTheTokenReceivesItAgainWhenItComesBack() async {
        last.whenTold = [{ [self] in app.delegate.remoteNotificationsDelegate.remove(first) }]
        receive(.token, 1)
        app.delegate.remoteNotificationsDelegate.append(first)
        await nextTurn()
        #expect(first.heard == ["token 1", "token 1"])
    }

    private func receive(_ news: News, _ number: UInt8) {
        switch news {
        case .token:
            app.delegate.application(app.application, didRegisterForRemoteNotificationsWithDeviceToken: Data([number]))
        case .failure:
            let error = CancellationError()
            app.delegate.application(app.application, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    private func text(_ news: News, _ number: Int) -> String { news == .token ? "token \(number)" : "failure" }
}
#endif
