import CourierKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What the app is asked before the courier has signed in waits for that.
@MainActor
struct SignInTests {
    private let courier = Courier()
    private let app = TestApp()

    init() {
        app.delegate.urlDelegate = [OAuthCallback(for: courier), DeepLinks(for: courier)]
        app.delegate.holdEventsUntilSignIn(of: courier)
    }

    @Test func aLinkIsShownAfterTheSignIn() async throws {
        #expect(app.launch(opening: try url("courier://parcel/7")))
        await app.settle()
        #expect(courier.screen == .parcels)
        #expect(app.open(try url("courier://oauth?code=1")))
        #expect(courier.isSignedIn)
        await app.settle()
        #expect(courier.screen == .parcel("7"))
        #expect(app.faults == [])
    }

    @Test func aSignedInCourierIsNotAsked() async throws {
        app.launch()
        app.open(try url("courier://oauth?code=1"))
        await app.settle()
        #expect(app.open(try url("courier://parcel/9")))
        #expect(courier.screen == .parcel("9"))
    }

    private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }
}
