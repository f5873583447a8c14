public import Foundation

/// A share of CloudKit records, as far as a delegate that accepts one deals with it.
///
/// It is part of this module on every platform, so that there are shares where there is no CloudKit and none of it is linked
/// where there is. A file that imports CloudKit as well has to say which of the two it means.
open class CKShare: NSObject {
    /// What is known of a share that the user accepted.
    open class Metadata: NSObject {
        /// The container that the share is in.
        public let containerIdentifier: String

        /// Creates metadata for a test; UIKit creates it for an app.
        ///
        /// - Parameter containerIdentifier: The container that the share is in.
        public init(containerIdentifier: String) {
            self.containerIdentifier = containerIdentifier
            super.init()
        }
    }
}

/// A Siri intent, as far as a delegate that returns its handler needs it.
///
/// It is part of this module on every platform, since Linux has no Intents framework, and an app need not link the one that Apple has. A
/// file that imports Intents as well has to qualify the name.
open class INIntent: NSObject {
    /// The intent's identifier.
    open internal(set) var identifier: String?
}
