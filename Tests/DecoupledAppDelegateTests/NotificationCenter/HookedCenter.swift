import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// A notification center whose delegate's setter an SDK may hook: what is set then comes into a chain behind the SDK's proxy, nil clears
/// the chain, and the center's delegate is the proxy.
///
/// `@unchecked` is right: these tests use it on the main thread.
final class HookedCenter: UNUserNotificationCenter, @unchecked Sendable {
    @MainActor private(set) lazy var proxy = ChainingProxy()

    /// The delegates that were taken away by setting nil.
    @MainActor private(set) var cleared: [any UNUserNotificationCenterDelegate] = []

    @MainActor private var isHooked = false

    override init() {
        super.init()
    }

    override weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { super.delegate }
        set {
            nonisolated(unsafe) let newValue = newValue
            MainActor.assumeIsolated {
                if unsafe newValue == nil, let delegate { cleared.append(delegate) }
                super.delegate = isHooked ? unsafe proxy.chain(newValue) : unsafe newValue
            }
        }
    }

    /// Hooks the setter, which puts the proxy in front of the present delegate.
    @MainActor func hook() {
        isHooked = true
        let current = delegate
        delegate = current ?? proxy
    }
}

/// A delegate that asks the newest of those behind it; entered again meanwhile it asks the one before, and the last time it presents
/// everything.
@MainActor
final class ChainingProxy: NSObject {
    private(set) var chain: [any UNUserNotificationCenterDelegate] = []
    private var depth = 0

    /// How often the proxy was asked how to present a notification.
    private(set) var count = 0

    /// Takes what is set as the center's delegate, and returns what is to be it.
    func chain(_ delegate: (any UNUserNotificationCenterDelegate)?) -> (any UNUserNotificationCenterDelegate)? {
        guard let delegate else {
            chain = []
            return nil
        }
        if delegate !== self, !chain.contains(where: { $0 === delegate }) { chain.append(delegate) }
        return self
    }
}

extension ChainingProxy: UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        // Nothing changes a notification, and these tests call on the main thread.
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
            count += 1
            guard depth < chain.count else { return completionHandler([.banner, .list, .sound, .badge]) }
            depth += 1
            unsafe chain[chain.count - depth].userNotificationCenter(
                center,
                willPresent: notification,
                withCompletionHandler: completionHandler
            )
            depth -= 1
        }
    }
}
