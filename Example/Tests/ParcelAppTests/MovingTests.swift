// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing
@testable import ParcelApp
final class OldAppDelegate: UIResponder, UIApplicationDelegate {            // a copy of yours
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { url.host == "parcel" }
}
@MainActor @Test func noLinkIsLost() async {
    let comparison = Comparison(before: { OldAppDelegate() }, after: { .release }).acceptingSceneAdoption()
    let report = await comparison.run([.url(URL(string: "courier://parcel/7")!)])
    #expect(report.differences == [], "\(report)")
}
