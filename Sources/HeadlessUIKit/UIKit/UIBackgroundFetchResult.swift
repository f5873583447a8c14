/// What came of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData = 0
    /// There was nothing new.
    case noData = 1
    /// It could not be found out.
    case failed = 2
}
