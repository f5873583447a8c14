import Testing
import UIKit
import UIKitFacts

extension UIKitFactsTests {
    @Test func aURLGoesToTheSceneAndNotToTheAppDelegate() async throws {
        let start = await launch().count
        let url = try #require(URL(string: "\(Bundle.main.bundleIdentifier ?? "")://parcel/7"))
        application.open(url, completionHandler: nil)
        await diary.wait(for: .told("scene:openURLContexts:"), after: start)
        #expect(diary.entries[start...].told.filter { $0.contains("openURL") } == ["scene:openURLContexts:"])
    }

    @Test func aSceneTellsTheSameDelegateAfterNilAsBeforeAndDoesNotConnectAgain() async throws {
        let start = await launch().count
        let scene = try #require(application.connectedScenes.first)
        let delegate = try #require(scene.delegate)
        scene.delegate = nil
        scene.delegate = delegate
        let url = try #require(URL(string: "\(Bundle.main.bundleIdentifier ?? "")://parcel/8"))
        application.open(url, completionHandler: nil)
        await diary.wait(for: .told("scene:openURLContexts:"), after: start)
        #expect(diary.entries[start...].told == ["scene:openURLContexts:"])
    }

    @Test func aSceneKeepsTheDelegateOfTheClassThatItsConfigurationNames() async throws {
        _ = await launch()
        let scene = try #require(application.connectedScenes.first)
        let delegate = try #require(scene.delegate)
        #expect(scene.session.configuration.delegateClass == type(of: delegate))
    }
}
