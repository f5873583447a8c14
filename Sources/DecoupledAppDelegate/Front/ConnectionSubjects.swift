/// What scenes were connected for, so that nothing of it is delivered twice.
///
/// An app's own scene delegate often calls `super` when its scene connects, and then feeds what is in the connection options to the
/// methods of a running app; SwiftUI does so with activities. The same object counts once; another object is another event.
struct ConnectionSubjects {
    private var ofConnections = WeakObjects()
    private var arrived = WeakObjects()

    /// Returns whether an object from connection options has not been delivered, and notes that it is.
    mutating func insert(connecting subject: AnyObject) -> Bool {
        defer { ofConnections.insert(subject) }
        return !ofConnections.contains(subject) && !arrived.contains(subject)
    }

    /// Returns whether an object that a method of a running app is called with was not delivered for a connection.
    mutating func insert(arriving subject: AnyObject) -> Bool {
        guard !ofConnections.contains(subject) else { return false }
        arrived.insert(subject)
        return true
    }
}
