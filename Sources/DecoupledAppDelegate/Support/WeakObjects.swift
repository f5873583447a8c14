/// Weakly held objects, in the order in which they were added.
package struct WeakObjects: Equatable {
    private struct Reference {
        weak var object: AnyObject?
    }

    /// The objects, and those that were removed or have been freed since the last tidying up.
    private var references: [Reference] = []

    /// Where each object is; a freed one's address may be that of another now.
    private var positions: [ObjectIdentifier: Int] = [:]

    /// How many references there may be before the next tidying up.
    private var limit = 16

    package init(_ objects: [AnyObject] = []) { for object in objects { insert(object) } }

    package static func == (one: Self, other: Self) -> Bool { one.live.elementsEqual(other.live, by: ===) }

    /// The objects that have not been freed.
    package var live: [AnyObject] { references.compactMap(\.object) }

    func contains(_ object: AnyObject) -> Bool { position(of: object) != nil }

    /// Adds an object at the end.
    package mutating func insert(_ object: AnyObject) {
        remove(object)
        if references.count >= limit {
            self = WeakObjects(live)
            limit = max(limit, 2 * references.count)
        }
        positions[ObjectIdentifier(object)] = references.count
        references.append(Reference(object: object))
    }

    /// Removes an object; does nothing if it is not there.
    package mutating func remove(_ object: AnyObject) {
        guard let position = position(of: object) else { return }
        references[position].object = nil
        positions[ObjectIdentifier(object)] = nil
    }

    private func position(of object: AnyObject) -> Int? {
        positions[ObjectIdentifier(object)].flatMap { references[$0].object === object ? $0 : nil }
    }
}
