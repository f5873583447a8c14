import DecoupledAppDelegate
import Testing

/// Where code used to cast the application's delegate, or to look for the window there.
@MainActor
@Suite struct FindingTests {
    private let app = IsolatedApp()
    private let old = OldAppDelegate()

    @Test func theWrappedObjectIsFoundByItsClass() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        #expect(app.delegate.existing(OldAppDelegate.self) === old)
    }

    @Test func itIsFoundAsLongAsOneRoleIsLeft() {
        app.delegate.healthDelegate = [ExistingAppDelegate(wrapping: old)]
        #expect(app.delegate.existing(OldAppDelegate.self) === old)
        app.delegate.healthDelegate = []
        #expect(app.delegate.existing(OldAppDelegate.self) == nil)
    }

    @Test func anObjectOfAnotherClassIsNotFound() {
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        #expect(app.delegate.existing(OtherAppDelegate.self) == nil)
    }

    @Test func eachOfTwoIsFound() {
        let other = OtherAppDelegate()
        app.delegate.roles.append(ExistingAppDelegate(wrapping: old))
        app.delegate.roles.append(ExistingAppDelegate(wrapping: other))
        #expect(app.delegate.existing(OldAppDelegate.self) === old)
        #expect(app.delegate.existing(OtherAppDelegate.self) === other)
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

private final class OtherAppDelegate: UIResponder, UIApplicationDelegate {}
