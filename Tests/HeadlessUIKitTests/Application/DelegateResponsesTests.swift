import HeadlessUIKit
import Testing

@MainActor struct DelegateResponsesTests {
    private let becomeActive = "applicationDidBecomeActive:"

    @Test func theDelegateIsAskedOnceForEveryMethodWhenItIsSet() {
        let phone = Phone()
        let known = phone.delegate.questions
        #expect(known.count == 37)
        #expect(known.values.allSatisfy { $0 == 1 })
        phone.system.launch()
        phone.system.enterBackground()
        #expect(phone.delegate.questions == known)
    }

    @Test func aMethodThatWasDeniedIsNeverSentThoughItIsThereLater() {
        let phone = Phone(lacks: [becomeActive])
        phone.delegate.lacks.remove(becomeActive)
        #expect(phone.log { phone.system.launch() } == ["willFinishLaunching inactive", "didFinishLaunching inactive"])
    }

    @Test func aMethodThatWasThereIsStillSentThoughItIsDeniedLater() {
        let phone = Phone()
        phone.delegate.lacks = [becomeActive]
        #expect(phone.log { phone.system.launch() }.contains("didBecomeActive active"))
    }

    @Test func settingTheSameDelegateAgainDoesNotAskAgain() {
        let phone = Phone()
        let known = phone.delegate.questions
        unsafe phone.application.delegate = phone.delegate
        #expect(phone.delegate.questions == known)
    }

    @Test func settingNilInBetweenAsksAgain() {
        let phone = Phone(lacks: [becomeActive])
        phone.delegate.lacks.remove(becomeActive)
        unsafe phone.application.delegate = nil
        unsafe phone.application.delegate = phone.delegate
        #expect(phone.log { phone.system.launch() }.contains("didBecomeActive active"))
    }

    @Test func withoutADelegateNothingIsSent() {
        let phone = Phone()
        unsafe phone.application.delegate = nil
        #expect(phone.log { phone.system.launch() }.isEmpty)
        #expect(phone.application.applicationState == .active)
    }

    @Test func theApplicationDoesNotOwnItsDelegate() {
        let application = UIApplication()
        weak var observed: RecordingDelegate?
        do {
            let delegate = RecordingDelegate()
            observed = delegate
            unsafe application.delegate = delegate
        }
        #expect(observed == nil)
        #expect(unsafe application.delegate == nil)
    }

    @Test func whatWasNotAskedHasNoAnswer() {
        let phone = Phone(lacks: [
            "application:openURL:options:", "application:performActionForShortcutItem:completionHandler:",
            "application:continueUserActivity:restorationHandler:",
        ])
        var performed: Bool?? = .some(true)
        phone.system.performAction(for: UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")) {
            performed = $0
        }
        #expect(performed == .some(nil))
        #expect(phone.system.open(.init(fileURLWithPath: "/")) == nil)
        #expect(phone.system.continueUserActivity(NSUserActivity(activityType: "read")) == nil)
    }

    @Test func onlyADelegateHasTheMethodsOfADelegate() {
        #expect(RecordingDelegate().responds(to: Selector(becomeActive)))
        #expect(!RecordingDelegate().responds(to: Selector("applicationDidBecomeBored:")))
        #expect(!UIWindow().responds(to: Selector(becomeActive)))
    }
}
