import Foundation

/// Menus that are built together.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The menus of the application.
    public static let main = UIMenuSystem()

    /// The menus that come up where the user asks for them.
    public static let context = UIMenuSystem()

    /// Has the application's menus built anew, on a later turn, if they have been built.
    open func setNeedsRebuild() {
        guard self === Self.main else { return }
        let application = UIApplication.shared
        MainQueue.performLater { if application.systemState.mainMenu != nil { application.system.buildMainMenu() } }
    }
}
