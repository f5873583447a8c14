// swift-format-ignore-file
import DecoupledAppDelegate
import Testing

final class DeepLinks {}
extension DeepLinks: URLDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: OpenURLOptions
    ) -> Bool {
        url.host == "parcel"
    }
}

@MainActor
struct DeepLinksTests {
    @Test func aParcelIsOpened() throws {
        let url = try #require(URL(string: "courier://parcel/7"))
        #expect(DeepLinks().application(.shared, open: url, options: [:]))
    }
}
