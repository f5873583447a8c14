import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

/// Methods that nobody calls any more are reported, so that none falls silent unnoticed.
@MainActor
struct DeprecatedMethodTests {
    private let app = IsolatedApp()

    @Test func aDeprecatedMethodIsReportedWithWhatReplacedIt() throws {
        wrap(implementing: "application:handleOpenURL:")
        let fault = try #require(app.faults.first)
        #expect(app.faults.count == 1)
        #expect(fault.event == AppEvent(rawValue: "application:handleOpenURL:"))
        #expect(fault.slot == "urlDelegate")
        #expect(fault.handler == "OldAppDelegate")
        #expect(fault.reason == .deprecated(replacement: "application(_:open:options:)"))
        #expect(fault.description.contains("Use application(_:open:options:) instead."))
    }

    @Test(arguments: deprecatedMethods)
    func eachDeprecatedMethodIsReported(selector: String) {
        wrap(implementing: selector)
        #expect(app.faults.map(\.event) == [AppEvent(rawValue: selector)])
        let slots = Set(app.delegate.roles.inspection.map(\.name))
        #expect(slots.isSuperset(of: app.faults.map(\.slot)))
    }

    @Test func theMethodThatFetchesInTheBackgroundIsPassedOnThoughItIsDeprecated() {
        wrap(implementing: AppEvent.performFetch.rawValue)
        #expect(app.faults.isEmpty)
        #expect(app.responds(to: .performFetch))
    }

    @Test(arguments: calledMethods)
    func aDeprecatedMethodThatUIKitCallsIsForwardedAsLongAsTheObjectIsWrapped(method: String) {
        let old = OldAppDelegate(implementing: [.didFinishLaunching, AppEvent(rawValue: method)])
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        #expect(app.delegate.responds(to: Selector(method)))
        #expect(app.delegate.forwardingTarget(for: Selector(method)) as AnyObject? === old)
        #expect(app.faults.isEmpty)
        app.delegate.roles = Roles()
        #expect(!app.delegate.responds(to: Selector(method)))
        #expect(app.delegate.forwardingTarget(for: Selector(method)) == nil)
    }

    @Test func nothingElseIsForwarded() {
        let old = OldAppDelegate(implementing: [.openURL, AppEvent(rawValue: "application:handleOpenURL:")])
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        for selector in ["application:handleOpenURL:", "applicationSomethingElse:", AppEvent.openURL.rawValue] {
            #expect(app.delegate.forwardingTarget(for: Selector(selector)) == nil)
        }
        #expect(!app.delegate.responds(to: Selector("application:handleOpenURL:")))
    }

    @Test func anObjectIsReportedOnceHoweverManySlotsItIsIn() {
        let old = OldAppDelegate(implementing: AppEvent.allCases + [AppEvent(rawValue: deprecatedMethods[0])])
        let existing = ExistingAppDelegate(wrapping: old)
        app.delegate.roles = Roles(existing)
        app.delegate.urlDelegate = []
        app.delegate.urlDelegate = [existing]
        #expect(app.faults.count == 1)
    }

    @Test func anObjectThatImplementsNoneIsNotReported() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: OldAppDelegate()))
        #expect(app.faults.isEmpty)
    }

    @Test func anObjectThatInheritsFromTheAppDelegateIsReportedAndNotCalledInACircle() {
        let journal = Journal()
        let existing = ExistingAppDelegate(wrapping: app.delegate)
        app.delegate.urlDelegate = [existing, Probe("handler", in: journal)]
        app.delegate.window = UIWindow()
        #expect(!app.open())
        #expect(journal.lines == ["handler"])
        #expect(app.delegate.window != nil)
        #expect(app.faults.map(\.reason) == [.wrapped])
        #expect("\(app.faults[0])".hasSuffix("Make it the application's delegate instead."))
        #expect(app.faults.map(\.slot) == ["urlDelegate"])
        app.delegate.urlDelegate = []  // lets go of the app delegate
    }

    private func wrap(implementing selector: String) {
        let old = OldAppDelegate(implementing: [.didFinishLaunching, AppEvent(rawValue: selector)])
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
    }
}

private let deprecatedMethods: [String] = {
    var selectors = [
        "applicationDidFinishLaunching:",
        "application:handleOpenURL:",
        "application:openURL:sourceApplication:annotation:",
        "application:didReceiveLocalNotification:",
        "application:didRegisterUserNotificationSettings:",
        "application:handleActionWithIdentifier:forLocalNotification:completionHandler:",
        "application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:",
        "application:willChangeStatusBarOrientation:duration:",
        "application:didChangeStatusBarOrientation:",
        "application:willChangeStatusBarFrame:",
        "application:didChangeStatusBarFrame:",
    ]
    #if RemoteNotifications
    selectors += [
        "application:didReceiveRemoteNotification:",
        "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
        "application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:",
    ]
    #endif
    return selectors
}()

/// The deprecated methods that UIKit goes on calling.
private let calledMethods = [
    "application:shouldSaveApplicationState:", "application:shouldRestoreApplicationState:",
    "application:handleIntent:completionHandler:",
]
