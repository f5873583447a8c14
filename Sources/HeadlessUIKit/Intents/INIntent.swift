public import Foundation

/// What the user asked an assistant for, as far as a delegate that names a handler deals with it.
///
/// It is part of this module on every platform, so that there are intents where there is no Intents framework and none of it
/// is linked where there is. A file that imports Intents as well has to say which of the two it means.
open class INIntent: NSObject {
    /// What tells the intent from others.
    open internal(set) var identifier: String?
}
