/// Which methods a delegate said it has, when it was asked.
struct DelegateResponses {
    private let methods: Set<DelegateMethod>

    /// Asks a delegate for every method; without a delegate there are none.
    init(of delegate: (any UIApplicationDelegate)? = nil) {
        methods = Set(DelegateMethod.allCases.filter { delegate?.responds(to: $0.selector) == true })
    }

    func contains(_ method: DelegateMethod) -> Bool {
        methods.contains(method)
    }
}
