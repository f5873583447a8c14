import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
@Suite(.net)
struct SettlingTests {
    private let recorder = RecordingHandler()
    private let app = TestApp()
    private let page = URL(fileURLWithPath: "/page")

    @Test func aHandlerThatComesLateGetsTheURLThatWasKept() async {
        app.launch()
        app.deliver(.openURL, (page, [:]))
        app.delegate.urlDelegate = [recorder]
        #expect(recorder.events.isEmpty)
        await app.settle()
        #expect(recorder.events == [.openURL])
    }

    @Test func aKeptEventIsForgottenAfterItsTime() async {
        app.launch()
        app.deliver(.openURL, (page, [:]))
        await app.advance(by: 61)
        app.delegate.urlDelegate = [recorder]
        await app.settle()
        #expect(recorder.events.isEmpty)
    }

    #if RemoteNotifications
    @Test func aHandlerThatComesLateIsToldTheDeviceToken() async {
        app.deliver(.didRegisterForRemoteNotifications, Data([0x47, 0x11]))
        app.delegate.remoteNotificationsDelegate = [recorder]
        await app.settle()
        #expect(recorder.entries == [.init(.didRegisterForRemoteNotifications, "4711")])
    }
    #endif

    @Test func whatOneTurnPutsOffToTheNextIsSettledToo() async {
        app.delegate.urlDelegate = [
            Handling(.openURL) { [app, recorder] _ in
                app.delegate.urlDelegate = []
                DispatchQueue.main.async { app.delegate.urlDelegate = [recorder] }
                return false
            }
        ]
        app.open(page)
        app.deliver(.openURL, (page, [:]))
        await app.settle()
        #expect(recorder.events == [.openURL])
    }

    @Test func anAppThatGoesOnForEverIsSettledAtSomePoint() async {
        let ping = Ping()
        app.delegate.urlDelegate = [
            Handling(.openURL) { [app, page] _ in
                if ping.isOn { DispatchQueue.main.async { app.open(page) } }
                return true
            }
        ]
        app.open(page)
        await app.settle()
        ping.isOn = false
        #expect(app.records.count > 1)
    }

    @MainActor
    private final class Ping {
        var isOn = true
    }
}
