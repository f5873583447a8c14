public import Foundation

/// Something that a menu contains.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// What the user reads.
    public let title: String

    init(title: String) {
        self.title = title
        super.init()
    }
}
