import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct LaunchTests {
    private let journal = Journal()
    private let app = IsolatedApp()

    @Test func everyHandlerIsAskedThoughAnEarlierOneAnsweredFalse() {
        app.delegate.appStateDelegate = [
            LaunchProbe("first", answer: false, in: journal), LaunchProbe("second", in: journal),
        ]
        #expect(app.launch() == false)
        #expect(journal.lines.prefix(4) == ["first will", "second will", "first did", "second did"])
    }

    @Test(arguments: [[true, true], [true, false], [false, true], [false, false]])
    func theAnswersAreTrueUnlessSomeHandlerSaysFalse(answers: [Bool]) {
        app.delegate.appStateDelegate = Handlers {
            for answer in answers { LaunchProbe("handler", answer: answer, in: journal) }
        }
        #expect(willFinishLaunching() == answers.allSatisfy { $0 })
        #expect(didFinishLaunching() == answers.allSatisfy { $0 })
    }

    @Test func theAnswersAreTrueWithoutAHandler() {
        #expect(willFinishLaunching())
        #expect(didFinishLaunching())
    }

    @Test(arguments: [true, false])
    func aHandlerWithoutTheMethodDoesNotChangeTheAnswer(answer: Bool) {
        app.delegate.appStateDelegate = [Silent(), LaunchProbe("handler", answer: answer, in: journal), Silent()]
        #expect(willFinishLaunching() == answer)
        #expect(didFinishLaunching() == answer)
    }

    @Test(arguments: [true, false])
    func launchIsDeliveredOnceAndToldAgainAnsweredAsBefore(answer: Bool) {
        app.delegate.appStateDelegate = [LaunchProbe("handler", answer: answer, in: journal)]
        for _ in 1...3 {
            #expect(willFinishLaunching() == answer)
        }
        for _ in 1...3 {
            #expect(didFinishLaunching() == answer)
        }
        #expect(journal.lines == ["handler will", "handler did"])
    }

    @Test func launchIsDeliveredOnceThoughAHandlerTellsOfItAgain() {
        let handler = LaunchProbe("handler", in: journal)
        handler.whenCalled = { [app, unowned handler] in
            handler.whenCalled = {}
            _ = app.delegate.application(app.application, willFinishLaunchingWithOptions: nil)
            _ = app.delegate.application(app.application, didFinishLaunchingWithOptions: nil)
        }
        app.delegate.appStateDelegate = [handler]
        #expect(didFinishLaunching())
        #expect(journal.lines == ["handler did"])
    }

    @Test func willFinishIsNotDeliveredAfterDidFinish() {
        app.delegate.appStateDelegate = [LaunchProbe("handler", answer: false, in: journal)]
        #expect(didFinishLaunching() == false)
        #expect(willFinishLaunching())
        #expect(journal.lines == ["handler did"])
    }

    @Test(arguments: [true, false])
    func willFinishToldAgainAfterDidFinishIsAnsweredAsBefore(answer: Bool) {
        app.delegate.appStateDelegate = [LaunchProbe("handler", answer: answer, in: journal)]
        #expect(willFinishLaunching() == answer)
        #expect(didFinishLaunching() == answer)
        #expect(willFinishLaunching() == answer)
        #expect(journal.lines == ["handler will", "handler did"])
    }

    @Test func aSecondLaunchChangesNothing() {
        let status = app.delegate.status
        app.delegate.appStateDelegate = [LaunchProbe("handler", in: journal)]
        for _ in 1...2 {
            _ = willFinishLaunching()
            _ = didFinishLaunching()
            app.delegate.applicationDidBecomeActive(app.application)
            #expect(status.applicationState == .active)
        }
        #expect(journal.lines == ["handler will", "handler did", "handler active"])
    }

    @Test func aLaunchMethodAfterTheNotificationOfTheLaunchChangesNothing() {
        let status = app.delegate.status
        app.delegate.appStateDelegate = [LaunchProbe("handler", in: journal)]
        postLaunch()
        app.delegate.applicationDidBecomeActive(app.application)
        _ = didFinishLaunching()
        #expect(status.applicationState == .active)
        app.delegate.applicationDidBecomeActive(app.application)
        #expect(journal.lines == ["handler active", "handler did"])
    }

    @Test(arguments: [true, false])
    func aSecondLaunchDoesNotTakeTheCenterBack(isToldByNotification: Bool) {
        app.delegate.userNotificationsDelegate = [RecordingHandler()]
        app.launch()
        let sdk = ForeignDelegate()
        let center = app.application.notificationCenter
        center.delegate = sdk
        if isToldByNotification {
            postLaunch()
        } else {
            _ = didFinishLaunching()
        }
        #expect(center.delegate === sdk)
    }

    @Test func everyHandlerGetsTheSameOptions() {
        let handlers = [LaunchProbe("first", in: journal), LaunchProbe("second", in: journal)]
        app.delegate.appStateDelegate = Handlers { for handler in handlers { handler } }
        app.application.system.launchReason = .url(.page, sourceApplication: "sender")
        app.launch()
        for handler in handlers {
            #expect(handler.options.count == 2)
            for options in handler.options {
                #expect(options?[.url] as? URL == .page)
                #expect(options?[.sourceApplication] as? String == "sender")
                #expect(options?.count == 2)
            }
        }
    }

    @Test func optionsThatAreNilStayNil() {
        let handler = LaunchProbe("handler", in: journal)
        app.delegate.appStateDelegate = [handler]
        app.launch()
        #expect(handler.options.map { $0 == nil } == [true, true])
    }

    @Test func aHandlerAddedDuringDidFinishGetsTheNextEventNotThisOne() {
        let late = LaunchProbe("late", in: journal)
        let early = LaunchProbe("early", in: journal)
        early.whenCalled = { [unowned delegate = app.delegate] in
            if !delegate.appStateDelegate.contains(late) { delegate.appStateDelegate.append(late) }
        }
        app.delegate.appStateDelegate = [Silent(), early]
        _ = didFinishLaunching()
        #expect(journal.take() == ["early did"])
        app.delegate.applicationDidBecomeActive(app.application)
        #expect(journal.lines == ["early active", "late active"])
    }

    private func postLaunch() {
        NotificationCenter.default.post(
            name: UIApplication.didFinishLaunchingNotification, object: app.application)
    }

    private func willFinishLaunching() -> Bool {
        app.delegate.application(app.application, willFinishLaunchingWithOptions: nil)
    }

    private func didFinishLaunching() -> Bool {
        app.delegate.application(app.application, didFinishLaunchingWithOptions: nil)
    }
}

private final class Silent: AppStateDelegate {}
