// Menus, as far as an app delegate builds them.
//
// UIMenu has the elements, UIMenuBuilder what a delegate is given to change them. MenuTree, below, is that builder: menus do not
// change, so each change makes a new tree. HeadlessSystem.buildMainMenu() builds the application's, as a menu bar would have it.

/// The menus while they are built.
@MainActor final class MenuTree: UIMenuBuilder {
    let system = UIMenuSystem.main
    private(set) var root: UIMenu

    /// Creates the menus that every application has, empty.
    init() {
        let identifiers: [UIMenu.Identifier] = [.application, .file, .edit, .view, .window, .help]
        root = UIMenu(identifier: .root, children: identifiers.map { UIMenu(identifier: $0) })
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { find(identifier, in: root) }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if replacedIdentifier == .root { root = replacementMenu }
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let parent = menu(for: parentIdentifier) else { return }
        replace(menu: parentIdentifier, with: parent.replacingChildren(childrenBlock(parent.children)))
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

    /// Puts elements in the place of a menu below the root.
    private func change(_ identifier: UIMenu.Identifier, _ replacement: (UIMenu) -> [UIMenuElement]) {
        root = changed(root, identifier, replacement)
    }

    private func changed(
        _ menu: UIMenu,
        _ identifier: UIMenu.Identifier,
        _ replacement: (UIMenu) -> [UIMenuElement]
    ) -> UIMenu {
        menu.replacingChildren(
            menu.children.flatMap { element -> [UIMenuElement] in
                guard let child = element as? UIMenu else { return [element] }
                return child.identifier == identifier ? replacement(child) : [changed(child, identifier, replacement)]
            })
    }

    private func find(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
        if menu.identifier == identifier { return menu }
        for case let child as UIMenu in menu.children { if let found = find(identifier, in: child) { return found } }
        return nil
    }
}

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
