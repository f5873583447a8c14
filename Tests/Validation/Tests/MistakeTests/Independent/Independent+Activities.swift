#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Independent {
    static let activities: [Mistake] = [
        Mistake(
            "pages of any site are taken for the shop's", playing: .shop,
            [.answer: .continueUserActivity, .effects: .continueUserActivity]
        ) { $0.continuePages { url in url.changed { $0.host = "shop.example.com" } } },
        Mistake(
            "pages of a site whose name ends alike are taken for the shop's", playing: .shop,
            [.answer: .continueUserActivity]
        ) {
            $0.continuePages { url in
                url.changed { if $0.host?.hasSuffix("shop.example.com") == true { $0.host = "shop.example.com" } }
            }
        },
        Mistake("the second name of the shop's site is forgotten", playing: .shop, [.answer: .continueUserActivity]) {
            $0.continuePages { $0.host == "shop.example.com" ? $0 : nil }
        },
        Mistake(
            "the front page of the shop's site opens nothing", playing: .shop,
            [.answer: .continueUserActivity, .effects: .continueUserActivity]
        ) { $0.continuePages { $0.detail.isEmpty ? nil : $0 } },
        Mistake("an order's page is opened before sign-in", playing: .shop, [.effects: .continueUserActivity]) {
            $0.activityContinuationDelegate.replace("Links") { links in
                [
                    Handling(.continueUserActivity) { input in
                        guard let url = input.userActivity.webpageURL, url.path.hasPrefix("/o/"),
                            input.userActivity.activityType == NSUserActivityTypeBrowsingWeb
                        else { return links.continues(input.userActivity) }
                        Analytics.track("link", ["to": "order"])
                        Navigator.show(.order(url.detail))
                        return true
                    }
                ]
            }
        },
        Mistake("an order without its number is taken", playing: .shop, [.answer: .continueUserActivity]) {
            $0.activityContinuationDelegate.replace("Handoff") { handoff in
                [
                    handoff.without(.continueUserActivity),
                    Handling(.continueUserActivity) { input in
                        handoff.continues(input.userActivity)
                            || input.userActivity.activityType == "com.example.shop.order"
                    },
                ]
            }
        },
        Mistake("a coming search is announced, too", playing: .shop, [.answer: .willContinueUserActivity]) {
            $0.activityContinuationDelegate.replace("Handoff") {
                [
                    $0.without(.willContinueUserActivity),
                    Handling(.willContinueUserActivity) { $0.hasPrefix("com.example.shop.") },
                ]
            }
        },
        Mistake(
            "a cancelled activity does not count as failed", playing: .shop, [.effects: .didFailToContinueUserActivity]
        ) {
            $0.activityContinuationDelegate.replace("Handoff") {
                [
                    $0.without(.didFailToContinueUserActivity),
                    Handling(.didFailToContinueUserActivity) { input in
                        guard !(input.error is CancellationError) else { return }
                        Analytics.track("handoff", ["to": "nowhere"])
                    },
                ]
            }
        },
        Mistake("an order restores a screen of its own", playing: .shop, [.restoration: .continueUserActivity]) {
            $0.activityContinuationDelegate.replace("Handoff") { handoff in
                [
                    handoff.without(.continueUserActivity),
                    Handling(.continueUserActivity) { input in
                        let isContinued = handoff.continues(input.userActivity)
                        if isContinued { input.restorationHandler([UIViewController()]) }
                        return isContinued
                    },
                ]
            }
        },
        Mistake(
            "a search restores its screen on a later turn", playing: .shop, [.restoration: .continueUserActivity]
        ) {
            $0.activityContinuationDelegate.replace("Handoff") { handoff in
                [
                    handoff.without(.continueUserActivity),
                    Handling(.continueUserActivity) { input in
                        let isContinued = handoff.continues(input.userActivity)
                        if isContinued, input.userActivity.activityType == "com.example.shop.search" {
                            let restore = input.restorationHandler
                            Task { restore([UIViewController()]) }
                        }
                        return isContinued
                    },
                ]
            }
        },
        Mistake(
            "the first handler of an activity empties it", playing: .shop,
            [.answer: .continueUserActivity, .effects: .continueUserActivity]
        ) {
            $0.activityContinuationDelegate.prepend(
                Handling(.continueUserActivity) { input in
                    input.userActivity.userInfo = nil
                    return false
                }
            )
        },
    ]
}

extension Roles {
    /// Continues web pages after a look at their URL, and none whose URL is nil.
    fileprivate mutating func continuePages(_ change: @escaping @MainActor (URL) -> URL?) {
        self.activityContinuationDelegate.replace("Links") { links in
            [
                Handling(.continueUserActivity) { input in
                    guard input.userActivity.activityType == NSUserActivityTypeBrowsingWeb,
                        let url = input.userActivity.webpageURL.flatMap(change)
                    else { return false }
                    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                    activity.webpageURL = url
                    return links.continues(activity)
                }
            ]
        }
    }
}

extension URL {
    fileprivate func changed(_ change: (inout URLComponents) -> Void) -> URL? {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return nil }
        change(&components)
        return components.url
    }
}
#endif
