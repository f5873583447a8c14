import DecoupledAppDelegate

/// Returns an app's own dictionary as text: only if revealing more than the number of its keys, which may be as private as its values.
func textOfUserInfo(_ userInfo: [AnyHashable: Any], revealing: Bool) -> String {
    guard revealing else { return userInfo.isEmpty ? "" : "\(userInfo.count) key\(userInfo.count == 1 ? "" : "s")" }
    var entries: [String] = []
    for (key, value) in userInfo { entries.append("\(key): \(value)") }
    return entries.sortedList
}

/// Returns words, and after them a dictionary of the app's own in parentheses if there is anything in it.
func joined(_ words: String?..., userInfo: [AnyHashable: Any]?, revealing: Bool) -> String {
    let entries = textOfUserInfo(userInfo ?? [:], revealing: revealing)
    return (words + [entries.isEmpty ? nil : "(\(entries))"]).compactMap { $0 }.joined(separator: " ")
}

extension [String] {
    /// The texts in order, with commas.
    var sortedList: String { sorted(byText: \.self).joined(separator: ", ") }
}

extension Error {
    /// Returns the error as text: its description may quote a URL or user info, its kind does not.
    func text(revealing: Bool) -> String {
        revealing ? String(describing: self) : "\((self as NSError).domain) \((self as NSError).code)"
    }
}

extension NSUserActivity {
    /// Returns an activity as text.
    func text(revealing: Bool) -> String {
        joined(activityType, webpageURL?.text(revealing: revealing), userInfo: userInfo, revealing: revealing)
    }
}

extension URL {
    /// The URL as text; unless it may be revealed, only its scheme, its host and the number of its path components.
    ///
    /// Paths, queries and fragments carry tokens, as does what follows the colon of a `tel:` or `mailto:` URL.
    func text(revealing: Bool) -> String {
        guard !revealing else { return absoluteString }
        let prefix = scheme.map { "\($0):" } ?? ""
        // Bytes, as finding a character takes long in a long URL.
        let (rest, slash) = (absoluteString.utf8.dropFirst(prefix.utf8.count), UInt8(ascii: "/"))
        guard rest.first == slash else { return "\(prefix)…" }
        let hasAuthority = rest.dropFirst().first == slash
        let authority = hasAuthority ? rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) } : rest.prefix(0)
        let host =
            authority.lastIndex(of: UInt8(ascii: "@")).map { "…\(Substring(authority[$0...]))" }
            ?? String(Substring(authority))
        let tail = rest[authority.endIndex...]
        let path = tail.prefix { !"?#".utf8.contains($0) }
        let count = path.split(separator: slash).count
        let further = tail[path.endIndex...].first.map { "\(Character(UnicodeScalar($0)))…" } ?? ""
        return "\(prefix)\(hasAuthority ? "//" : "")\(host)\(count == 0 ? Substring(path) : "/…")\(further)"
            + (count == 0 ? "" : " (\(count) path component\(count == 1 ? "" : "s"))")
    }
}
