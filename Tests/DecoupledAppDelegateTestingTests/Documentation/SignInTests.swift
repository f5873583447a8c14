// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor final class SignIn {
    private let condition: Interception

    init(in delegate: AppDelegate = .shared) {
        condition = delegate.intercept(
            [.openURL, .continueUserActivity, .performShortcutAction],
            key: "sign-in", admitting: { _ in false }, keepingRejected: true)
    }

    func finish() { condition.cancel() }
}

@MainActor struct SignInTests {
    @Test func aLinkWaitsForTheSignIn() async throws {
        let app = TestApp()
        let links = RecordingHandler()
        app.delegate.urlDelegate = [links]
        let signIn = SignIn(in: app.delegate)
        app.launch(opening: try #require(URL(string: "courier://parcel/7")))
        #expect(links.events == [])
        signIn.finish()
        await app.settle()
        #expect(links.events == [.openURL])
    }
}
