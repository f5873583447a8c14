// swift-format-ignore-file
import DecoupledAppDelegate
import Testing

final class OrderLinks {}
extension OrderLinks: URLDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: OpenURLOptions
    ) -> Bool {
        url.host == "order"
    }
}

@MainActor
struct OrderLinksTests {
    @Test func anOrderIsOpened() throws {
        let url = try #require(URL(string: "shop://order/7"))
        #expect(OrderLinks().application(.shared, open: url, options: [:]))
    }
}
