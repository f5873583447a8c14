import DecoupledAppDelegate
import Testing

/// Menus are built by every handler, each on what those before it have made of them.
@MainActor
struct MenuTests {
    private let app = IsolatedApp()
    private var titles: [String] {
        app.application.system.buildMainMenu().children.map { ($0 as? UIMenu)?.title ?? "" }.filter { $0 != "" }
    }

    @Test func everyHandlerBuildsInOrder() {
        app.delegate.menuDelegate = [
            Builder { $0.insertSibling(UIMenu(title: "Parcels", identifier: .parcels), afterMenu: .file) },
            Builder { $0.insertSibling(UIMenu(title: "Tours"), afterMenu: .parcels) },
            Builder { $0.insertSibling(UIMenu(title: "Office"), beforeMenu: .parcels) },
        ]
        app.launch()
        #expect(titles == ["Office", "Parcels", "Tours"])
    }

    @Test func nothingIsBuiltWithoutHandlers() {
        app.launch()
        #expect(titles == [])
    }

    @Test func aSubclassBuildsBesideTheHandlers() {
        let app = IsolatedApp(makeDelegate: { BuildingDelegate(roles: $0, clock: $1) })
        app.delegate.menuDelegate = [Builder { $0.remove(menu: .parcels) }]
        app.launch()
        #expect(app.application.system.buildMainMenu().children.count == 6)
        app.delegate.menuDelegate = []
        #expect(app.application.system.buildMainMenu().children.count == 7)
    }

    @Test func anActionOfAHandlerIsPerformed() throws {
        var scans = 0
        let scan = UIAction(title: "Scan") { _ in scans += 1 }
        app.delegate.menuDelegate = [
            Builder { $0.insertChild(UIMenu(title: "Scanner", children: [scan]), atEndOfMenu: .file) }
        ]
        app.launch()
        let file = try #require(app.application.system.buildMainMenu().children[1] as? UIMenu)
        let action = try #require((file.children.first as? UIMenu)?.children.first as? UIAction)
        action.performWithSender(nil, target: nil)
        #expect(scans == 1)
    }
}

extension UIMenu.Identifier {
    fileprivate static let parcels = UIMenu.Identifier("com.example.parcels")
}

private final class Builder: MenuDelegate {
    private let build: (any UIMenuBuilder) -> Void

    init(_ build: @escaping (any UIMenuBuilder) -> Void) {
        self.build = build
    }

    func buildMenu(with builder: any UIMenuBuilder) { build(builder) }
}

private final class BuildingDelegate: AppDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
        builder.insertSibling(UIMenu(title: "Parcels", identifier: .parcels), afterMenu: .file)
        super.buildMenu(with: builder)
    }
}
