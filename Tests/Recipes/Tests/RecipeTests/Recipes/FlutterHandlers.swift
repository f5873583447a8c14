// swift-format-ignore-file
import DecoupledAppDelegate
import Flutter

class MyAppDelegate: AppDelegate, @MainActor FlutterAppLifeCycleProvider {
    override var window: UIWindow? { get { nil } set {} }
    func add(_ delegate: any FlutterApplicationLifeCycleDelegate) {
        wrappedDelegate(as: FlutterAppDelegate.self)?.add(delegate)
    }
}
extension AppDelegate {
    func addFlutter() {
        roles.append(ExistingAppDelegate(wrapping: FlutterAppDelegate(), receivesSceneEvents: false))
        roles.append(ExistingSceneDelegate(wrapping: FlutterSceneDelegate()))
    }
}
