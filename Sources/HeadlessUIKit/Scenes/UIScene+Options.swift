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

extension UIScene {
    /// What goes along with a URL for a scene to open.
    @preconcurrency @MainActor open class OpenURLOptions: NSObject {
        /// The identifier of the application that opens it, if it is of the same team.
        public let sourceApplication: String?

        /// What that application passed along, a property list.
        public let annotation: Any?

        /// Whether the document may be used where it is; if not, it must be copied first.
        public let openInPlace: Bool

        /// The attribution that goes along with the URL.
        public let eventAttribution: UIEventAttribution?

        /// Creates options for a test; UIKit creates them for an app.
        ///
        /// - Parameters:
        ///   - sourceApplication: The identifier of the application that opens it.
        ///   - annotation: What that application passed along.
        ///   - openInPlace: Whether the document may be used where it is.
        ///   - eventAttribution: The attribution that goes along with the URL.
        public init(
            sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false,
            eventAttribution: UIEventAttribution? = nil
        ) {
            self.sourceApplication = sourceApplication
            self.annotation = annotation
            self.openInPlace = openInPlace
            self.eventAttribution = eventAttribution
            super.init()
        }
    }
}

/// A URL for a scene to open, and what goes along with it.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    /// What goes along with it.
    public let options: UIScene.OpenURLOptions

    /// Creates a context for a test; UIKit creates it for an app.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: Its options.
    public init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
        self.url = url
        self.options = options
        super.init()
    }
}

extension UIScene {
    /// How a requested scene comes to the foreground.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        /// The scene that requests it.
        open var requestingScene: UIScene?

        /// Creates options that say nothing.
        @preconcurrency @MainActor public override init() { super.init() }
    }
}

/// How a scene is to be closed; there is only one way without a screen.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
