import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let activities = pages + drafts

    private static let pages = [
        Mistake("Web pages with www are not the app's", [.answer: .continueUserActivity]) {
            $0.changePages { $0.hasPrefix("https://www.") ? "https://elsewhere.example/" : $0 }
        },
        Mistake("The part of a result to scroll to is not passed on", [.effects: .continueUserActivity]) {
            $0.changePages { String($0.prefix { $0 != "#" }) }
        },
        Mistake("Every web page is answered with true", [.answer: .continueUserActivity]) {
            $0.activityContinuationDelegate.change(LinkHandler.self, at: .continueUserActivity) { links, input in
                links.resume(input) || input.userActivity.activityType == NSUserActivityTypeBrowsingWeb
            }
        },
    ]

    private static let drafts = [
        Mistake("The objects that restore a draft are not handed over", [.restoration: .continueUserActivity]) {
            $0.changeDrafts { drafts, activity, restore in drafts.resume((activity, { _ in restore([]) })) }
        },
        Mistake("The objects that restore a draft come on a later turn", [.restoration: .continueUserActivity]) {
            $0.changeDrafts { drafts, activity, restore in
                Task { restore([Messages.composer]) }
                return drafts.resume((activity, { _ in }))
            }
        },
        Mistake("A draft is answered with false, after it has been shown", [.answer: .continueUserActivity]) {
            $0.changeDrafts { $0.resume(($1, $2)) && $1.activityType != ActivityType.draft }
        },
        Mistake("The text of a draft is not passed on", [.effects: .continueUserActivity]) {
            $0.changeDrafts { drafts, activity, restore in
                let changed = NSUserActivity(activityType: activity.activityType)
                changed.userInfo = activity.userInfo?.filter { $0.key as? String != "text" }
                return drafts.resume((changed, restore))
            }
        },
        Mistake(
            "An appointment from another device is answered with true, whoever is signed in",
            [.answer: .continueUserActivity]
        ) { $0.changeDrafts { $0.resume(($1, $2)) || $1.activityType == ActivityType.appointment } },
        Mistake(
            "The first handler of an activity empties it",
            [.answer: .continueUserActivity, .effects: .continueUserActivity]
        ) {
            $0.activityContinuationDelegate.change(LinkHandler.self, at: .continueUserActivity) { links, input in
                input.userActivity.userInfo = nil
                return links.resume(input)
            }
        },
        Mistake("Every activity is announced by the app itself", [.answer: .willContinueUserActivity]) {
            $0.activityContinuationDelegate.change(DraftHandler.self, at: .willContinueUserActivity) { drafts, type in
                drafts.application(.shared, willContinueUserActivityWithType: type) || true
            }
        },
        Mistake("An activity that the user has cancelled is shown as lost", [.effects: .didFailToContinueUserActivity])
        { $0.changeFailures { type, _ in (type, URLError(.networkConnectionLost)) } },
        Mistake("What is lost is always a message", [.effects: .didFailToContinueUserActivity]) {
            $0.changeFailures { _, error in (ActivityType.draft, error) }
        },
        Mistake("Every updated activity is saved as a draft", [.effects: .didUpdateUserActivity]) {
            $0.activityContinuationDelegate.change(DraftHandler.self, at: .didUpdateUserActivity) { _, activity in
                Messages.saveDraft(activity.userInfo?["text"] as? String)
            }
        },
    ]
}

@MainActor extension Roles {
    fileprivate mutating func changePages(_ change: @escaping (String) -> String) {
        self.activityContinuationDelegate.change(LinkHandler.self, at: .continueUserActivity) { links, input in
            let changed = NSUserActivity(activityType: input.userActivity.activityType)
            changed.webpageURL = input.userActivity.webpageURL.flatMap { URL(string: change($0.absoluteString)) }
            return links.resume((changed, input.restorationHandler))
        }
    }

    fileprivate mutating func changeDrafts(
        _ resume:
            @escaping (DraftHandler, NSUserActivity, @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    ) {
        self.activityContinuationDelegate.change(DraftHandler.self, at: .continueUserActivity) {
            resume($0, $1.userActivity, $1.restorationHandler)
        }
    }

    fileprivate mutating func changeFailures(_ change: @escaping (String, any Error) -> (String, any Error)) {
        self.activityContinuationDelegate.change(DraftHandler.self, at: .didFailToContinueUserActivity) {
            drafts, input in
            let (type, error) = change(input.userActivityType, input.error)
            drafts.application(.shared, didFailToContinueUserActivityWithType: type, error: error)
        }
    }
}
