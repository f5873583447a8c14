import DecoupledAppDelegate

extension InputText {
    /// Returns an app's own dictionary as text: only if revealing more than the number of its keys, which may be as private as its values.
    package func text(ofUserInfo userInfo: [AnyHashable: Any]?) -> String {
        guard let userInfo, !userInfo.isEmpty else { return "" }
        guard isRevealing else { return "\(userInfo.count) key\(userInfo.count == 1 ? "" : "s")" }
        return userInfo.map { "\($0.key): \(text(ofValue: $0.value))" }.sortedList
    }

    /// Returns a value as text, a dictionary's entries in the order of their keys: otherwise the same value has another text each time.
    func text(ofValue value: Any) -> String {
        switch value {
        case let entries as [AnyHashable: Any]: "[\(text(ofUserInfo: entries))]"
        case let values as [Any]: "[\(values.map(text(ofValue:)).joined(separator: ", "))]"
        default: "\(value)"
        }
    }

    /// Returns an error as text: its description may quote a URL or user info, its kind does not.
    func text(of error: any Error) -> String {
        isRevealing ? String(describing: error) : "\((error as NSError).domain) \((error as NSError).code)"
    }

    /// Returns an activity as text.
    func text(of activity: NSUserActivity) -> String {
        let page = activity.webpageURL.map { " \(text(of: $0))" } ?? ""
        return "\(activity.activityType)\(page)\(text(ofUserInfo: activity.userInfo).inParentheses)"
    }

    /// Returns a URL as text; unless it may be revealed, only its scheme, its host and the number of its path components.
    ///
    /// Paths, queries and fragments carry tokens, as does what follows the colon of a `tel:` or `mailto:` URL.
    func text(of url: URL) -> String {
        let text = url.absoluteString
        guard !isRevealing else { return text }
        let prefix = url.scheme.map { "\($0):" } ?? ""
        // Scalars, as finding a character takes long in a long URL.
        let rest = text.unicodeScalars.dropFirst(prefix.unicodeScalars.count)
        guard rest.starts(with: "//".unicodeScalars) else { return "\(prefix)…" }
        let authority = rest.dropFirst(2).prefix { !"/?#".unicodeScalars.contains($0) }
        let host = authority.lastIndex(of: "@").map { "…\(Substring(authority[$0...]))" } ?? String(authority)
        let tail = rest[authority.endIndex...]
        let further = tail.first.map { "\($0)…" } ?? ""
        let count = tail.prefix { !"?#".unicodeScalars.contains($0) }.split(separator: "/").count
        return "\(prefix)//\(host)\(further)" + (count == 0 ? "" : " (\(count) path component\(count == 1 ? "" : "s"))")
    }
}

extension String {
    /// The text in parentheses, after a space, where there is any.
    var inParentheses: String { isEmpty ? "" : " (\(self))" }
}

extension [String] {
    /// The texts in order, with commas.
    var sortedList: String { sorted().joined(separator: ", ") }
}
