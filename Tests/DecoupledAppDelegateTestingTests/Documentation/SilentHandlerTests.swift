// swift-format-ignore-file
#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct SilentHandlerTests {
    @Test func aSilentHandlerIsReported() async {
        let silent = RecordingHandler()
        silent.answer(.didReceiveRemoteNotification, .later)
        let app = TestApp()
        app.delegate.remoteNotificationsDelegate = [silent]

        let result = await app.push([:], advancing: 30)
        #expect(result == .noData)
        #expect(app.faults.map(\.handler) == ["RecordingHandler"])
    }
}
#endif
