import DecoupledAppDelegate

// What an app does with arguments that differ from a sample's in one point: where an argument that is no longer passed on, or is compared
// in another way, shows.

@MainActor extension Sample {
    /// The same event with each argument changed by itself, in the order of the arguments.
    ///
    /// - Parameter actions: Which actions the app has declared for the notifications of a category.
    /// - Returns: The samples.
    func changes(actions: [String: [String]]) -> [Sample] {
        switch occasion {
        case .url(let url, let options):
            return options.changes.map { .url(url, options: $0.value).named("\(name), \($0.name)") }
                + url.changes.map { .url($0, options: options) }
        case .activity(let make):
            return make().changes.map { change in .activity(change.value).named("\(name), \(change.name)") }
        #if !os(tvOS)
        case .shortcut(let make): return changes(of: make())
        case .response(let make): return changes(of: make, actions: actions)
        #endif
        case .several, .step: return []
        default: return makeChanges().map { $0.value.named("\(name), \($0.name)") }
        }
    }

    #if !os(tvOS)
    private func changes(of item: UIApplicationShortcutItem) -> [Sample] {
        let types = item.type.spellings.map { change in
            Sample.shortcut { item.changed(type: change.value, userInfo: item.userInfo) }
                .named("\(name), \(change.name)")
        }
        let userInfo: [AnyHashable: Any] = item.userInfo ?? [:]
        let values = userInfo.changes.map { change in
            Sample.shortcut { item.changed(type: item.type, userInfo: change.value.secureValues) }
                .named("\(name), \(change.name)")
        }
        return types + values
    }
    #endif
}

#if !os(tvOS)
extension UIApplicationShortcutItem {
    fileprivate func changed(type: String, userInfo: [String: any NSSecureCoding]?) -> UIApplicationShortcutItem {
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
