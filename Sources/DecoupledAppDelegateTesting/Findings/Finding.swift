import DecoupledAppDelegate

// This folder checks a set of roles without a running app. `Roles+Findings` looks at the slots, `Demand` at what the app must declare for
// them, and `Roles+Trial` sends them events.

/// A likely mistake in a set of roles, and how to fix it.
public struct Finding: Hashable, Sendable {
    /// The kind of mistake.
    public enum Kind: String, Hashable, Codable, Sendable {
        /// Info.plist lacks a key that a filled slot needs.
        case missingDeclaration

        /// Info.plist has a key that keeps UIKit from sending the events of a filled slot.
        case conflictingDeclaration

        /// Info.plist declares something that nobody handles.
        case unusedDeclaration

        /// The app lacks an entitlement that a filled slot needs.
        case missingEntitlement

        /// Info.plist names a scene delegate that forwards nothing.
        case foreignSceneDelegate

        /// Two handlers of one class are in a slot.
        case sameClass

        /// A slot that needs a handler has only observers.
        case observersAlone

        /// A service comes before one that it depends on.
        case serviceOrder

        /// The handlers' orientations have none in common.
        case noCommonOrientation

        /// A method of a handler looks like a misspelled delegate method.
        case misspelling

        /// A sample led to a fault: a completion handler was called never, twice or too late, or the main thread was blocked.
        case fault

        /// A background task, or the notification center's delegate, was set up after the launch methods had returned.
        case setUpTooLate

        /// A handler blocked the main thread during the launch for longer than its budget.
        case slowLaunch

        /// A sample was handled by more than one handler.
        case takenTwice

        /// A sample was handled by nobody.
        case notTaken
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
