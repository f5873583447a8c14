import DecoupledAppDelegate
import Testing

/// Where code used to cast the application's delegate, or to look for the window there.
@MainActor
struct WrappedObjectTests {
    private let app = IsolatedApp()
    private let old = OldAppDelegate()

    @Test func theWrappedObjectIsFoundByItsClass() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        #expect(app.delegate.wrappedDelegate(as: OldAppDelegate.self) === old)
    }

    @Test func itIsFoundAsLongAsOneRoleIsLeft() {
        app.delegate.healthDelegate = [ExistingAppDelegate(wrapping: old)]
        #expect(app.delegate.wrappedDelegate(as: OldAppDelegate.self) === old)
        app.delegate.healthDelegate = []
        #expect(app.delegate.wrappedDelegate(as: OldAppDelegate.self) == nil)
    }

    @Test func anObjectOfAnotherClassIsNotFound() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        #expect(app.delegate.wrappedDelegate(as: OtherAppDelegate.self) == nil)
    }

    @Test func eachOfTwoIsFound() {
        let other = OtherAppDelegate()
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.delegate.roles.append(ExistingAppDelegate(wrapping: other))
        #expect(app.delegate.wrappedDelegate(as: OldAppDelegate.self) === old)
        #expect(app.delegate.wrappedDelegate(as: OtherAppDelegate.self) === other)
    }

    @Test func theWrappedObjectIsFoundByAProtocolOfTheApps() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: OtherAppDelegate()))
        #expect(app.delegate.wrappedDelegate(as: (any Coordinating).self)?.coordinator == "coordinator")
        #expect(app.delegate.wrappedDelegate(as: (any CaseIterable).self) == nil)
    }

    @Test func anActionThatNobodyElsePerformsReachesTheWrappedObject() {
        let other = OtherAppDelegate()
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.delegate.roles.append(ExistingAppDelegate(wrapping: other))
        let performer = app.delegate.target(forAction: Selector("showHelp:"), withSender: nil)
        #expect(performer as AnyObject? === other)
        #expect(app.delegate.target(forAction: Selector("showNothing:"), withSender: nil) == nil)
    }

    @Test func aWrappedObjectIsAskedOnceWhoPerformsAnAction() {
        let forgetful = ForgetfulAppDelegate()
        app.delegate.roles.append(ExistingAppDelegate(wrapping: forgetful))
        let performer = app.delegate.target(forAction: Selector("showHelp:"), withSender: nil)
        #expect(performer as AnyObject? === forgetful)
    }

    @Test func anActionOfTheAppDelegateIsItsOwn() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        let performer = app.delegate.target(forAction: Selector(AppEvent.openURL.rawValue), withSender: nil)
        #expect(performer as AnyObject? === app.delegate)
    }

    @Test func aWrappedAppDelegateOfThePackageIsNotAskedInACircle() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: app.delegate))
        #expect(app.delegate.target(forAction: Selector("showHelp:"), withSender: nil) == nil)
        app.delegate.roles = Roles()  // lets go of the app delegate
    }

    @Test func aWindowThatTheSystemSetsIsThereForTheWrappedObject() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        let window = UIWindow()
        app.delegate.window = window
        #expect(old.window === window)
        #expect(app.delegate.window === window)
    }

    @Test func aWindowThatTheWrappedObjectMakesIsTheApps() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        old.window = UIWindow()
        #expect(app.delegate.window === old.window)
    }

    @Test func anObjectWithoutAWindowDoesNotHideTheApps() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: OtherAppDelegate()))
        let window = UIWindow()
        app.delegate.window = window
        #expect(app.delegate.window === window)
    }
}

@MainActor
private protocol Coordinating {
    var coordinator: String { get }
}

private final class OtherAppDelegate: UIResponder, UIApplicationDelegate, Coordinating {
    let coordinator = "coordinator"

    override nonisolated func responds(to aSelector: Selector!) -> Bool {
        aSelector == Selector("showHelp:") || super.responds(to: aSelector)
    }
}

/// Performs an action for the first who asks.
private final class ForgetfulAppDelegate: UIResponder, UIApplicationDelegate {
    private var wasAsked = false

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        defer { wasAsked = true }
        return wasAsked ? nil : self
    }
}
