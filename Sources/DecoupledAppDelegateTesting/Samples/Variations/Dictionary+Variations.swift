import DecoupledAppDelegate

extension [AnyHashable: Any] {
    /// The dictionary without the app's own values, with values of another type, and with each of them left out, and another of its type;
    /// what Apple's own `aps` says stays.
    var variations: [Variation<[AnyHashable: Any]>] {
        let keys = keys.filter { $0 != AnyHashable("aps") }.sorted { "\($0)" < "\($1)" }
        guard !keys.isEmpty else { return [] }
        let others = reduce(into: self) { if keys.contains($1.key) { $0[$1.key] = Self.ofAnotherType($1.value) } }
        let single = keys.flatMap { key in
            [Variation("without \(key)", filter { $0.key != key })]
                + Self.others(of: self[key] as Any).map { other in
                    Variation("\(key) \(other.name)", merging([key: other.value]) { $1 })
                }
        }
        return [
            Variation("without its values", filter { !keys.contains($0.key) }),
            Variation("with values of another type", others),
        ] + single
    }

    private static func ofAnotherType(_ value: Any) -> Any {
        guard let text = value as? String else { return "\(value)" }
        return Int(text) ?? 1
    }

    /// Values of the same type.
    private static func others(of value: Any) -> [Variation<Any>] {
        switch value {
        case let text as String: text.variations.mapValues { $0 }
        case let flag as Bool: [Variation("the opposite", !flag)]
        case let number as Int: [Variation("\(number &+ 1)", number &+ 1)]
        case let number as Double: [Variation("\(number + 1)", number + 1)]
        default: []
        }
    }
}

#if !os(tvOS)
extension UIApplicationShortcutItem {
    /// The quick action with another type, and with other values.
    var variations: [Variation<UIApplicationShortcutItem>] {
        type.identifiers.mapValues { changed(type: $0, userInfo: userInfo) }
            + ((userInfo ?? [:]) as [AnyHashable: Any]).variations.mapValues {
                changed(type: type, userInfo: $0.secureValues)
            }
    }

    private func changed(type: String, userInfo: [String: any NSSecureCoding]?) -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
    }
}

extension [AnyHashable: Any] {
    /// The values as a quick action has them.
    fileprivate var secureValues: [String: any NSSecureCoding] {
        reduce(into: [:]) { values, entry in
            guard let key = entry.key as? String else { return }
            values[key] =
                switch entry.value {
                case let text as String: text as NSString
                case let flag as Bool: NSNumber(value: flag)
                case let number as Int: NSNumber(value: number)
                case let number as Double: NSNumber(value: number)
                default: entry.value as? any NSSecureCoding
                }
        }
    }
}
#endif
