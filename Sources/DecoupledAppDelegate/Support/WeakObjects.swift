/// Weakly held objects, in the order in which they were added.
package struct WeakObjects: Equatable {
    private struct Reference: Equatable {
        weak var object: AnyObject?

        static func == (one: Self, other: Self) -> Bool { one.object === other.object }
    }

    private var references: [Reference] = []

    package init(_ objects: [AnyObject] = []) { references = objects.map(Reference.init) }

    /// The objects that have not been freed.
    package var live: [AnyObject] { references.compactMap(\.object) }

    func contains(_ object: AnyObject) -> Bool { references.contains { $0.object === object } }

    /// Adds an object, and drops those that have been freed.
    mutating func insert(_ object: AnyObject) {
        remove(object)
        references.append(Reference(object: object))
    }

    /// Removes an object, and drops those that have been freed.
    mutating func remove(_ object: AnyObject) {
        references = references.filter { $0.object != nil && $0.object !== object }
    }
}
