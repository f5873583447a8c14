import DecoupledAppDelegate

extension UIBackgroundFetchResult {
    /// Merges another handler's result: new data from any counts, else failure.
    mutating func merge(_ other: UIBackgroundFetchResult) {
        if other == .newData || self == .noData { self = other }
    }
}
