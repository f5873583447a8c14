// swift-format-ignore-file
import BranchSDK
import DecoupledAppDelegate

final class BranchHandler: AppStateDelegate, URLDelegate, ActivityContinuationDelegate {
    private let open: @MainActor ([AnyHashable: Any]) -> Void

    init(open: @escaping @MainActor ([AnyHashable: Any]) -> Void) {
        self.open = open
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Branch.getInstance().initSession(launchOptions: launchOptions) { [open] link, _ in
            guard let link, link["+clicked_branch_link"] as? Bool == true else { return }
            open(link)
        }
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        Branch.getInstance().handleDeepLink(url)
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        Branch.getInstance().continue(userActivity)
    }
}
