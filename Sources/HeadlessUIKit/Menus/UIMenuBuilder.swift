import Foundation

/// What adds to menus, and takes away from them, while they are built.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    /// Which menus are built.
    var system: UIMenuSystem { get }

    /// Finds a menu.
    ///
    /// - Parameter identifier: Which.
    /// - Returns: The menu as it has been built so far, or nil.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// Puts a menu in another one's place.
    ///
    /// - Parameters:
    ///   - replacedIdentifier: Which one goes.
    ///   - replacementMenu: The one that comes.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Changes what a menu contains.
    ///
    /// - Parameters:
    ///   - parentIdentifier: Which menu.
    ///   - childrenBlock: Makes the new contents of the old.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Adds a menu before another one.
    ///
    /// - Parameters:
    ///   - siblingMenu: The menu.
    ///   - siblingIdentifier: The other one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Adds a menu after another one.
    ///
    /// - Parameters:
    ///   - siblingMenu: The menu.
    ///   - siblingIdentifier: The other one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Adds a menu as the first that another one contains.
    ///
    /// - Parameters:
    ///   - childMenu: The menu.
    ///   - parentIdentifier: The other one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Adds a menu as the last that another one contains.
    ///
    /// - Parameters:
    ///   - childMenu: The menu.
    ///   - parentIdentifier: The other one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Takes a menu away.
    ///
    /// - Parameter removedIdentifier: Which.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

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
