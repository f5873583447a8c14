/// The role that builds the app's menus: the menu bar of Mac Catalyst and of iPadOS 26, and what a long press on ⌘
/// shows.
///
/// All handlers are called, in slot order, on the main thread; each changes the menus that those before it left. UIKit
/// builds menus when the app is launched, and again after `UIMenuSystem.main.setNeedsRebuild()`; call that if you fill
/// the slot later.
///
/// UIKit calls this method of `UIResponder` on the application's delegate as the last in the responder chain. Handlers
/// are not in that chain, so they cannot perform or validate commands: give a menu element an action of its own, as
/// `UIAction` has.
@preconcurrency @MainActor public protocol MenuDelegate: RoleHandler {
    /// Called when UIKit builds menus.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameter builder: What adds to the menus; its `system` says which menus they are.
    func buildMenu(with builder: any UIMenuBuilder)
}

nonisolated extension AppEvent {
    /// UIKit builds menus.
    public static let buildMenu = Event<any UIMenuBuilder, Void>("buildMenuWithBuilder:")
}

extension Slots {
    /// Menus.
    public var menuDelegate: Slot<any MenuDelegate> {
        Slot {
            told(.buildMenu) { handler, builder, _ in
                handler.buildMenu(with: builder)
            }
        }
    }
}
