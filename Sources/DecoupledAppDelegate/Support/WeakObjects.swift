/// Objects that others own, in the order in which they were added.
struct WeakObjects {
    private struct Reference {
        weak var object: AnyObject?
    }

    private var references: [Reference] = []

    init(_ objects: [AnyObject] = []) {
        references = objects.map(Reference.init)
    }

    /// Those that are still there.
    var live: [AnyObject] { references.compactMap(\.object) }

    func contains(_ object: AnyObject) -> Bool {
        references.contains { $0.object === object }
    }

    /// Adds an object, and drops those that are gone.
    mutating func insert(_ object: AnyObject) {
        remove(object)
        references.append(Reference(object: object))
    }

    /// Removes an object, and drops those that are gone.
    mutating func remove(_ object: AnyObject) {
        references.removeAll { $0.object == nil || $0.object === object }
    }
}
