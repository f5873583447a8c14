/// A service with one instance per class, created on first use.
///
/// A final class needs nothing but an initializer without arguments:
///
/// ```swift
/// final class Session: SharedService, ProtectedDataDelegate { … }
///
/// try AppDelegate.shared.roles.register(Session.shared)
/// ```
///
/// A class that can be inherited from declares `required init()`. Each of its subclasses has an instance of its own. Instances live
/// as long as the process; tests make their own with `init()`.
@preconcurrency @MainActor
public protocol SharedService: Service {
    /// Creates an instance.
    init()
}

extension SharedService {
    /// The one instance of this class.
    ///
    /// An initializer that accesses it, directly or through other shared services, is a programming error: the process stops with a
    /// message that names the cycle. Access other services when they are used, not in the initializer.
    public static var shared: Self { SharedInstances.instance(of: self) }
}

/// The instances of all shared services, by their classes.
@MainActor
private enum SharedInstances {
    private static var instances: [ObjectIdentifier: any SharedService] = [:]

    /// The classes whose instances are being made, each on behalf of the one before.
    private static var underway: [any SharedService.Type] = []

    static func instance<Instance: SharedService>(of type: Instance.Type) -> Instance {
        if let instance = instances[ObjectIdentifier(type)] as? Instance { return instance }
        if let start = underway.firstIndex(where: { $0 == type }) {
            let circle = (underway[start...].map { "\($0)" } + ["\(type)"]).joined(separator: " → ")
            fatalError("\(circle): an initializer asks for the shared instance that it is making. Ask for it later.")
        }
        underway.append(type)
        defer { underway.removeLast() }
        let instance = type.init()
        instances[ObjectIdentifier(type)] = instance
        return instance
    }
}
