/// An object that does something as it goes.
@MainActor
final class Departing {
    let isThere = true
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    deinit {
        MainActor.assumeIsolated { action() }
    }
}
