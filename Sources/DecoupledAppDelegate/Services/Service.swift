/// An object that fills every role whose protocol it conforms to.
///
/// Register services with a set of roles, and each is put into all its slots at once:
///
/// ```swift
/// final class Uploads: Service, BackgroundURLSessionDelegate, ProtectedDataDelegate {
///     static var dependencies: [any Service.Type] { [Session.self] }
///     …
/// }
///
/// try AppDelegate.shared.roles.register(Uploads(), Session())      // in each slot, Session is called first
/// ```
///
/// A service is a handler like any other once it is in its slots. One that fills no role has no slot; others can depend on it all
/// the same.
@preconcurrency @MainActor
public protocol Service: RoleHandler {
    /// The classes of the services that have to come before this one.
    ///
    /// Each must be registered in the same call or before. A class stands for every registered service of that class, or, if there
    /// is none, for those of its subclasses, such as a test's own.
    ///
    /// The default implementation returns no class.
    static var dependencies: [any Service.Type] { get }
}

extension Service {
    /// Returns no class.
    public static var dependencies: [any Service.Type] { [] }
}
