import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// A notification center whose delegate's setter an SDK may hook: what is set then comes into a chain behind the SDK's proxy, nil clears
/// the chain, and the center's delegate is the proxy.
///
/// `@unchecked` is right: these tests use it on the main thread.
final class HookedCenter: UNUserNotificationCenter, @unchecked Sendable {
    @MainActor private(set) lazy var proxy = ForeignDelegate(
        [.banner, .list, .sound, .badge],
        forwarding: .insteadOfAnswering
    )

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
                super.delegate = isHooked ? unsafe chain(newValue) : unsafe newValue
            }
        }
    }

    /// Hooks the setter, which puts the proxy in front of the present delegate.
    @MainActor func hook() {
        isHooked = true
        let current = delegate
        delegate = current ?? proxy
    }

    /// Takes what is set as the delegate behind the proxy, and returns what is to be the delegate.
    @MainActor private func chain(
        _ delegate: (any UNUserNotificationCenterDelegate)?
    ) -> (any UNUserNotificationCenterDelegate)? {
        guard let delegate else {
            proxy.chain = []
            return nil
        }
        if delegate !== proxy, !proxy.chain.contains(where: { $0 === delegate }) { proxy.chain.append(delegate) }
        return proxy
    }
}
