public import Foundation

/// What a user hears of a notification.
public final class UNNotificationSound: NSObject, Sendable {
    /// The sound of the system.
    public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))

    /// The sound of the system for what is critical.
    public static let defaultCritical = UNNotificationSound(named: UNNotificationSoundName("defaultCritical"))

    package let name: UNNotificationSoundName

    /// Creates a sound; it is not looked for, as nobody hears it.
    ///
    /// - Parameter name: The name of a file of the application.
    public init(named name: UNNotificationSoundName) {
        self.name = name
        super.init()
    }

    /// Whether another object is the same sound.
    ///
    /// - Parameter object: The other object.
    /// - Returns: Whether it is a sound of the same name.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }

    /// What equal sounds have in common.
    public override var hash: Int { name.hashValue }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject {
    /// The attachment's identifier.
    public let identifier: String

    /// Where the file is.
    public let url: URL

    /// Creates an attachment.
    ///
    /// - Parameters:
    ///   - identifier: The attachment's identifier; one is made if it is empty.
    ///   - url: Where the file is.
    ///   - options: How it is shown; they have no effect here.
    /// - Throws: A `UNError` if there is no such file.
    public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        self.url = url
        super.init()
    }
}

/// Why something that concerns a notification fails.
public struct UNError: Error, Hashable, Sendable {
    /// The kinds of reasons.
    public enum Code: Int, Sendable {
        /// The user does not allow notifications.
        case notificationsNotAllowed = 1
        /// There is no file at an attachment's URL.
        case attachmentInvalidURL = 100
    }

    /// The kind of reason.
    public let code: Code

    /// Creates an error.
    ///
    /// - Parameter code: The kind of reason.
    public init(_ code: Code) { self.code = code }
}
