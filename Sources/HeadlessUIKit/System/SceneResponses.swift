/// Which methods a scene's delegate said it has, when it was asked.
struct SceneResponses {
    private let methods: Set<SceneMethod>

    /// Asks a delegate for every method; without a delegate there are none.
    @MainActor init(of delegate: (any UISceneDelegate)? = nil) {
        methods = Set(SceneMethod.allCases.filter { delegate?.responds(to: $0.selector) == true })
    }

    func contains(_ method: SceneMethod) -> Bool {
        methods.contains(method)
    }
}
