extension AppDelegate {
    /// Records every event from now on.
    ///
    /// Start before `AppDelegate.main()` to have the launch recorded. Several traces may run at once, beside ``onRecord``.
    ///
    /// - Parameter limit: How many records are kept at most; the oldest goes first.
    /// - Returns: The trace, which ends with ``EventTrace/cancel()`` or when it is released.
    public func startTracing(limit: Int = 10_000) -> EventTrace {
        EventTrace(limit: limit, diagnostics: router.diagnostics)
    }

    /// Whether each event and each call of a handler emits a signpost for Instruments; false by default.
    ///
    /// Events are intervals named “Event”, calls are intervals named “Handler”, in the subsystem `DecoupledAppDelegate`. They carry
    /// selectors, type names and answers, no arguments. On Linux, which has no signposts, it has no effect.
    public var emitsSignposts: Bool {
        get { signposts != nil }
        set {
            if let signposts, !newValue { router.diagnostics.remove(signposts) }
            if signposts == nil, newValue { follow(with: Signposts()) }
        }
    }

    private var signposts: (any PassFollower)? { router.diagnostics.followers.first { $0 is Signposts } }

    /// Adds an object that follows every event from now on.
    package func follow(with follower: any PassFollower) {
        router.diagnostics.add(follower)
    }
}
