import DecoupledAppDelegate

/// A handler that starts an SDK when the app is launched.
@MainActor
final class Starter: AppStateDelegate {
    private let start: () -> Void

    init(_ start: @escaping () -> Void) {
        self.start = start
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        start()
        return true
    }
}
