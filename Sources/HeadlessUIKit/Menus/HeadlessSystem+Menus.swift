extension HeadlessSystem {
    /// A builder of the menus that every application has, for who calls a delegate himself.
    package static var menuBuilder: any UIMenuBuilder { MenuTree() }

    /// Builds the menus of the application, as UIKit does for a menu bar: its delegate adds to those that every application has.
    ///
    /// - Returns: The menu that contains all others.
    @discardableResult public func buildMainMenu() -> UIMenu {
        let tree = MenuTree()
        send(.buildMenu) { ($0 as? UIResponder)?.buildMenu(with: tree) }
        state.mainMenu = tree.root
        return tree.root
    }
}
