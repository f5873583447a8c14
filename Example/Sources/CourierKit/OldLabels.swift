public import DecoupledAppDelegate

extension AppDelegate {
    /// The key of the closure that opens the links of old labels.
    public nonisolated static let oldLabels = "old labels"

    /// Has the links of labels that were printed long ago, `courier://track/ID`, opened like those of today.
    ///
    /// No handler has to know that they exist: each sees a link of today.
    public func openLinksOfOldLabels() {
        intercept(.openURL, key: Self.oldLabels) { call in
            var input = call.input
            input.url = input.url.ofTodaysLabel
            return call.next(input)
        }
    }
}

extension URL {
    fileprivate var ofTodaysLabel: URL {
        guard
            var components = URLComponents(url: self, resolvingAgainstBaseURL: false),
            components.scheme == "courier", components.host == "track"
        else { return self }
        components.host = "parcel"
        return components.url ?? self
    }
}
