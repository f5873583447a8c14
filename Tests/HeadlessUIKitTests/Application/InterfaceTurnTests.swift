import HeadlessUIKit
import Testing

@MainActor struct InterfaceTurnTests {
    private let phone = Phone()

    @Test func theInterfaceTurnsOnlyAsTheDelegateAllows() {
        phone.delegate.orientations = [.portrait, .landscapeLeft]
        #expect(phone.system.rotate(to: .landscapeLeft))
        #expect(!phone.system.rotate(to: .landscapeRight))
        #expect(phone.system.status.orientation == "landscapeLeft")
    }

    @Test func anEmptyAnswerFallsBackToWhatTheAppDeclares() {
        phone.system.configuration.orientations = .landscape
        phone.delegate.orientations = []
        #expect(phone.system.rotate(to: .landscapeRight))
        #expect(!phone.system.rotate(to: .portrait))
    }

    @Test func aDelegateWithoutTheMethodLeavesItToTheDeclaration() {
        let phone = Phone(lacks: ["application:supportedInterfaceOrientationsForWindow:"])
        #expect(phone.system.rotate(to: .landscapeRight))
        #expect(!phone.system.rotate(to: .portraitUpsideDown))
    }

    @Test func theInterfaceIsNeverTurnedAnUnknownWay() {
        phone.delegate.orientations = .all
        #expect(!phone.system.rotate(to: .unknown))
    }

    @Test func masksHaveTheRawValuesOfUIKit() {
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
        #expect(UIInterfaceOrientationMask.portraitUpsideDown.rawValue == 4)
        #expect(UIInterfaceOrientationMask.landscapeRight.rawValue == 8)
        #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 16)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    }
}
