public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    var fields: Fields

    /// What both the content that can be changed and that which cannot consist of.
    struct Fields {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var userInfo: [AnyHashable: Any] = [:]
        var sound: UNNotificationSound?
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
    }

    /// Creates content that says nothing.
    public override init() {
        fields = Fields()
        super.init()
    }

    init(fields: Fields) {
        self.fields = fields
        super.init()
    }

    /// The first line.
    open var title: String { fields.title }

    /// The second line.
    open var subtitle: String { fields.subtitle }

    /// The text.
    open var body: String { fields.body }

    /// The number on the application's icon; nil if it stays as it is.
    open var badge: NSNumber? { fields.badge }

    /// The kind of the notification, which decides what can be done with it.
    open var categoryIdentifier: String { fields.categoryIdentifier }

    /// The thread under which the notification is shown together with others.
    open var threadIdentifier: String { fields.threadIdentifier }

    /// The identifier by which a scene is chosen for the notification.
    open var targetContentIdentifier: String? { fields.targetContentIdentifier }

    /// What the application needs to deal with the notification.
    open var userInfo: [AnyHashable: Any] { fields.userInfo }

    /// What the user hears; nil for nothing.
    open var sound: UNNotificationSound? { fields.sound }

    /// The files that are shown with the text.
    open var attachments: [UNNotificationAttachment] { fields.attachments }

    /// How much the notification may disturb.
    open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }

    /// How important the notification is among the application's own, from 0 to 1.
    open var relevanceScore: Double { fields.relevanceScore }

    /// Returns content that says the same.
    ///
    /// - Parameter zone: Has no effect.
    /// - Returns: The content.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(fields: fields) }

    /// Returns content that says the same, to be changed.
    ///
    /// - Parameter zone: Has no effect.
    /// - Returns: The content, a `UNMutableNotificationContent`.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(self) }
}

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It is listed, and nothing more.
    case passive = 0
    /// It lights up the screen, and may play a sound.
    case active = 1
    /// It is presented although the user does not want to be disturbed.
    case timeSensitive = 2
    /// It is always presented, with a sound.
    case critical = 3
}

/// What a notification says, while it is being written.
open class UNMutableNotificationContent: UNNotificationContent {
    /// Creates content that says the same as another.
    package convenience init(_ content: UNNotificationContent) { self.init(fields: content.fields) }

    /// The first line.
    open override var title: String {
        get { fields.title }
        set { fields.title = newValue }
    }

    /// The second line.
    open override var subtitle: String {
        get { fields.subtitle }
        set { fields.subtitle = newValue }
    }

    /// The text.
    open override var body: String {
        get { fields.body }
        set { fields.body = newValue }
    }

    /// The number on the application's icon; nil if it stays as it is.
    open override var badge: NSNumber? {
        get { fields.badge }
        set { fields.badge = newValue }
    }

    /// The kind of the notification, which decides what can be done with it.
    open override var categoryIdentifier: String {
        get { fields.categoryIdentifier }
        set { fields.categoryIdentifier = newValue }
    }

    /// The thread under which the notification is shown together with others.
    open override var threadIdentifier: String {
        get { fields.threadIdentifier }
        set { fields.threadIdentifier = newValue }
    }

    /// The identifier by which a scene is chosen for the notification.
    open override var targetContentIdentifier: String? {
        get { fields.targetContentIdentifier }
        set { fields.targetContentIdentifier = newValue }
    }

    /// What the application needs to deal with the notification.
    open override var userInfo: [AnyHashable: Any] {
        get { fields.userInfo }
        set { fields.userInfo = newValue }
    }

    /// What the user hears; nil for nothing.
    open override var sound: UNNotificationSound? {
        get { fields.sound }
        set { fields.sound = newValue }
    }

    /// The files that are shown with the text.
    open override var attachments: [UNNotificationAttachment] {
        get { fields.attachments }
        set { fields.attachments = newValue }
    }

    /// How much the notification may disturb.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { fields.interruptionLevel }
        set { fields.interruptionLevel = newValue }
    }

    /// How important the notification is among the application's own, from 0 to 1.
    open override var relevanceScore: Double {
        get { fields.relevanceScore }
        set { fields.relevanceScore = newValue }
    }
}
