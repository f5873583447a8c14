import CourierKit
import DecoupledAppDelegate
import Testing

@MainActor
struct RootScreenTests {
    private let phone = Phone()

    init() {
        phone.delegate.sceneConnectionDelegate = [RootScreen()]
        phone.system.launch()
    }

    @Test func aWindowSceneShowsItsWindow() throws {
        let scene = try #require(phone.application.connectedScenes.first as? UIWindowScene)
        let window = try #require(scene.windows.first)
        #expect(scene.windows.count == 1)
        #expect(window.isKeyWindow && !window.isHidden)
        #expect(window.rootViewController != nil)
        #expect((scene.delegate as? SceneDelegate)?.window === window)
        #expect(phone.delegate.window === window)
        #expect(scene.title == "Parcels")
    }

    @Test func eachSceneHasAWindowOfItsOwnAndTheAppThatOfTheFirst() throws {
        let first = phone.delegate.window
        let second = try #require(phone.system.connectScene() as? UIWindowScene)
        #expect(second.windows.count == 1)
        #expect(second.windows.first !== first)
        #expect(phone.delegate.window === first)
    }

    @Test func aWindowGoesWithItsScene() throws {
        weak var window: UIWindow?
        window = phone.delegate.window
        #expect(window != nil)
        try phone.system.disconnect(#require(phone.application.connectedScenes.first))
        #expect(window == nil)
        #expect(phone.delegate.window == nil)
    }

    @Test func aSceneThatShowsNoWindowsGetsNone() throws {
        let role = UISceneSession.Role(rawValue: "car")
        let configuration = UISceneConfiguration(name: "Car", sessionRole: role)
        configuration.delegateClass = SceneDelegate.self
        phone.system.configuration.sceneManifest = SceneManifest(configurations: [configuration])
        let scene = try #require(phone.system.connectScene(role: role))
        #expect((scene.delegate as? SceneDelegate)?.window == nil)
        #expect(scene.title == "")
    }
}
