import Foundation

/// Menus that are built together.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The menus of the application.
    public static let main = UIMenuSystem()

    /// The context menus.
    public static let context = UIMenuSystem()

    /// Rebuilds the application's menus on a later turn, if they have been built.
    open func setNeedsRebuild() {
        guard self === Self.main else { return }
        let application = UIApplication.shared
        MainQueue.performLater { if application.systemState.mainMenu != nil { application.system.buildMainMenu() } }
    }
}
