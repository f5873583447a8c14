import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct OAuthCallbackTests {
    private let courier = Courier()

    private func opens(_ text: String) throws -> Bool {
        OAuthCallback(for: courier).application(.shared, open: try #require(URL(string: text)))
    }

    @Test func aCodeIsKept() throws {
        #expect(try opens("courier://oauth?state=x&code=4711"))
        #expect(courier.authorizationCode == "4711")
    }

    @Test(arguments: ["courier://oauth", "courier://oauth?code=", "courier://parcel/7?code=1", "https://oauth?code=1"])
    func anythingElseIsLeftToOthers(_ text: String) throws {
        #expect(try !opens(text))
        #expect(courier.authorizationCode == nil)
    }
}
