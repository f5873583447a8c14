package import Foundation

extension NotificationCenter {
    /// Has what UIKit posts on the main thread noted while something is done.
    ///
    /// Its names begin with `UI`, and what it posts of an application or a scene has that as its object.
    @MainActor package func notingPosts<Result>(
        _ note: @escaping (Notification) -> Void, while body: () throws -> Result
    ) rethrows -> Result {
        nonisolated(unsafe) let note = note
        let observer = addObserver(forName: nil, object: nil, queue: nil) { notification in
            guard notification.name.rawValue.hasPrefix("UI") else { return }
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated { unsafe note(notification) }
        }
        defer { removeObserver(observer) }
        return try body()
    }
}
