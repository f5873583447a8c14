/// Windows that others own, in the order in which they were added.
@MainActor struct WindowList {
    /// Those that are still in use.
    var windows: [UIWindow] { references.compactMap(\.window) }

    private var references: [WindowReference] = []

    /// Adds a window at the end, where it may have been before.
    mutating func add(_ window: UIWindow) {
        remove(window)
        references.append(WindowReference(window: window))
    }

    mutating func remove(_ window: UIWindow) { references.removeAll { $0.window == nil || $0.window === window } }
}

/// A window that the list does not own.
private struct WindowReference {
    weak var window: UIWindow?
}
