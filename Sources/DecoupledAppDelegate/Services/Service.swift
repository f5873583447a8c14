/// An object that fills every role whose protocol it conforms to.
///
/// Register services with a set of roles, and each is put into all its slots at once:
///
/// ```swift
/// final class Uploads: Service {
///     static var dependencies: [any Service.Type] { [Session.self] }
/// }
///
/// extension Uploads: BackgroundURLSessionDelegate { … }
/// extension Uploads: ProtectedDataDelegate { … }
///
/// try AppDelegate.shared.roles.register(Uploads(), Session())      // in each slot, Session is called first
/// ```
///
/// Once it is in its slots, a service is a handler like any other. One that fills no role has no slot, but others can
/// depend on it.
@preconcurrency @MainActor public protocol Service: RoleHandler {
    /// The classes of the services that have to come before this one.
    ///
    /// Each must be registered in the same call or before. A class stands for every registered service of that class,
    /// or, if there is none, for those of its subclasses, such as a test's own.
    ///
    /// The default implementation returns no class.
    static var dependencies: [any Service.Type] { get }
}

extension Service {
    /// Returns no class.
    public static var dependencies: [any Service.Type] { [] }
}

/// A service with one instance per class, created on first use.
///
/// A final class needs nothing but an initializer without arguments:
///
/// ```swift
/// final class Session: SharedService {}
/// extension Session: ProtectedDataDelegate { … }
///
/// try AppDelegate.shared.roles.register(Session.shared)
/// ```
///
/// A class that can be inherited from declares `required init()`. Each of its subclasses has an instance of its own.
/// Instances live as long as the process; tests make their own with `init()`.
@preconcurrency @MainActor public protocol SharedService: Service {
    /// Creates an instance.
    init()
}

extension SharedService {
    /// The one instance of this class.
    ///
    /// An initializer that accesses it, directly or through other shared services, is a programming error: the process
    /// stops with a message that names the cycle. Access other services when they are used, not in the initializer.
    public static var shared: Self {
        if let index = sharedServices.firstIndex(where: { $0.type == self }) {
            if let instance = sharedServices[index].instance as? Self { return instance }
            let circle = sharedServices[index...].filter { $0.instance == nil }.map { "\($0.type)" } + ["\(self)"]
            fatalError(
                "\(circle.joined(separator: " → ")): an initializer asks for the shared instance that it is making. Ask for it later."
            )
        }
        let index = sharedServices.count
        sharedServices.append((self, nil))
        // Not `Self()`, which is of the class that is known when this is compiled.
        let instance = self.init()
        sharedServices[index].instance = instance
        return instance
    }
}

/// The shared services, in the order in which they were asked for; one without an instance is being made, on behalf of
/// the one before.
@MainActor private var sharedServices: [(type: any SharedService.Type, instance: (any SharedService)?)] = []

/// Why services cannot be registered.
///
/// Compare errors with `==`, as later versions of the package may add some.
public struct ServiceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which services cannot be registered, and why.
    public let description: String

    private init(_ description: String) { self.description = description.visible }

    /// Services depend on one another in a circle; the path names their classes, the first one again at its end.
    public static func cycle(path: [String]) -> Self {
        Self(
            "\(path.joined(separator: " → ")): these services need each other, so none can come first. Take a dependency out."
        )
    }

    /// A service depends on a class of which no service is registered.
    public static func missing(dependency: String, of service: String) -> Self {
        Self("\(service) needs \(dependency), which is not registered. Register it before, or in the same call.")
    }
}
