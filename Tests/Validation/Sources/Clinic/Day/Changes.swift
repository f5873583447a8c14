public import DecoupledAppDelegate

/// Something that goes wrong when the app delegate is split.
public struct Mistake: Sendable {
    /// What it is.
    public let name: String
    /// Makes it, in roles without mistakes.
    public let make: @MainActor @Sendable (inout Roles) -> Void

    init(_ name: String, _ make: @escaping @MainActor @Sendable (inout Roles) -> Void) {
        (self.name, self.make) = (name, make)
    }

    /// All mistakes.
    public static let all = launch + life + links + activities + actions + pushes + notifications + background + screen
}

/// Another structure of the handlers, by which the app does what it has done before.
public struct Refactoring: Sendable {
    /// What it is.
    public let name: String
    /// Makes it.
    public let make: @MainActor @Sendable (inout Roles) -> Void

    init(_ name: String, _ make: @escaping @MainActor @Sendable (inout Roles) -> Void) {
        (self.name, self.make) = (name, make)
    }

    /// All refactorings.
    public static let all = ofLists + ofClasses
}

extension Handlers {
    /// Puts another handler in place of the one of a class.
    mutating func replace<Handler>(_: Handler.Type, by replacement: (Role) -> Role) {
        self = Handlers(map { $0 is Handler ? replacement($0) : $0 })
    }

    /// Removes the handler of a class.
    mutating func drop<Handler>(_: Handler.Type) { removeAll { $0 is Handler } }
}

extension Clinic {
    /// All mistakes.
    public nonisolated static var mistakes: [Mistake] { Mistake.all }

    /// All refactorings.
    public nonisolated static var refactorings: [Refactoring] { Refactoring.all }
}
