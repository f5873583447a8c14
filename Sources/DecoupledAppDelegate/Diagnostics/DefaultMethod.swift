/// The class of the handler whose default method ran last, so that the record of its call can say that it does not implement the method.
///
/// A default leaves the class here, whether somebody takes a record or not, and the log of the call takes it out.
@MainActor enum DefaultMethod {
    static var caller: (any Any.Type)?

    /// Forgets the last one.
    static func forget() { caller = nil }

    /// Returns whether the last one was of a class, and forgets it.
    static func wasRun(by type: any Any.Type) -> Bool {
        defer { caller = nil }
        return caller.map { $0 == type } ?? false
    }
}
