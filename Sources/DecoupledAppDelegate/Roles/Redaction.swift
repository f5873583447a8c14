/// Returns an app's own dictionary as text: only if revealing more than the number of its keys, which may be as private as its values.
func summaryOfUserInfo(_ userInfo: [AnyHashable: Any], revealing: Bool) -> String {
    guard !revealing else { return userInfo.map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", ") }
    return userInfo.isEmpty ? "" : "\(userInfo.count) key\(userInfo.count == 1 ? "" : "s")"
}

/// Returns words, and after them a dictionary of the app's own in parentheses if there is anything in it.
func summary(_ words: String?..., userInfo: [AnyHashable: Any]?, revealing: Bool) -> String {
    let entries = summaryOfUserInfo(userInfo ?? [:], revealing: revealing)
    return (words + [entries.isEmpty ? nil : "(\(entries))"]).compactMap { $0 }.joined(separator: " ")
}

extension Error {
    /// Returns the error as text: its description may quote a URL or user info, its kind does not.
    func summary(revealing: Bool) -> String {
        let error = self as NSError
        return revealing ? String(describing: self) : "\(error.domain) \(error.code)"
    }
}
