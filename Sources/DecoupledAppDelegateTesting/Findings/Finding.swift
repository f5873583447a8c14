import DecoupledAppDelegate

// This folder checks a set of roles without a running app. `Roles+Findings` looks at the slots, `Demand` at what the app must declare for
// them, which `AppDeclaration` reads from Info.plist, and `Misspelling` at methods that nobody calls. `Roles+Launch` and `Roles+Trial` send
// events to the handlers.

/// A likely mistake in a set of roles, and how to fix it.
public struct Finding: Hashable, Sendable {
    /// The kind of mistake.
    ///
    /// Compare kinds with `==` or in a `switch` with a `default`, as later versions of the package may add some.
    public struct Kind: RawRepresentable, Hashable, Codable, Sendable {
        /// The name of the static member, such as `misspelling`.
        public let rawValue: String

        /// Creates a kind from its name.
        ///
        /// - Parameter rawValue: The name of the static member.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Info.plist lacks a key that a filled slot needs.
        public static let missingDeclaration = Kind(rawValue: "missingDeclaration")

        /// Info.plist has a key that keeps UIKit from sending the events of a filled slot, or from launching the app.
        public static let conflictingDeclaration = Kind(rawValue: "conflictingDeclaration")

        /// Info.plist declares something that no handler handles.
        public static let unusedDeclaration = Kind(rawValue: "unusedDeclaration")

        /// The app lacks an entitlement that a filled slot needs.
        public static let missingEntitlement = Kind(rawValue: "missingEntitlement")

        /// Info.plist names a scene delegate that forwards nothing.
        public static let foreignSceneDelegate = Kind(rawValue: "foreignSceneDelegate")

        /// Two handlers of one class are in a slot.
        public static let sameClass = Kind(rawValue: "sameClass")

        /// A slot that needs a handler has only observers.
        public static let observersAlone = Kind(rawValue: "observersAlone")

        /// A service comes before one that it depends on.
        public static let serviceOrder = Kind(rawValue: "serviceOrder")

        /// The handlers' orientations have none in common.
        public static let noCommonOrientation = Kind(rawValue: "noCommonOrientation")

        /// A method of a handler looks like a misspelled delegate method.
        public static let misspelling = Kind(rawValue: "misspelling")

        /// A sample led to a fault: a completion handler was called never, twice or too late, or the main thread was blocked.
        public static let fault = Kind(rawValue: "fault")

        /// A background task, or the notification center's delegate, was set up after the launch methods had returned.
        public static let setUpTooLate = Kind(rawValue: "setUpTooLate")

        /// A handler returned false from a launch method.
        public static let refusedLaunch = Kind(rawValue: "refusedLaunch")

        /// A handler blocked the main thread during the launch for longer than its budget.
        public static let slowLaunch = Kind(rawValue: "slowLaunch")

        /// A sample was handled by more than one handler.
        public static let takenTwice = Kind(rawValue: "takenTwice")

        /// No handler handled a sample.
        public static let notTaken = Kind(rawValue: "notTaken")
    }

    /// The kind of mistake.
    public let kind: Kind

    /// The slot, by its name in `Roles`.
    public let slot: String

    /// What is wrong, and what to do.
    public let sentence: String

    /// Creates a finding.
    ///
    /// - Parameters:
    ///   - kind: The kind of mistake.
    ///   - slot: The slot, by its name in `Roles`.
    ///   - sentence: What is wrong, and what to do.
    public init(_ kind: Kind, in slot: String, _ sentence: String) {
        self.kind = kind
        self.slot = slot
        self.sentence = sentence
    }
}

extension Finding: CustomStringConvertible {
    /// The slot, what is wrong in it, and what to do.
    public var description: String { "\(slot): \(sentence)".visible }
}
