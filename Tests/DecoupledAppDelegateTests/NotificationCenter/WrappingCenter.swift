import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// A notification center whose delegate's setter an SDK has hooked: whatever is set comes behind a new proxy.
///
/// `@unchecked` is right: these tests use it on the main thread.
final class WrappingCenter: UNUserNotificationCenter, @unchecked Sendable {
    @MainActor private(set) var proxies: [ForeignDelegate] = []

    /// Called by the hook each time, before the proxy is set.
    @MainActor var whenSet: () -> Void = {}

    @MainActor private var isHooked = false

    override init() {
        super.init()
    }

    override weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { super.delegate }
        set {
            nonisolated(unsafe) let newValue = newValue
            MainActor.assumeIsolated {
                super.delegate = isHooked ? unsafe newValue.map(wrap) : unsafe newValue
            }
        }
    }

    /// Hooks the setter, and wraps the present delegate.
    @MainActor func hook() {
        hookLater()
        delegate = super.delegate
    }

    /// Hooks the setter for delegates that are set from now on.
    @MainActor func hookLater() { isHooked = true }

    @MainActor private func wrap(
        _ delegate: any UNUserNotificationCenterDelegate
    ) -> any UNUserNotificationCenterDelegate {
        let proxy = ForeignDelegate()
        proxy.previous = delegate
        proxies.append(proxy)
        whenSet()
        return proxy
    }
}
