#if os(iOS) || os(tvOS) || os(visionOS)
import ObjectiveC

/// Whether a forwarding delegate's class implements a method itself: a subclass overrides it, or an SDK has swizzled it.
enum OverrideDetection {
    private static let ownImplementations = Locked<[AppEvent: String]>([:])

    /// Remembers the package's implementations before an SDK can swizzle them.
    static func prepare(_ front: AnyClass, _ events: [AppEvent]) {
        for event in events {
            // Outside the lock: the class may be asked to resolve the method, by code of an SDK that asks here in turn.
            let own = implementation(of: event, in: front)
            ownImplementations.withLock { if $0[event] == nil { $0[event] = own } }
        }
    }

    /// Returns whether an object's class brings an implementation of its own.
    ///
    /// The runtime is asked; what a class declares to override, and what is assumed of it otherwise, is for platforms that have none.
    static func overrides(_ event: AppEvent, _ object: any ForwardingDelegate, isAssumed: Bool = true) -> Bool {
        guard let own = ownImplementations.withLock({ $0[event] }) else { return false }
        return implementation(of: event, in: object_getClass(object)) != own
    }

    /// Returns the names of the app's own classes that inherit from a class.
    static func subclasses(of type: AnyClass) -> [String] {
        guard #available(iOS 16, tvOS 16, *) else { return [] }
        return objc_enumerateClasses(subclassing: type).filter { $0 != type }.map { String(describing: $0) }
    }

    /// Returns whether an object's class has a method, which then is not forwarded.
    static func implements(_ event: AppEvent, _ object: AnyObject) -> Bool {
        (object_getClass(object) as? NSObject.Type)?.instancesRespond(to: Selector(event.rawValue)) == true
    }

    /// Returns what tells one implementation of a method from another.
    private static func implementation(of event: AppEvent, in type: AnyClass?) -> String {
        guard let type = type as? NSObject.Type else { return "" }
        // The pointer is looked at and never called.
        return unsafe text(of: type.instanceMethod(for: Selector(event.rawValue)))
    }

    // SDKs differ in whether they mark the pointer as unsafe; marking the function makes `unsafe` right with each of them.
    @unsafe private static func text<Value>(of value: Value) -> String { String(describing: value) }
}

/// UIKit's `UIApplication.shared` under a name of its own, found by its selector.
///
/// The compiler keeps `shared` from all code that an app extension may link. What asks for it here is called by an app's fronts,
/// which an extension has none of; so handlers can live in a module that an app shares with its extensions.
@objc private protocol RunningApplication {
    @objc(sharedApplication)
    static func running() -> UIApplication
}

extension UIApplication {
    /// The application of this process.
    package static var running: UIApplication {
        let type: AnyClass = UIApplication.self
        return type.running()
    }

    private static let hasManifest = Bundle.main.object(forInfoDictionaryKey: "UIApplicationSceneManifest") != nil

    /// Whether Info.plist has a scene manifest, whichever the application: a process has one of each.
    static func declaresScenes(_ application: UIApplication?) -> Bool { hasManifest }

    /// The notification center of the application.
    var ownNotificationCenter: UNUserNotificationCenter { .current() }
}

extension UIScene {
    /// The application that the scene belongs to: a process has one.
    var ownApplication: UIApplication { .running }
}
#endif
