import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    @MainActor private static var playedActivities: [Sample] {
        [
            .activity("com.example.shop.order", userInfo: ["order": "8"]),
            .activity(NSUserActivityTypeBrowsingWeb, webpageURL: URL(string: "https://shop.example.com/p/5")),
        ]
    }

    static let activities: [Mistake] = [
        Mistake(
            "universal links are taken for URLs",
            playing: playedActivities,
            [.answer: .continueUserActivity, .effects: .continueUserActivity]
        ) { $0.activityContinuationDelegate.drop("Links") },
        Mistake(
            "Handoff is left out",
            playing: playedActivities,
            [.answer: .continueUserActivity, .effects: .continueUserActivity, .answer: .willContinueUserActivity]
        ) { $0.activityContinuationDelegate.drop("Handoff") },
        Mistake("a coming activity is not claimed", playing: playedActivities, [.answer: .willContinueUserActivity]) {
            $0.activityContinuationDelegate.replace("Handoff") { $0.without(.willContinueUserActivity) }
        },
        Mistake(
            "the restoration handler gets an object of nobody's", playing: playedActivities,
            [.restoration: .continueUserActivity]
        ) {
            $0.activityContinuationDelegate.replace("Links") { links in
                Handling(.continueUserActivity) { input in
                    input.restorationHandler([UIViewController()])
                    return links.continues(input.userActivity)
                }
            }
        },
        Mistake(
            "the failure of an activity is ignored", playing: [.activityFailure],
            [.effects: .didFailToContinueUserActivity]
        ) {
            $0.activityContinuationDelegate.drop("Handoff")
        },
        Mistake(
            "pages of any site are taken for the shop's",
            [.answer: .continueUserActivity, .effects: .continueUserActivity]
        ) { $0.continuePages { url in url.changed { $0.host = "shop.example.com" } } },
        Mistake("pages of a site whose name ends alike are taken for the shop's", [.answer: .continueUserActivity]) {
            $0.continuePages { url in
                url.changed { if $0.host?.hasSuffix("shop.example.com") == true { $0.host = "shop.example.com" } }
            }
        },
        Mistake("the second name of the shop's site is forgotten", [.answer: .continueUserActivity]) {
            $0.continuePages { $0.host == "shop.example.com" ? $0 : nil }
        },
        Mistake(
            "the front page of the shop's site opens nothing",
            [.answer: .continueUserActivity, .effects: .continueUserActivity]
        ) { $0.continuePages { $0.detail.isEmpty ? nil : $0 } },
        Mistake("an order's page is opened before sign-in", [.effects: .continueUserActivity]) {
            $0.activityContinuationDelegate.replace("Links") { links in
                Handling(.continueUserActivity) { input in
                    guard let url = input.userActivity.webpageURL, url.path.hasPrefix("/o/"),
                        input.userActivity.activityType == NSUserActivityTypeBrowsingWeb
                    else { return links.continues(input.userActivity) }
                    Analytics.track("link", ["to": "order"])
                    Navigator.show(.order(url.detail))
                    return true
                }
            }
        }.missed(because: "Needs the page of an order."),
        Mistake("an order without its number is taken", [.answer: .continueUserActivity]) {
            $0.activityContinuationDelegate.split("Handoff") { handoff in
                [
                    handoff.without(.continueUserActivity),
                    Handling(.continueUserActivity) { input in
                        handoff.continues(input.userActivity)
                            || input.userActivity.activityType == "com.example.shop.order"
                    },
                ]
            }
        },
        Mistake("a coming search is announced, too", [.answer: .willContinueUserActivity]) {
            $0.activityContinuationDelegate.split("Handoff") {
                [
                    $0.without(.willContinueUserActivity),
                    Handling(.willContinueUserActivity) { $0.hasPrefix("com.example.shop.") },
                ]
            }
        },
        Mistake("a cancelled activity does not count as failed", [.effects: .didFailToContinueUserActivity]) {
            $0.activityContinuationDelegate.split("Handoff") {
                [
                    $0.without(.didFailToContinueUserActivity),
                    Handling(.didFailToContinueUserActivity) { input in
                        guard !(input.error is CancellationError) else { return }
                        Analytics.track("handoff", ["to": "nowhere"])
                    },
                ]
            }
        },
        Mistake("an order restores a screen of its own", [.restoration: .continueUserActivity]) {
            $0.activityContinuationDelegate.split("Handoff") { handoff in
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
        Mistake("a search restores its screen on a later turn", [.restoration: .continueUserActivity]) {
            $0.activityContinuationDelegate.split("Handoff") { handoff in
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
            "the first handler of an activity empties it",
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
            Handling(.continueUserActivity) { input in
                guard input.userActivity.activityType == NSUserActivityTypeBrowsingWeb,
                    let url = input.userActivity.webpageURL.flatMap(change)
                else { return false }
                let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                activity.webpageURL = url
                return links.continues(activity)
            }
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
