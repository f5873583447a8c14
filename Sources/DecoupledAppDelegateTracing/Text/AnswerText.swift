import DecoupledAppDelegate

/// Returns an answer as a record shows it.
///
/// Unless it is revealing, the text of what may quote what it carries, as the reply to a watch app does, is a number or the name of its type.
@MainActor func text(ofAnswer answer: Any, isRevealing: Bool) -> String {
    switch answer {
    // Nothing but nil, of whichever type, is an optional of a type without values. What is not nil is cast out of its optional.
    case is Never?: "nil"
    case is Void: "done"
    case let absence as Absence: absence.description
    case let answer as Bool: "\(answer)"
    case .newData as UIBackgroundFetchResult: "newData"
    case .noData as UIBackgroundFetchResult: "noData"
    case .failed as UIBackgroundFetchResult: "failed"
    case let options as UNNotificationPresentationOptions:
        options.text(naming: [.banner: "banner", .list: "list", .sound: "sound", .badge: "badge"])
    case let reply as [AnyHashable: Any] where isRevealing && !reply.isEmpty: InputText().text(ofUserInfo: reply)
    case let reply as [AnyHashable: Any]: "\(reply.count) values"
    case let activity as NSUserActivity where isRevealing: InputText().text(of: activity)
    case let configuration as UISceneConfiguration: configuration.text
    default: textOfOrientations(answer) ?? String(describing: type(of: answer as AnyObject))
    }
}

extension UISceneConfiguration {
    fileprivate var text: String {
        let parts = [name, delegateClass.map { String(describing: $0) }].compactMap { $0 }
        return parts.isEmpty ? "unnamed" : parts.joined(separator: " ")
    }
}

extension OptionSet where Element == Self {
    /// Returns the names of the options that are in the set.
    func text(naming options: KeyValuePairs<Self, String>) -> String {
        let names = options.filter { contains($0.key) }.map(\.value)
        return names.isEmpty ? "none" : names.joined(separator: "+")
    }
}
