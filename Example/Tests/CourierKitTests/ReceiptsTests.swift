import CourierKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct ReceiptsTests {
    private let app = TestApp()
    private let courier = Courier()
    private let sent = Outbox()
    private let session: Session
    private let receipts: Receipts

    init() throws {
        courier.parcels = [
            "7": Parcel(id: "7", status: "delivered"), "9": Parcel(id: "9", status: "at the depot"),
        ]
        session = Session { "4711" }
        receipts = Receipts(of: courier, in: session) { [sent] in sent.lines.append("\($0.id) with \($1)") }
        try app.delegate.roles.register(receipts, session)
    }

    @Test func whenTheDeviceIsUnlockedReceiptsGoOutWithTheTokenThatTheSessionHasJustRead() {
        lock()
        unlock()
        #expect(sent.lines == ["7 with 4711"])
    }

    @Test func withoutATokenReceiptsWait() {
        lock()
        receipts.applicationProtectedDataDidBecomeAvailable(app.application)
        #expect(sent.lines.isEmpty)
    }

    @Test func noReceiptIsSentTwice() async {
        unlock()
        unlock()
        await finish(Receipts.backgroundSession)
        unlock()
        #expect(sent.lines == ["7 with 4711"])
    }

    @Test func receiptsHaveArrivedWhenTheirBackgroundSessionIsDone() async {
        unlock()
        await finish("somebody else's")
        #expect(receipts.underway == ["7"])
        await finish(Receipts.backgroundSession)
        #expect(receipts.underway.isEmpty)
        #expect(receipts.arrived == ["7"])
    }

    private func lock() {
        app.setProtectedDataAvailable(false)
    }

    private func unlock() {
        app.setProtectedDataAvailable(true)
    }

    private func finish(_ backgroundSession: String) async {
        #expect(await app.handleEventsForBackgroundURLSession(backgroundSession))
    }
}

@MainActor
private final class Outbox {
    var lines: [String] = []
}
