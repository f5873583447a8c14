import DecoupledAppDelegate
import Foundation

/// The app at the other end of the socket: one handler that opens every URL.
enum App {
    /// Runs it until it is terminated.
    @MainActor
    static func run() -> Never {
        AppDelegate.shared.appStateDelegate = [Greeter()]
        AppDelegate.shared.urlDelegate = [Opener()]
        AppDelegate.main()
        exit(0)
    }
}

private final class Greeter: AppStateDelegate {
    func applicationDidBecomeActive(_ application: UIApplication) {
        FileHandle.standardOutput.write(Data("ready".utf8))
    }
}

private final class Opener: URLDelegate {
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        true
    }
}
