#if !canImport(ObjectiveC)
public import Foundation

/// The type of an activity that comes from a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a user does, described so that it can be continued elsewhere.
///
/// Apple platforms have this type in Foundation; this is its shape for everywhere else.
open class NSUserActivity: NSObject {
    /// The type of the activity, in reverse-domain form.
    public let activityType: String

    /// The name that the user sees.
    open var title: String?

    /// What is needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of `userInfo` without which the activity cannot be restored.
    open var requiredUserInfoKeys: Set<String>?

    /// Whether the activity should be updated before it is handed over.
    open var needsSave = false

    /// The page that continues the activity in a browser.
    open var webpageURL: URL?

    /// The page from which `webpageURL` was reached.
    open var referrerURL: URL?

    /// When the activity stops being of use.
    open var expirationDate: Date?

    /// Words that describe the activity.
    open var keywords: Set<String> = []

    /// The identifier of the content that the activity is about.
    open var targetContentIdentifier: String?

    /// Whether the activity may be continued on another device.
    open var isEligibleForHandoff = true

    /// Whether the activity may be found by its user.
    open var isEligibleForSearch = false

    /// Whether the activity may be found by everybody.
    open var isEligibleForPublicIndexing = false

    /// Creates an activity.
    ///
    /// - Parameter activityType: The type of the activity, in reverse-domain form.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds to what is needed to continue the activity.
    ///
    /// - Parameter otherDictionary: The entries; they replace those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
}
#endif
