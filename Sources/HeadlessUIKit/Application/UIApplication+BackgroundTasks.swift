public import Foundation

/// Work that the application goes on with in the background, until it is ended.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The task's number.
    public let rawValue: Int

    /// Creates an identifier by its number.
    ///
    /// - Parameter rawValue: The task's number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = Self(rawValue: 0)
}

extension UIApplication {
    /// How long the application may go on in the background, in seconds: half a minute there, and without end in the foreground.
    ///
    /// No time passes here by itself; `HeadlessSystem.expireBackgroundTasks()` ends it.
    public var backgroundTimeRemaining: TimeInterval {
        applicationState == .background ? 30 : .greatestFiniteMagnitude
    }

    /// Begins work that goes on in the background.
    ///
    /// - Parameters:
    ///   - taskName: Its name, for readers.
    ///   - handler: Called when the time is up.
    /// - Returns: What ends it.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        systemState.backgroundTasks.begin(taskName, handler)
    }

    /// Begins work that goes on in the background, and has no name.
    ///
    /// - Parameter handler: Called when the time is up.
    /// - Returns: What ends it.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    /// Ends work that went on in the background; does nothing for work that has ended.
    ///
    /// - Parameter identifier: What `beginBackgroundTask` returned.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        systemState.backgroundTasks.end(identifier)
    }
}

extension HeadlessSystem {
    /// Says that the time in the background is up, to each task that has not ended.
    public func expireBackgroundTasks() {
        for expire in state.backgroundTasks.expirationHandlers { application.act(expire) }
    }

    /// The tasks that the application has begun, in order, and whether each has ended.
    package var backgroundTasks: [(name: String?, hasEnded: Bool)] {
        state.backgroundTasks.all.map { ($0.name, $0.hasEnded) }
    }
}

/// The work that an application has begun for the background.
@MainActor struct BackgroundTasks {
    struct Entry {
        let name: String?
        let expire: (@MainActor @Sendable () -> Void)?
        var hasEnded = false
    }

    private(set) var all: [Entry] = []

    /// What is to be called when the time is up.
    var expirationHandlers: [@MainActor @Sendable () -> Void] {
        all.filter { !$0.hasEnded }.compactMap(\.expire)
    }

    mutating func begin(
        _ name: String?, _ expire: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier {
        all.append(Entry(name: name, expire: expire))
        return UIBackgroundTaskIdentifier(rawValue: all.count)
    }

    mutating func end(_ identifier: UIBackgroundTaskIdentifier) {
        if all.indices.contains(identifier.rawValue - 1) { all[identifier.rawValue - 1].hasEnded = true }
    }
}
