public import DecoupledAppDelegate
public import DecoupledAppDelegateTesting

// Services named for the place that their dependencies give them: a diamond of which the bottom comes first…
final class Bottom: Service, SystemConditionsDelegate, ProtectedDataDelegate {}

final class LeftSide: Service, SystemConditionsDelegate {
    static var dependencies: [any Service.Type] { [Bottom.self] }
}

final class RightSide: Service, SystemConditionsDelegate, ProtectedDataDelegate {
    static var dependencies: [any Service.Type] { [Bottom.self] }
}

final class Top: Service, SystemConditionsDelegate, ProtectedDataDelegate {
    static var dependencies: [any Service.Type] { [LeftSide.self, RightSide.self] }
}

final class Summit: Service, SystemConditionsDelegate, ProtectedDataDelegate {
    static var dependencies: [any Service.Type] { [LeftSide.self] }
}

// …and some that need nothing.
final class Loner: Service, SystemConditionsDelegate {}

final class OtherLoner: Service, ProtectedDataDelegate, SystemConditionsDelegate {}

/// A service without a role.
final class Archive: Service {}

final class NeedsArchive: Service, SystemConditionsDelegate {
    static var dependencies: [any Service.Type] { [Archive.self] }
}

class Parent: Service, SystemConditionsDelegate {}

final class Child: Parent {}

final class NeedsParent: Service, SystemConditionsDelegate {
    static var dependencies: [any Service.Type] { [Parent.self] }
}

/// A service that needs another, in a chain of services each of which has a class of its own.
final class Link<Rest>: SharedService {
    static var dependencies: [any Service.Type] { (Rest.self as? any Service.Type).map { [$0] } ?? [] }
}

extension SharedService {
    /// Creates a service of this class and some more, each of which needs the one before.
    static func chain(of length: Int) -> [any Service] {
        [Self()] + (length > 1 ? Link<Self>.chain(of: length - 1) : [])
    }
}

extension RecordingHandler: Service {}

/// A handler that is no service.
final class Plain: SystemConditionsDelegate {}

extension Roles {
    /// The class names of the services, in order.
    var serviceNames: [String] { services.map(nameOfClass) }

    /// The class names of the handlers of a slot that every sample but one is in.
    var conditionNames: [String] { self.systemConditionsDelegate.map(nameOfClass) }
}

func nameOfClass(_ object: AnyObject) -> String { "\(type(of: object))" }
