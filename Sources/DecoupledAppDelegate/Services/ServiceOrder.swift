/// The order of services by their dependencies.
struct ServiceOrder {
    /// All services, each once, the new ones last.
    private(set) var services: [any Service] = []

    /// The services that each one needs directly.
    private var needs: [ObjectIdentifier: [ObjectIdentifier]] = [:]

    /// Reads what services depend on.
    ///
    /// A new service has to have everything that it depends on; the others had it when they were new.
    @MainActor init(registered: [any Service], new: [any Service]) throws {
        var byClass: [ObjectIdentifier: [ObjectIdentifier]] = [:]
        for service in registered + new where needs.updateValue([], forKey: ObjectIdentifier(service)) == nil {
            byClass[ObjectIdentifier(type(of: service)), default: []].append(ObjectIdentifier(service))
            services.append(service)
        }
        for (index, service) in services.enumerated() {
            for dependency in type(of: service).dependencies {
                let needed =
                    byClass[ObjectIdentifier(dependency)]
                    ?? services.filter { $0 !== service && Self.isInstance($0, of: dependency) }
                    .map { ObjectIdentifier($0) }
                if needed.isEmpty, index >= registered.count {
                    throw ServiceError.missing(dependency: "\(dependency)", of: "\(type(of: service))")
                }
                needs[ObjectIdentifier(service), default: []] += needed
            }
        }
    }

    /// Whether an object is one of the services.
    func contains(_ object: ObjectIdentifier) -> Bool { needs[object] != nil }

    /// Returns the indices of objects in an order in which each service comes after those that it needs.
    ///
    /// Objects stay in the order they are in, but for a service that comes too late: it moves to right before the first one that
    /// needs it, directly or through services that are not among the objects.
    func sortedIndices(of objects: [ObjectIdentifier]) throws -> [Int] {
        // Services that are not among the objects only hand on what is needed. They start at the end, and are left out in the end.
        let listed = Set(objects)
        let nodes = objects + services.map { ObjectIdentifier($0) }.filter { !listed.contains($0) }
        let indices = Dictionary(zip(nodes, nodes.indices)) { first, _ in first }
        let needed = nodes.map { needs[$0, default: []].compactMap { indices[$0] } }
        var needers = nodes.map { _ in 0 }
        for index in needed.joined() { needers[index] += 1 }

        // From the end: the last one is the last of those that nobody needs, then come those that nobody else needs, and so on.
        var free = nodes.indices.filter { needers[$0] == 0 }
        var order: [Int] = []
        while let last = free.popLast() {
            order.append(last)
            for index in needed[last] {
                needers[index] -= 1
                if needers[index] == 0 { free.insert(index, at: (free.lastIndex { $0 < index } ?? -1) + 1) }
            }
        }
        guard order.count == nodes.count else {
            throw cycle(
                among: services.filter { service in order.allSatisfy { nodes[$0] != ObjectIdentifier(service) } })
        }
        return order.reversed().filter { $0 < objects.count }
    }

    /// Returns a cycle among services each of which is needed by one of them.
    private func cycle(among services: [any Service]) -> ServiceError {
        var path: [any Service] = []
        var service = services[0]
        while !path.contains(where: { $0 === service }) {
            path.append(service)
            service =
                services.first { needs[ObjectIdentifier($0), default: []].contains(ObjectIdentifier(service)) }
                ?? service
        }
        let circle = [service] + path.drop { $0 !== service }.reversed()
        return .cycle(path: circle.map { "\(type(of: $0))" })
    }

    private static func isInstance<S: Service>(_ service: any Service, of type: S.Type) -> Bool { service is S }
}
