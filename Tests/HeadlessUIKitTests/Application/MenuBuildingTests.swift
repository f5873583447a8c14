import HeadlessUIKit
import Testing

@MainActor struct MenuBuildingTests {
    private let application = UIApplication()
    private let delegate = MenuBuildingDelegate()

    init() {
        unsafe application.delegate = delegate
    }

    @Test func theMenusThatEveryApplicationHasAreThere() {
        let identifiers = application.system.buildMainMenu().children.map { ($0 as? UIMenu)?.identifier }
        #expect(identifiers == [.application, .file, .edit, .view, .window, .help])
    }

    @Test func menusAreAddedBesideAndIntoOthers() {
        delegate.build = { builder in
            builder.insertSibling(UIMenu(title: "before"), beforeMenu: .file)
            builder.insertSibling(UIMenu(title: "after"), afterMenu: .file)
            builder.insertChild(UIMenu(title: "last"), atEndOfMenu: .file)
            builder.insertChild(UIMenu(title: "first"), atStartOfMenu: .file)
        }
        let menus = application.system.buildMainMenu().children.compactMap { $0 as? UIMenu }
        #expect(menus[1...3].map(\.title) == ["before", "", "after"])
        #expect(menus[2].children.map(\.title) == ["first", "last"])
    }

    @Test func menusAreReplacedAndRemovedWhereverTheyAre() {
        delegate.build = { builder in
            builder.insertChild(UIMenu(title: "inner", identifier: .inner), atEndOfMenu: .edit)
            builder.replace(menu: .inner, with: UIMenu(title: "other", identifier: .inner))
            builder.replaceChildren(ofMenu: .inner) { $0 + [UIAction(title: "action") { _ in }] }
            builder.remove(menu: .file)
            #expect(builder.menu(for: .inner)?.title == "other")
            #expect(builder.menu(for: .file) == nil)
        }
        let menus = application.system.buildMainMenu().children.compactMap { $0 as? UIMenu }
        #expect(menus.map(\.identifier) == [.application, .edit, .view, .window, .help])
        #expect((menus[1].children.first as? UIMenu)?.children.map(\.title) == ["action"])
    }

    @Test func whatNamesNoMenuChangesNothing() {
        delegate.build = { builder in
            builder.remove(menu: .inner)
            builder.insertChild(UIMenu(title: "child"), atEndOfMenu: .inner)
            builder.replaceChildren(ofMenu: .inner) { _ in [] }
        }
        #expect(application.system.buildMainMenu().children.count == 6)
    }

    @Test func menusThatHaveBeenBuiltAreBuiltAnewOnTheTurnAfterSomebodyAsks() async {
        var builds = 0
        delegate.build = { _ in builds += 1 }
        delegate.rebuild(as: application)
        await turn()
        #expect(builds == 0)
        application.system.buildMainMenu()
        delegate.rebuild(as: application)
        #expect(builds == 1)
        await turn()
        #expect(builds == 2)
    }

    private func turn() async {
        await withCheckedContinuation { continuation in
            MainActor.assumeIsolated { DispatchQueue.main.async { continuation.resume() } }
        }
    }
}

extension UIMenu.Identifier {
    fileprivate static let inner = UIMenu.Identifier("inner")
}

private final class MenuBuildingDelegate: UIResponder, UIApplicationDelegate {
    var build: (any UIMenuBuilder) -> Void = { _ in }

    override func buildMenu(with builder: any UIMenuBuilder) {
        build(builder)
    }

    /// Asks for the menus to be built anew while the system calls it.
    func rebuild(as application: UIApplication) {
        application.system.receiveMemoryWarning()
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        UIMenuSystem.main.setNeedsRebuild()
    }
}
