// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct OrderTests {
    @Test func theFirstHandlerThatTakesAURLIsTheLastOneCalled() throws {
        let signIn = RecordingHandler()
        signIn.answer(.openURL, with: true)
        let links = RecordingHandler()
        let app = TestApp()
        app.delegate.urlDelegate = [signIn, links]
        let url = try #require(URL(string: "shop://oauth"))
        app.open(url)
        #expect(signIn.events == [.openURL])
        #expect(links.events.isEmpty)
    }
}
