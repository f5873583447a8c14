import Foundation
import HeadlessUIKit
import Testing

@MainActor struct ConfiguredSceneTests {
    private final class SpecialScene: UIWindowScene {}
    private final class CarDelegate: UIResponder, UISceneDelegate {}

    private static let car = UISceneSession.Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")

    @Test func theDelegateOfTheApplicationIsAskedOnlyIfItHasTheMethod() {
        let tablet = Tablet(lacks: ["application:configurationForConnectingSceneSession:options:"])
        let log = tablet.log { tablet.system.launch() }
        #expect(!log.contains { $0.hasPrefix("configurationForConnecting") })
        #expect(tablet.sceneDelegate() != nil)
    }

    @Test func theSessionHasWhatTheApplicationDeclaresUntilItsDelegateAnswers() {
        let tablet = Tablet()
        var declared: UISceneConfiguration?
        let chosen = UISceneConfiguration(name: "Chosen", sessionRole: .windowApplication)
        chosen.sceneClass = SpecialScene.self
        chosen.delegateClass = RecordingSceneDelegate.self
        tablet.delegate.configuration = { session in
            declared = session.configuration
            return chosen
        }
        tablet.system.launch()
        #expect(declared?.name == "Window")
        #expect(declared?.delegateClass == RecordingSceneDelegate.self)
        #expect(tablet.scene()?.session.configuration === chosen)
        #expect(tablet.scene() is SpecialScene)
    }

    @Test func aSessionKeepsTheSameConfigurationObject() {
        let tablet = Tablet.launched()
        let session = tablet.scene()?.session
        #expect(session?.configuration === session?.configuration)
    }

    @Test func whatADelegateChangesInOneConfigurationOthersDoNotSee() {
        let tablet = Tablet()
        tablet.delegate.configuration = { session in
            session.configuration.delegateClass = CarDelegate.self
            return session.configuration
        }
        tablet.system.launch()
        tablet.delegate.configuration = nil
        let second = tablet.system.connectScene()
        #expect(tablet.scene("1")?.delegate is CarDelegate)
        #expect(second?.delegate is RecordingSceneDelegate)
    }

    @Test func aConfigurationForAnotherRoleIsLeftOut() {
        let tablet = Tablet()
        tablet.delegate.configuration = { _ in UISceneConfiguration(name: "Car", sessionRole: Self.car) }
        tablet.system.launch()
        #expect(tablet.scene()?.session.configuration.name == "Window")
        #expect(tablet.sceneDelegate() != nil)
    }

    @Test func aSceneWithoutADelegateClassConnectsAllTheSame() {
        let tablet = Tablet()
        tablet.system.configuration.sceneManifest = SceneManifest()
        tablet.system.launch()
        #expect(tablet.scene()?.delegate == nil)
        #expect(tablet.application.applicationState == .active)
    }

    @Test func classesThatAreOfNoUseAreLeftOut() {
        let tablet = Tablet()
        tablet.delegate.configuration = { session in
            session.configuration.sceneClass = RecordingDelegate.self
            session.configuration.delegateClass = RecordingDelegate.self
            return session.configuration
        }
        tablet.system.launch()
        #expect(tablet.scene() != nil)
        #expect(tablet.scene()?.delegate == nil)
    }

    @Test func aSceneOfAnotherRoleIsNoWindowScene() throws {
        let tablet = Tablet.launched()
        tablet.delegate.configuration = { session in
            session.configuration.delegateClass = CarDelegate.self
            return session.configuration
        }
        let scene = try #require(tablet.system.connectScene(role: Self.car))
        #expect(!(scene is UIWindowScene))
        #expect(scene.delegate is CarDelegate)
        #expect(scene.activationState == .foregroundActive)
    }

    @Test func anAppThatShowsOneSceneGetsNoSecond() {
        let tablet = Tablet()
        tablet.system.configuration.sceneManifest?.supportsMultipleScenes = false
        tablet.system.launch()
        #expect(tablet.system.connectScene() == nil)
        #expect(tablet.application.connectedScenes.count == 1)
        #expect(!tablet.application.supportsMultipleScenes)
    }

    @Test func anAppWithoutScenesGetsNone() {
        let phone = Phone()
        phone.system.launch()
        #expect(phone.system.connectScene() == nil)
        #expect(phone.application.connectedScenes.allSatisfy { $0.delegate == nil })
        #expect(phone.system.status.scenes.isEmpty)
    }
}
