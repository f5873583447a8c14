/// The methods that a scene's delegate responded to when it was set.
struct SceneResponses {
    private let methods: Set<SceneMethod>

    /// Calls `responds(to:)` of a delegate for every method; without a delegate there are none.
    @MainActor init(of delegate: (any UISceneDelegate)? = nil) {
        methods = Set(SceneMethod.allCases.filter { delegate?.responds(to: $0.selector) == true })
    }

    func contains(_ method: SceneMethod) -> Bool { methods.contains(method) }
}
