import DecoupledAppDelegate
import ObjectiveC
import Testing
import UIKit
import UIKitFacts

/// What SDKs do to delegates at run time. Where there is no Objective-C, overrides take the place of it in the package's own tests.
extension UIKitFactsTests {
    private static let method = #selector((any UIApplicationDelegate).applicationDidReceiveMemoryWarning(_:))

    @Test func aMethodAddedToTheDelegatesClassIsCalledBeforeTheHandlers() {
        let log = Log()
        let delegate = AddedTo(roles: log.roles)
        unsafe Self.add(to: AddedTo.self, insteadOf: class_getMethodImplementation(AddedTo.self, Self.method), log)
        Self.receiveMemoryWarning(delegate, application)
        #expect(log.lines == ["SDK", "handler"])
    }

    @Test func anExchangedInheritedMethodIsCalledBeforeTheHandlers() throws {
        let log = Log()
        let delegate = Exchanging(roles: log.roles)
        delegate.log = log
        let inherited = try unsafe #require(class_getInstanceMethod(Exchanging.self, Self.method))
        let own = try unsafe #require(class_getInstanceMethod(Exchanging.self, #selector(Exchanging.sdkMethod(_:))))
        // It is exchanged for all app delegates, so it has to be exchanged back.
        unsafe method_exchangeImplementations(inherited, own)
        defer { unsafe method_exchangeImplementations(inherited, own) }
        Self.receiveMemoryWarning(delegate, application)
        #expect(log.lines == ["SDK", "handler"])
    }

    @Test func aDelegateOfAnotherClassCallsTheHandlersOnce() throws {
        let log = Log()
        let delegate = AppDelegate(roles: log.roles)
        let type: AnyClass = try #require(unsafe objc_allocateClassPair(AppDelegate.self, "SDK_AppDelegate", 0))
        unsafe Self.add(to: type, insteadOf: class_getMethodImplementation(AppDelegate.self, Self.method), log)
        objc_registerClassPair(type)
        object_setClass(delegate, type)
        Self.receiveMemoryWarning(delegate, application)
        #expect(log.lines == ["SDK", "handler"])
    }

    @Test func aMethodAddedToTheDelegatesClassIsRespondedTo() {
        let delegate = RespondingTo(roles: Roles())
        #expect(!delegate.responds(to: Self.method))
        unsafe Self.add(to: RespondingTo.self, insteadOf: nil, Log())
        #expect(delegate.responds(to: Self.method))
    }

    @Test func aMethodPutOnADelegateThatForwardsIsReported() async {
        let log = Log()
        let delegate = AppDelegate(roles: log.roles)
        var faults: [Fault] = []
        delegate.onFault = { faults.append($0) }
        let standing = StandingDelegate(before: delegate)
        let former = unsafe application.delegate
        unsafe application.delegate = standing
        defer { unsafe application.delegate = former }
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        Self.receiveMemoryWarning(standing, application)
        #expect(log.lines == ["handler"])
        unsafe Self.add(to: StandingDelegate.self, insteadOf: nil, log)
        await nextTurn()
        Self.receiveMemoryWarning(standing, application)
        #expect(log.lines == ["handler", "SDK"])
        #expect(faults.map(\.reason) == [.shadowed])
        #expect(faults.map(\.handler) == ["StandingDelegate"])
        #expect(faults.map(\.event) == [.didReceiveMemoryWarning])
    }

    @Test func aMethodOfAnotherFrameworkReachesTheObjectThatTheAppNames() {
        let controllers = GameControllers()
        let delegate = AppDelegate(roles: Roles())
        delegate.sceneForwardingTarget = controllers
        let selector = #selector(GameControllers.scene(_:didActivate:))
        _ = unsafe SceneDelegate(for: delegate).perform(selector, with: nil, with: nil)
        #expect(controllers.count == 1)
    }

    /// Puts a method on a class that calls the former one, if there was one.
    private static func add(to type: AnyClass, insteadOf former: IMP?, _ log: Log) {
        let method: @convention(block) (AnyObject, UIApplication) -> Void = { object, application in
            MainActor.assumeIsolated { log.lines.append("SDK") }
            typealias Method = @convention(c) (AnyObject, Selector, UIApplication) -> Void
            guard let former = unsafe former else { return }
            unsafe unsafeBitCast(former, to: Method.self)(object, Self.method, application)
        }
        _ = unsafe class_addMethod(type, Self.method, imp_implementationWithBlock(method), "v@:@")
    }

    /// Calls the method as UIKit does, by its selector.
    private static func receiveMemoryWarning(_ delegate: any UIApplicationDelegate, _ application: UIApplication) {
        delegate.applicationDidReceiveMemoryWarning?(application)
    }
}

@MainActor
private final class Log {
    var lines: [String] = []

    var roles: Roles {
        var roles = Roles()
        roles.systemConditionsDelegate = [self]
        return roles
    }
}

extension Log: SystemConditionsDelegate {
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        lines.append("handler")
    }
}

private final class AddedTo: AppDelegate {}

private final class RespondingTo: AppDelegate {}

private final class Exchanging: AppDelegate {
    var log: Log?

    @objc dynamic func sdkMethod(_ application: UIApplication) {
        log?.lines.append("SDK")
        sdkMethod(application)
    }
}

/// Forwards what it has no method for, as SwiftUI's delegate does.
private final class StandingDelegate: UIResponder, UIApplicationDelegate {
    private nonisolated(unsafe) let target: AppDelegate  // only on the main thread

    init(before target: AppDelegate) {
        unsafe self.target = target
    }

    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || (unsafe target.responds(to: aSelector))
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { unsafe target }
}

private final class GameControllers: UIResponder {
    private(set) var count = 0

    @objc(scene:didActivateGameControllerWithContext:)
    func scene(_ scene: UIScene?, didActivate context: NSObject?) {
        count += 1
    }
}
