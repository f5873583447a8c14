// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing
@testable import ParcelApp
@MainActor @Test func aParcelIsOpened() throws {
    let link = try #require(URL(string: "courier://parcel/7"))
    #expect(DeepLinks().application(.shared, open: link, options: [:]))     // the handler alone
    #expect(TestApp(roles: .release).launch(opening: link))                 // all handlers, at a launch
}
