#if canImport(UIKit)
import ObjectiveC

/// The package's implementations, by their methods.
private let ownImplementations = Locked<[AppEvent: String]>([:])

extension UIResponder {
    /// Remembers the implementations of a forwarding delegate's class before an SDK can swizzle them.
    static func rememberMethods(of events: [AppEvent]) {
        for event in events {
            // Outside the lock: the class may be asked to resolve the method, by code of an SDK that asks here in turn.
            let own = implementation(of: event, in: self)
            ownImplementations.withLock { if $0[event] == nil { $0[event] = own } }
        }
    }

    /// Returns whether a forwarding delegate's class implements an event's method itself: a subclass overrides it, or
    /// an SDK has swizzled it.
    ///
    /// The runtime is asked; what a class declares to override, and what is assumed of it otherwise, is for platforms
    /// that have none.
    nonisolated func overrides(_ event: AppEvent, defaultingTo isAssumed: Bool = true) -> Bool {
        guard let own = ownImplementations.withLock({ $0[event] }) else { return false }
        return (object_getClass(self) as? NSObject.Type).map { implementation(of: event, in: $0) } != own
    }

    /// The names of the app's own classes that inherit from this one.
    static var subclasses: [String] {
        guard #available(iOS 16, tvOS 16, *) else { return [] }
        return objc_enumerateClasses(subclassing: self).filter { $0 != self }.map { String(describing: $0) }
    }
}

extension UIApplicationDelegate {
    /// Returns whether the delegate's class has an event's method, which then is not forwarded.
    func implements(_ event: AppEvent) -> Bool {
        (object_getClass(self) as? NSObject.Type)?.instancesRespond(to: Selector(event.rawValue)) == true
    }
}

/// Returns what tells one implementation of a method from another.
private func implementation(of event: AppEvent, in type: NSObject.Type) -> String {
    // The pointer is looked at and never called.
    unsafe text(of: type.instanceMethod(for: Selector(event.rawValue)))
}

// SDKs differ in whether they mark the pointer as unsafe; marking the function makes `unsafe` right with each of them.
@unsafe private func text<Value>(of value: Value) -> String { String(describing: value) }

extension UIApplication {
    /// The application of this process.
    package static var running: UIApplication {
        let type: AnyClass = UIApplication.self
        return type.running()
    }

    /// The notification center of the application.
    var ownNotificationCenter: UNUserNotificationCenter { .current() }
}

extension UIApplication {
    /// The routers that hear what the system posts of this application: all of them, since a process has one.
    var listeners: Listeners { .ofProcess }
}

extension Listeners {
    /// That of the application of this process, which routers join before there is one.
    static let ofProcess = Listeners()
    static var ofRunningApplication: Listeners { ofProcess }
}

extension EventRouter {
    private static let hasManifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil

    /// Whether Info.plist has a scene manifest.
    var declaresScenes: Bool { Self.hasManifest }
}

extension UIScene {
    /// The application that the scene belongs to: a process has one.
    var ownApplication: UIApplication { .running }
}
#endif
