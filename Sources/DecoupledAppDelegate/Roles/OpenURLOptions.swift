/// Who asks the app to open a URL, and how the URL may be used.
///
/// It is the dictionary that UIKit's method has. UIKit has deprecated the type of its keys for apps whose lowest version is iOS 26,
/// since scenes have other options; under this name, and with the properties here, a handler compiles in such an app without a
/// warning:
///
/// ```swift
/// func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
///     options.sourceApplication == "com.example.mail"
/// }
/// ```
public typealias OpenURLOptions = [UIApplication.OpenURLOptionsKey: Any]

extension OpenURLOptions {
    /// The identifier of the app that asks, if it is of the same team.
    public var sourceApplication: String? { self[.sourceApplication] as? String }

    /// What that app has passed along, a property list.
    public var annotation: Any? { self[.annotation] }

    /// Whether the document may be used where it is; otherwise it has to be copied first.
    public var openInPlace: Bool { self[.openInPlace] as? Bool ?? false }
}
