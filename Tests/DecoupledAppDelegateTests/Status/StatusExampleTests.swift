import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Testing

/// The example of “The app's status”, word for word.
@MainActor
struct StatusExampleTests {
    @Test func aCurtainIsDrawnUnlessTheAppIsActive() {
        let app = IsolatedApp()
        let curtain = PrivacyCurtain(status: app.delegate.status)
        #expect(curtain.isDrawn)
        app.launch()
        #expect(!curtain.isDrawn)
        app.application.system.enterBackground()
        #expect(curtain.isDrawn)
        app.application.system.enterForeground()
        #expect(!curtain.isDrawn)
    }

    @Test func theCurtainIsNotKeptByWhatItObserves() {
        let app = IsolatedApp()
        weak var weakCurtain: PrivacyCurtain?
        do {
            let curtain = PrivacyCurtain(status: app.delegate.status)
            weakCurtain = curtain
            app.launch()
            #expect(!curtain.isDrawn)
        }
        #expect(weakCurtain == nil)
    }
}

@MainActor
final class PrivacyCurtain {
    private(set) var isDrawn = true

    init(status: AppStatus = AppDelegate.shared.status) {
        status.observe(\.applicationState, initial: true, owner: self) { curtain, change in
            curtain.isDrawn = change.newValue != .active
        }
    }
}
