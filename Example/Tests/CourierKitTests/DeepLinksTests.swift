import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct DeepLinksTests {
    private let courier = Courier()

    private func opens(_ text: String) throws -> Bool {
        DeepLinks(for: courier).application(.shared, open: try #require(URL(string: text)))
    }

    @Test func aLinkToAParcelShowsTheParcel() throws {
        #expect(try opens("courier://parcel/7"))
        #expect(courier.screen == .parcel("7"))
    }

    @Test(arguments: [
        "courier://parcel", "courier://parcel/", "courier://parcel/7/map", "courier://depot/7",
        "https://parcel/7",
    ])
    func anythingElseIsLeftToOthers(_ text: String) throws {
        #expect(try !opens(text))
        #expect(courier.screen == .parcels)
    }
}
