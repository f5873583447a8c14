import DecoupledAppDelegate

extension NSUserActivity {
    /// How to make the activity with another type, page or value.
    @MainActor var variations: [Variation<@MainActor () -> NSUserActivity>] {
        let types = activityType == NSUserActivityTypeBrowsingWeb ? [] : activityType.identifiers
        let pages = (webpageURL?.variations ?? []).map { Variation<URL?>($0.absoluteString, $0) }
        let noPage = webpageURL == nil ? [] : [Variation<URL?>("without a page", nil)]
        return types.map { variation($0.name, type: $0.value) { _ in } }
            + (pages + noPage).map { page in variation(page.name) { $0.webpageURL = page.value } }
            + (userInfo ?? [:]).variations.map { values in variation(values.name) { $0.userInfo = values.value } }
    }

    @MainActor private func variation(
        _ name: String, type: String? = nil, _ change: @escaping @MainActor (NSUserActivity) -> Void
    ) -> Variation<@MainActor () -> NSUserActivity> {
        Variation(name) {
            let activity = NSUserActivity(activityType: type ?? self.activityType)
            activity.title = self.title
            activity.webpageURL = self.webpageURL
            activity.userInfo = self.userInfo
            change(activity)
            return activity
        }
    }
}
