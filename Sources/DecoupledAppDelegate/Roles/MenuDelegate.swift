/// The role that builds the app's menus: the menu bar of Mac Catalyst and of iPadOS 26, and what a long press on ⌘ shows.
///
/// All handlers build, in slot order, on the main thread: each finds what those before it have made of the menus. UIKit builds
/// them when the app is launched, and again when somebody calls `UIMenuSystem.main.setNeedsRebuild()`; call it after filling
/// the slot later.
///
/// The method is one of `UIResponder`, which UIKit calls on the application's delegate as the last in the chain of responders.
/// Commands are performed and validated along that chain, in which handlers are not: give an element an action of its own, as
/// `UIAction` has.
@preconcurrency @MainActor
public protocol MenuDelegate: RoleHandler {
    /// Called when UIKit builds menus.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameter builder: What adds to the menus; its `system` says which menus they are.
    func buildMenu(with builder: any UIMenuBuilder)
}

/// The argument of the building of menus.
public struct MenuInput: EventInput {
    /// What adds to the menus.
    public var builder: any UIMenuBuilder

    /// Creates the argument.
    ///
    /// - Parameter builder: What adds to the menus; its `system` says which menus they are.
    public init(builder: any UIMenuBuilder) {
        self.builder = builder
    }

    /// Returns the argument as text.
    @MainActor public func summary(revealing: Bool) -> String { "" }
}

extension AppEvent {
    /// UIKit builds menus.
    public static let buildMenu = AppEvent(rawValue: "buildMenuWithBuilder:")
}

extension Event<MenuInput, Void> {
    /// UIKit builds menus.
    public static var buildMenu: Self {
        .told(.buildMenu, in: .menu) { $0.buildMenu(with: $1.builder) }
    }
}

extension Slot<any MenuDelegate> {
    static var menu: Self {
        Self(.menu, "menuDelegate") { Event.buildMenu }
    }
}
