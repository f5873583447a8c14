// swift-format-ignore-file
public import Foundation
public import HeadlessUIKit

public typealias callbackWithParams = ([AnyHashable: Any]?, (any Error)?) -> Void

public final class Branch {
    private static let shared = Branch()

    private var callback: callbackWithParams?

    public class func getInstance() -> Branch { shared }

    /// Opens a session at once, unless the launch options have a link that will follow.
    public func initSession(
        launchOptions options: [AnyHashable: Any]?, andRegisterDeepLinkHandler callback: callbackWithParams?
    ) {
        note("Branch.initSession")
        self.callback = callback
        let keys: [UIApplication.LaunchOptionsKey] = [.url, .userActivityDictionary]
        if !keys.contains(where: { options?[$0] != nil }) { callback?(["+clicked_branch_link": false], nil) }
    }

    /// Opens a session anew for every link, be it Branch's or not.
    @discardableResult public func handleDeepLink(_ url: URL?) -> Bool {
        note("Branch.handleDeepLink")
        return open(url)
    }

    @discardableResult public func `continue`(_ userActivity: NSUserActivity?) -> Bool {
        note("Branch.continue")
        return open(userActivity?.webpageURL)
    }

    private func open(_ url: URL?) -> Bool {
        let isOwn = url?.host?.hasSuffix("app.link") == true || url?.query?.contains("link_click_id") == true
        callback?(["+clicked_branch_link": isOwn, "parcel": "7"], nil)
        return isOwn
    }
}

/// Says that the SDK was called; the tests of the recipes listen.
private func note(_ call: String) {
    NotificationCenter.default.post(name: Notification.Name("StandIn"), object: call)
}
