import DecoupledAppDelegate

/// Returns arguments each of which is different from an event's in one point: something left out, another, or one where there was none.
///
/// - Parameter input: The arguments of an event.
/// - Returns: The same arguments with each change, in an order that is always the same.
@MainActor func changedContents<Input>(of input: Input) -> [Change<Input>] {
    changedContents(of: input, as: Input.self).compactMap { other in
        (other.value as? Input).map { Change(name: other.name, value: $0) }
    }
}

/// Returns other arguments of a type, which is optional where there may be none.
@MainActor private func changedContents(of input: Any, as type: Any.Type) -> [Change<Any>] {
    switch input {
    case let identifier as String: identifier.spellings.map(\.ofAnyType)
    case is Data: [Change(name: "none", value: Data())]
    case let userInfo as [AnyHashable: Any] where type == [AnyHashable: Any].self: userInfo.changes.map(\.ofAnyType)
    case let activity as NSUserActivity: activity.changes.map { Change(name: $0.name, value: $0.value()) }
    case let failure as ActivityFailureInput:
        failure.userActivityType.changes.map { change in
            Change<Any>(name: change.name, value: (change.value, failure.error) as ActivityFailureInput)
        }
            + otherErrors.map { change in
                Change<Any>(name: change.name, value: (failure.userActivityType, change.value) as ActivityFailureInput)
            }
    case let input as RestorationPathInput:
        input.identifierComponents.changes.map { change in
            Change<Any>(name: change.name, value: (change.value, input.coder) as RestorationPathInput)
        }
    case is any Error: otherErrors.map(\.ofAnyType)
    default:
        type == UIWindow?.self
            ? otherWindows(than: input as? UIWindow) : changedContentsOfPlatform(of: input, as: type)
    }
}

/// Returns windows that an app may be asked for: its own, one that shows nothing, one that shows something, and none.
@MainActor private func otherWindows(than window: UIWindow?) -> [Change<Any>] {
    let empty = UIWindow()
    let other = UIWindow()
    other.rootViewController = UIViewController(nibName: nil, bundle: nil)
    let own: UIWindow? = unsafe UIApplication.running.delegate?.window ?? nil
    let windows: [Change<Any>] = [
        Change(name: "of the app's own window", value: own as Any),
        Change(name: "of a window that shows nothing", value: empty as Any),
        Change(name: "of another window", value: other as Any),
    ]
    return windows + (window == nil ? [] : [Change(name: "of no window", value: UIWindow?.none as Any)])
}

extension Change {
    fileprivate var ofAnyType: Change<Any> { Change<Any>(name: name, value: value) }
}

extension [String] {
    /// A path without either end, with another end, and with another beginning.
    fileprivate var changes: [Change<[String]>] {
        [
            Change(name: "with another end", value: self + ["nobody-knows"]),
            Change(name: "with another beginning", value: ["nobody-knows"] + self),
            Change(name: "without its end", value: dropLast()),
            Change(name: "without its beginning", value: Array(dropFirst())),
            Change(name: "with another last part", value: dropLast() + ["nobody-knows"]),
        ]
    }
}

extension NSUserActivity {
    /// How to make the activity with its type, its page and each of its values changed by itself.
    @MainActor var changes: [Change<@MainActor () -> NSUserActivity>] {
        let types = activityType == NSUserActivityTypeBrowsingWeb ? [] : activityType.changes
        return types.map { change in Change(name: change.name) { self.copy(of: change.value) } }
            + (webpageURL?.changes ?? []).map { page in
                Change(name: page.absoluteString) { self.changing { $0.webpageURL = page } }
            }
            + (webpageURL == nil ? [] : [Change(name: "without a page") { self.changing { $0.webpageURL = nil } }])
            + (userInfo ?? [:]).changes.map { change in
                Change(name: change.name) { self.changing { $0.userInfo = change.value } }
            }
    }

    private func changing(_ change: (NSUserActivity) -> Void) -> NSUserActivity {
        let activity = copy(of: activityType)
        change(activity)
        return activity
    }

    private func copy(of type: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: type)
        activity.title = title
        activity.webpageURL = webpageURL
        activity.userInfo = userInfo
        return activity
    }
}

extension Change {
    fileprivate init(name: String, _ make: @escaping @MainActor () -> NSUserActivity)
    where Value == @MainActor () -> NSUserActivity { self.init(name: name, value: make) }
}
