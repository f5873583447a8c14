/// The methods that a delegate responded to when it was set.
struct DelegateResponses {
    private let methods: Set<DelegateMethod>

    /// Calls `responds(to:)` of a delegate for every method; without a delegate there are none.
    init(of delegate: (any UIApplicationDelegate)? = nil) {
        methods = Set(DelegateMethod.allCases.filter { delegate?.responds(to: $0.selector) == true })
    }

    func contains(_ method: DelegateMethod) -> Bool { methods.contains(method) }
}
