#if os(iOS) || os(tvOS) || os(visionOS)
import DecoupledAppDelegate

// What UIKit makes once per process is the process's own. Scenes, sessions and connection options cannot be made at all, nor can
// notifications; what needs one to be made is left out here.
extension TestApp {
    static func makeApplication() -> UIApplication { .running }

    var notificationCenter: UNUserNotificationCenter { .current() }

    /// Unknown: what is registered is the host app.
    var isRegisteredForPushes: Bool { false }

    func acting(_ body: () -> Void) { body() }

    func finishLaunch() { enterForeground() }

    func putScenesAway() -> Bool { false }

    func bringScenesBack() -> Bool { false }

    func disconnectScenes() {}
}
#endif
