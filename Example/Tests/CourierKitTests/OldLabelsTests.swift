import CourierKit
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct OldLabelsTests {
    private let courier = Courier()
    private let app = TestApp()

    init() {
        app.delegate.urlDelegate = [DeepLinks(for: courier)]
        app.delegate.openLinksOfOldLabels()
    }

    private func opens(_ text: String) throws -> Bool {
        app.open(try #require(URL(string: text)))
    }

    @Test func theLinkOfAnOldLabelShowsItsParcel() throws {
        #expect(try opens("courier://track/7"))
        #expect(courier.screen == .parcel("7"))
    }

    @Test(arguments: [("courier://parcel/7", true), ("courier://depot/7", false), ("https://track/7", false)])
    func otherLinksAreLeftAsTheyAre(text: String, isOpened: Bool) throws {
        #expect(try opens(text) == isOpened)
    }

    @Test func twoTimesIsOnce() {
        app.delegate.openLinksOfOldLabels()
        app.delegate.removeInterception(of: .openURL, key: AppDelegate.oldLabels)
        #expect(!app.delegate.isIntercepted(.openURL))
    }
}
