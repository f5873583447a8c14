/// Returns an app's own dictionary as text: its keys, and its values only if revealing.
func summaryOfUserInfo(_ userInfo: [AnyHashable: Any], revealing: Bool) -> String {
    userInfo
        .map { revealing ? "\($0.key): \($0.value)" : "\($0.key)" }
        .sorted()
        .joined(separator: ", ")
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
