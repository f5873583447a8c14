import DecoupledAppDelegate

// The room of checks: what is wrong with a set of roles, found without a running app. `Roles+Findings` looks at the slots, `Demand` at what
// the system demands of the app for them, `Roles+Trial` tries events out.

/// Something about a set of roles that will not work, or hardly as meant, and what to do about it.
public struct Finding: Hashable, Sendable {
    /// What kind of thing it is.
    public enum Kind: String, Hashable, Codable, Sendable {
        /// Info.plist lacks what the system demands for a slot that is filled.
        case missingDeclaration

        /// Info.plist declares what keeps UIKit from sending the events of a slot that is filled.
        case conflictingDeclaration

        /// Info.plist declares what nobody handles.
        case unusedDeclaration

        /// The app lacks an entitlement that a slot needs that is filled.
        case missingEntitlement

        /// Info.plist names a scene delegate that forwards nothing.
        case foreignSceneDelegate

        /// Two handlers of one class are in a slot.
        case sameClass

        /// A slot whose events somebody has to take has observers only.
        case observersAlone

        /// A service comes before one that it depends on.
        case serviceOrder

        /// The handlers' orientations have none in common.
        case noCommonOrientation

        /// A method of a handler looks like a misspelt delegate method.
        case misspelling

        /// An event that was tried led to a fault: an answer that never came, came twice or too late, or a main thread that was blocked.
        case fault

        /// An event that was tried was taken by more than one handler.
        case takenTwice

        /// An event that was tried was taken by nobody.
        case notTaken
    }

    /// What kind of thing it is.
    public let kind: Kind

    /// The slot in question, by its name in `Roles`.
    public let slot: String

    /// What is wrong, and what to do.
    public let sentence: String

    /// Creates a finding.
    ///
    /// - Parameters:
    ///   - kind: What kind of thing it is.
    ///   - slot: The slot in question, by its name in `Roles`.
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
