/// The methods that a delegate responded to when it was set.
struct DelegateResponses {
    private let methods: Set<DelegateMethod>

    /// Calls `responds(to:)` of a delegate for every method; without a delegate there are none.
    init(of delegate: (any UIApplicationDelegate)? = nil) {
        methods = Set(DelegateMethod.allCases.filter { delegate?.responds(to: $0.selector) == true })
    }

    /// Whether the delegate configures scenes, by which an application without a manifest has adopted them.
    ///
    /// A delegate that has every method has said nothing: no runtime knows which methods a Swift class has, so one that does not override
    /// `responds(to:)` has all of them.
    var configuresScenes: Bool {
        methods.contains(.configurationForConnectingScene) && methods.count < DelegateMethod.allCases.count
    }

    func contains(_ method: DelegateMethod) -> Bool { methods.contains(method) }
}
