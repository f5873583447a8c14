import CourierKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
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
        let app = TestApp()
        app.delegate.shortcutItemDelegate = [Shortcuts(for: courier)]
        #expect(await app.performShortcut("scan") == true)
    }
}
