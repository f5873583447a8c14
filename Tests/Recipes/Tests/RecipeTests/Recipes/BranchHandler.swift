// swift-format-ignore-file
import BranchSDK
import DecoupledAppDelegate

final class BranchHandler {
    private let open: @MainActor ([AnyHashable: Any]) -> Void

    init(open: @escaping @MainActor ([AnyHashable: Any]) -> Void) {
        self.open = open
    }
}

extension BranchHandler: AppStateDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: LaunchOptions?) -> Bool {
        Branch.getInstance().initSession(launchOptions: launchOptions) { [open] link, _ in
            guard let link, link["+clicked_branch_link"] as? Bool == true else { return }
            open(link)
        }
        return true
    }
}

extension BranchHandler: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        Branch.getInstance().handleDeepLink(url)
    }
}

extension BranchHandler: ActivityContinuationDelegate {
    func application(_ application: UIApplication, continue userActivity: NSUserActivity,
                     restorationHandler: @escaping ActivityRestorationHandler) -> Bool {
        Branch.getInstance().continue(userActivity)
    }
}
