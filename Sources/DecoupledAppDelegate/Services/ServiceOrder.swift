/// The order of services by their dependencies.
struct ServiceOrder {
    /// What each service needs directly.
    private var needs: [ObjectIdentifier: [ObjectIdentifier]] = [:]

    private var classes: [ObjectIdentifier: any Service.Type] = [:]

    /// Reads what services depend on.
    ///
    /// A new service has to have everything that it depends on; the others had it when they were new.
    @MainActor
    init(registered: [any Service], new: [any Service]) throws {
        let services = registered + new
        let servicesByClass = Dictionary(grouping: services) { ObjectIdentifier(type(of: $0)) }
        for (index, service) in services.enumerated() {
            let identity = ObjectIdentifier(service)
            let serviceClass = type(of: service)
            classes[identity] = serviceClass
            for dependency in serviceClass.dependencies {
                let needed =
                    servicesByClass[ObjectIdentifier(dependency)]
                    ?? services.filter { $0 !== service && dependency.isClass(of: $0) }
                if needed.isEmpty, index >= registered.count {
                    throw ServiceError.missing(dependency: "\(dependency)", of: "\(serviceClass)")
                }
                needs[identity, default: []] += needed.map { ObjectIdentifier($0) }
            }
        }
    }

    /// Puts objects into an order in which each service comes after those that it needs.
    ///
    /// Objects stay in the order they are in, but for a service that comes too late: it moves to right before the first one that
    /// needs it, directly or through services that are not among the objects.
    func sorted(_ objects: [ObjectIdentifier]) throws -> [ObjectIdentifier] {
        var isPlaced: [ObjectIdentifier: Bool] = [:]
        var order: [ObjectIdentifier] = []
        for object in objects where isPlaced[object] == nil {
            // The way from the object to what it needs; not a recursion, which a long chain could drive out of its stack.
            var path = [(object: object, needs: needs[object, default: []][...])]
            isPlaced[object] = false
            while let step = path.last {
                guard let need = path[path.count - 1].needs.popFirst() else {
                    isPlaced[step.object] = true
                    order.append(step.object)
                    path.removeLast()
                    continue
                }
                if isPlaced[need] == nil {
                    isPlaced[need] = false
                    path.append((need, needs[need, default: []][...]))
                } else if isPlaced[need] == false {
                    throw cycle(at: need, on: path.map(\.object))
                }
            }
        }
        let given = Set(objects)
        return order.filter(given.contains)
    }

    private func cycle(at object: ObjectIdentifier, on path: [ObjectIdentifier]) -> ServiceError {
        let circle = path.drop { $0 != object } + [object]
        return .cycle(path: circle.compactMap { classes[$0] }.map { "\($0)" })
    }
}

extension Service {
    fileprivate static func isClass(of service: any Service) -> Bool { service is Self }
}
