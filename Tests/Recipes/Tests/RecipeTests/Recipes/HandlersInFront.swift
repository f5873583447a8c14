// swift-format-ignore-file
import DecoupledAppDelegate

@MainActor
func putInFront(_ handlers: AppDelegate, of application: UIApplication) {
    guard let host = application.delegate else { return }
    application.delegate = handlers
    _ = handlers.application(application, didFinishLaunchingWithOptions: nil)
    handlers.roles.append(ExistingAppDelegate(wrapping: host))
}
