/// Returns a dictionary of the app's own in words: its keys, and its values only where they may be shown.
func summaryOfUserInfo(_ userInfo: [AnyHashable: Any], revealing: Bool) -> String {
    userInfo
        .map { revealing ? "\($0.key): \($0.value)" : "\($0.key)" }
        .sorted()
        .joined(separator: ", ")
}
