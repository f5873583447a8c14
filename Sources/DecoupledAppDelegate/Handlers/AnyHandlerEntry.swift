/// A handler in a list, with its key and its placement.
///
/// An entry does not change, so that copies of a list share it.
package class AnyHandlerEntry {
    /// The address of the object that is called, its identity for as long as it lives: the handler, or what the handler
    /// acts for.
    let representedIdentity: ObjectIdentifier

    /// The key that the handler can be found by.
    package let key: String?

    /// Whether the handler observes: it receives every event, and its result is ignored.
    package let isObserver: Bool

    /// Whether the list does not retain the handler.
    package let isWeak: Bool

    /// The class by which faults and records name the handler.
    final let type: any Any.Type

    private let strong: AnyObject?
    private weak var weak: AnyObject?

    fileprivate init(
        _ object: AnyObject?, _ identity: ObjectIdentifier, _ type: any Any.Type, key: String?, isObserver: Bool,
        isWeak: Bool
    ) {
        self.representedIdentity = identity
        self.type = type
        self.key = key
        self.isObserver = isObserver
        self.isWeak = isWeak
        strong = isWeak ? nil : object
        weak = isWeak ? object : nil
    }

    /// The handler, or nil if it was held weakly and has been freed.
    final var object: AnyObject? { strong ?? weak }

    /// The object that is called: what the handler acts for, or the handler itself; nil if the handler has been freed.
    @MainActor final var represented: AnyObject? {
        guard let object, type != Swift.type(of: object) else { return object }
        return (object as? any StandIn)?.represented ?? object
    }

    /// The handler, by what all roles have in common.
    package final var roleHandler: (any RoleHandler)? { object as? any RoleHandler }

    /// The name of the handler's class.
    package final var name: String { String(describing: type) }

    /// Returns the handler with the type of its role, or nil if it was held weakly and has been freed.
    final func handler<Role>() -> Role? { (self as? HandlerEntry<Role>)?.handler }
}

/// An entry of a list for one role.
///
/// Every entry of a `Handlers<Role>`, and of the list that a slot of the role holds, is of this class: only they make
/// entries.
final class HandlerEntry<Role>: AnyHandlerEntry {
    private let strongHandler: Role?

    init(_ handler: Role, key: String? = nil, isObserver: Bool = false, isWeak: Bool = false) {
        strongHandler = isWeak ? nil : handler
        let object = handler as AnyObject
        let standIn = object as? any StandIn
        super.init(
            object, standIn?.representedIdentity ?? ObjectIdentifier(object),
            standIn?.representedType ?? Swift.type(of: object), key: key, isObserver: isObserver, isWeak: isWeak)
    }

    /// Creates an entry for another one's handler, with its placement and more.
    init(_ other: HandlerEntry, key: String? = nil, isObserver: Bool = false) {
        strongHandler = other.strongHandler
        super.init(
            other.object, other.representedIdentity, other.type, key: key ?? other.key,
            isObserver: isObserver || other.isObserver, isWeak: other.isWeak)
    }

    /// The handler, or nil if it was held weakly and has been freed.
    var handler: Role? { strongHandler ?? object as? Role }
}

/// A handler that acts for another object, by whose class faults and records name it.
protocol StandIn: RoleHandler {
    /// The address of the object that it calls; nil if there is none.
    nonisolated var representedIdentity: ObjectIdentifier? { get }

    /// The object that it calls; nil if there is none.
    var represented: AnyObject? { get }

    /// The class of the object that it acts for.
    nonisolated var representedType: any Any.Type { get }

    /// Returns the faults to report when the handler is added to a slot; each once, in however many slots it is.
    func faults(in slot: String) -> [Fault]
}

extension StandIn {
    func faults(in: String) -> [Fault] { [] }
}
