public import Foundation

/// A Siri intent, as far as a delegate that returns its handler needs it.
///
/// It is part of this module on every platform, since Linux has no Intents framework, and an app need not link the one that Apple has. A
/// file that imports Intents as well has to qualify the name.
open class INIntent: NSObject {
    /// The intent's identifier.
    open internal(set) var identifier: String?
}
