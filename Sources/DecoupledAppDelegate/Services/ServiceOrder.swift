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
        let given = Set(objects)
        // Services that are not among the objects only hand on what is needed: at the end, each is taken as soon as nothing else needs it.
        let all = objects + needs.keys.filter { !given.contains($0) }
        let places = Dictionary(uniqueKeysWithValues: zip(all, all.indices))
        var needers: [ObjectIdentifier: Int] = [:]
        for need in all.flatMap({ needs[$0, default: []] }) { needers[need, default: 0] += 1 }

        // From the end: the last one is the last of those that nobody needs, and so on.
        var free = all.indices.filter { needers[all[$0]] == nil }
        var order: [ObjectIdentifier] = []
        while let place = free.popLast() {
            order.append(all[place])
            for need in needs[all[place], default: []] {
                needers[need, default: 0] -= 1
                guard needers[need] == 0, let place = places[need] else { continue }
                free.insert(place, at: (free.lastIndex { $0 < place } ?? -1) + 1)
            }
        }
        guard order.count == all.count else { throw cycle(among: all.filter { !order.contains($0) }) }
        return order.reversed().filter(given.contains)
    }

    /// Returns a cycle among objects each of which is needed by one of them.
    private func cycle(among objects: [ObjectIdentifier]) -> ServiceError {
        var path: [ObjectIdentifier] = []
        var object = objects[0]
        while !path.contains(object) {
            path.append(object)
            object = objects.first { needs[$0, default: []].contains(object) } ?? object
        }
        let circle = [object] + path.drop { $0 != object }.reversed()
        return .cycle(path: circle.compactMap { classes[$0] }.map { "\($0)" })
    }
}

extension Service {
    fileprivate static func isClass(of service: any Service) -> Bool { service is Self }
}
