import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct PortraitOnlyTests {
    @Test func theAppStaysUpright() {
        #expect(PortraitOnly().application(.shared, supportedInterfaceOrientationsFor: nil) == .portrait)
    }
}
