import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct ShortcutsTests {
    private let courier = Courier()

    private func performs(_ type: String) async -> Bool {
        let item = UIApplicationShortcutItem(type: type, localizedTitle: type)
        return await Shortcuts(for: courier).application(.shared, performActionFor: item)
    }

    @Test func scanOpensTheScanner() async {
        #expect(await performs("scan"))
        #expect(courier.screen == .scanner)
    }

    @Test func parcelsShowsTheList() async {
        courier.screen = .scanner
        #expect(await performs("parcels"))
        #expect(courier.screen == .parcels)
    }

    @Test func anythingElseIsLeftToOthers() async {
        courier.screen = .scanner
        #expect(await !performs("sing"))
        #expect(courier.screen == .scanner)
    }

    @Test func theAnswerReachesTheSystemThroughTheAppDelegate() async {
        let delegate = AppDelegate(roles: Roles())
        delegate.shortcutItemDelegate = [Shortcuts(for: courier)]
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        let isPerformed: Bool = await answer { completion in
            delegate.application(.shared, performActionFor: item, completionHandler: completion)
        }
        #expect(isPerformed)
    }
}
