// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import Testing

final class ParcelLinks {}
extension ParcelLinks: URLDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: OpenURLOptions
    ) -> Bool {
        url.host == "parcel"
    }
}

@MainActor
struct SceneLinkTests {
    @Test func aSceneThatIsLaunchedByALinkOpensIt() throws {
        let app = TestApp()
        app.delegate.urlDelegate = [ParcelLinks()]
        let url = try #require(URL(string: "courier://parcel/7"))
        app.connectScene(opening: url)
        #expect(app.lastRecord(of: .openURL)?.answer == "true")
    }
}
