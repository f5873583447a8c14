public import Foundation

extension UIScene {
    /// Why a scene connects, and what it should do when it has.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        /// The URLs to open.
        public let urlContexts: Set<UIOpenURLContext>

        /// The identifier of the application that opens it, if it is of the same team.
        public let sourceApplication: String?

        /// The type of an activity that another device hands over; the activity itself follows when it is here.
        public let handoffUserActivityType: String?

        /// The activities to continue.
        public let userActivities: Set<NSUserActivity>

        /// What the user did with a notification.
        public let notificationResponse: UNNotificationResponse?

        /// The home-screen shortcut to perform.
        public let shortcutItem: UIApplicationShortcutItem?

        /// The share that the user accepted.
        public let cloudKitShareMetadata: CKShare.Metadata?

        /// Creates options for a test; UIKit creates them for an app.
        ///
        /// - Parameters:
        ///   - urlContexts: The URLs to open.
        ///   - sourceApplication: The identifier of the application that opens it.
        ///   - handoffUserActivityType: The type of an activity that another device hands over.
        ///   - userActivities: The activities to continue.
        ///   - notificationResponse: The response to a notification.
        ///   - shortcutItem: The home-screen shortcut to perform.
        ///   - cloudKitShareMetadata: The share that the user accepted.
        public init(
            urlContexts: Set<UIOpenURLContext> = [],
            sourceApplication: String? = nil,
            handoffUserActivityType: String? = nil,
            userActivities: Set<NSUserActivity> = [],
            notificationResponse: UNNotificationResponse? = nil,
            shortcutItem: UIApplicationShortcutItem? = nil,
            cloudKitShareMetadata: CKShare.Metadata? = nil
        ) {
            self.urlContexts = urlContexts
            self.sourceApplication = sourceApplication
            self.handoffUserActivityType = handoffUserActivityType
            self.userActivities = userActivities
            self.notificationResponse = notificationResponse
            self.shortcutItem = shortcutItem
            self.cloudKitShareMetadata = cloudKitShareMetadata
            super.init()
        }
    }
}
