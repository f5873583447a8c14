import DecoupledAppDelegate

extension NSUserActivity {
    /// How to make the activity with another type, page or value.
    @MainActor var variations: [Variation<@MainActor () -> NSUserActivity>] {
        let types = activityType == NSUserActivityTypeBrowsingWeb ? [] : activityType.identifiers
        let pages = (webpageURL?.variations ?? []).map { Variation<URL?>(name: $0.absoluteString, value: $0) }
        let noPage = webpageURL == nil ? [] : [Variation<URL?>(name: "without a page", value: nil)]
        return types.map { $0.map { type in { self.changed(type) { _ in } } } }
            + (pages + noPage).map { $0.map { page in { self.changed { $0.webpageURL = page } } } }
            + (userInfo ?? [:]).variations.map { $0.map { values in { self.changed { $0.userInfo = values } } } }
    }

    private func changed(_ type: String? = nil, _ change: (NSUserActivity) -> Void) -> NSUserActivity {
        let activity = NSUserActivity(activityType: type ?? activityType)
        activity.title = title
        activity.webpageURL = webpageURL
        activity.userInfo = userInfo
        change(activity)
        return activity
    }
}
