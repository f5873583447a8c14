import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let activities: [Mistake] = [
        page("Web pages with www are not the app's", .answer) {
            $0.hasPrefix("https://www.") ? "https://elsewhere.example/" : $0
        },
        page("The part of a result to scroll to is not passed on", .effects) { String($0.prefix { $0 != "#" }) },
        Mistake("Every web page is answered with true", .answer, Links.self, at: .continueUserActivity) {
            $0.follow($1.userActivity) || $1.userActivity.activityType == NSUserActivityTypeBrowsingWeb
        },
        Mistake(
            "The first handler of an activity empties it",
            [.answer: .continueUserActivity, .effects: .continueUserActivity]
        ) {
            $0.change(Links.self, at: .continueUserActivity) { links, input in
                input.userActivity.userInfo = nil
                return links.follow(input.userActivity)
            }
        },
        draft("The objects that restore a draft are not handed over", .restoration) { activity, restore in
            Handoff.resume(activity) { _ in restore([]) }
        },
        draft("The objects that restore a draft come on a later turn", .restoration) { activity, restore in
            Task { restore([Messages.composer]) }
            return Handoff.resume(activity) { _ in }
        },
        draft("A draft is answered with false, after it has been shown", .answer) {
            Handoff.resume($0, $1) && $0.activityType != ActivityType.draft
        },
        draft("The text of a draft is not passed on", .effects) { activity, restore in
            let changed = NSUserActivity(activityType: activity.activityType)
            changed.userInfo = activity.userInfo?.filter { $0.key as? String != "text" }
            return Handoff.resume(changed, restore)
        },
        draft("An appointment from another device is answered with true, whoever is signed in", .answer) {
            Handoff.resume($0, $1) || $0.activityType == ActivityType.appointment
        },
        Mistake(
            "Every activity is announced by the app itself", .answer, Drafts.self, at: .willContinueUserActivity
        ) { Handoff.announce($1) || true },
        Mistake(
            "Every updated activity is saved as a draft", .effects, Drafts.self, at: .didUpdateUserActivity
        ) { Messages.saveDraft($1.userInfo?["text"] as? String) },
        Mistake("A cancelled activity is shown as lost", .effects, Drafts.self, at: .didFailToContinueUserActivity) {
            Handoff.lose($1.userActivityType, URLError(.networkConnectionLost))
        },
        Mistake("What is lost is always a message", .effects, Drafts.self, at: .didFailToContinueUserActivity) {
            Handoff.lose(ActivityType.draft, $1.error)
        },
    ]

    private static func page(
        _ description: String, _ kind: Difference.Kind, _ change: @escaping @MainActor (String) -> String
    ) -> Mistake {
        Mistake(description, kind, Links.self, at: .continueUserActivity) { links, input in
            let changed = NSUserActivity(activityType: input.userActivity.activityType)
            changed.webpageURL = input.userActivity.webpageURL.flatMap { URL(string: change($0.absoluteString)) }
            return links.follow(changed)
        }
    }

    private static func draft(
        _ description: String, _ kind: Difference.Kind,
        _ resume: @escaping @MainActor (NSUserActivity, @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    ) -> Mistake {
        Mistake(description, kind, Drafts.self, at: .continueUserActivity) {
            resume($1.userActivity, $1.restorationHandler)
        }
    }
}
