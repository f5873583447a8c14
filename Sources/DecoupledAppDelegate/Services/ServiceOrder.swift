/// The order of services by their dependencies.
struct ServiceOrder {
    /// All services, each once, the new ones last; every number here is a place among them.
    private(set) var services: [any Service] = []

    /// The place of each service, and the places of those of each class.
    private var places: [ObjectIdentifier: [Int]] = [:]

    /// What each service needs directly.
    private var needs: [[Int]] = []

    /// How many services need each one, counted by their dependencies.
    private var needers: [Int] = []

    /// Reads what services depend on.
    ///
    /// A new service has to have everything that it depends on; the others had it when they were new.
    @MainActor init(registered: [any Service], new: [any Service]) throws {
        for service in registered + new where !contains(ObjectIdentifier(service)) {
            for name in [ObjectIdentifier(service), ObjectIdentifier(type(of: service))] {
                places[name, default: []].append(services.count)
            }
            services.append(service)
            needers.append(0)
        }
        for (place, service) in services.enumerated() {
            needs.append([])
            for dependency in type(of: service).dependencies {
                let needed =
                    places[ObjectIdentifier(dependency)]
                    ?? services.indices.filter { $0 != place && Self.isInstance(services[$0], of: dependency) }
                if needed.isEmpty, place >= registered.count {
                    throw ServiceError.missing(dependency: "\(dependency)", of: "\(type(of: service))")
                }
                needs[place] += needed
                for need in needed { needers[need] += 1 }
            }
        }
    }

    /// Whether an object is one of the services.
    func contains(_ object: ObjectIdentifier) -> Bool { places[object] != nil }

    /// Returns entries in an order in which each service comes after those that it needs.
    ///
    /// Entries stay in the order they are in, but for a service that comes too late: it moves to right before the first one that
    /// needs it, directly or through services that are not among the entries.
    func sorted(_ entries: [HandlerEntry]) throws -> [HandlerEntry] {
        // Services that are not among the entries only hand on what is needed: at the end, each is taken as soon as nothing else needs it.
        let places = entries.map { self.places[$0.identity]?.first } + services.indices.map(Optional.some)
        var indices = services.indices.map { $0 + entries.count }
        for index in entries.indices { if let place = places[index] { indices[place] = index } }

        // From the end: the last one is the last of those that nobody needs, and so on.
        var needers = needers
        var free = places.indices.filter { index in
            places[index].map { indices[$0] == index && needers[$0] == 0 } ?? true
        }
        var (sorted, rest) = (entries, entries.count)
        while let index = free.popLast() {
            if index < entries.count {
                rest -= 1
                sorted[rest] = entries[index]
            }
            for need in places[index].map({ needs[$0] }) ?? [] {
                needers[need] -= 1
                guard needers[need] == 0 else { continue }
                free.insert(indices[need], at: (free.lastIndex { $0 < indices[need] } ?? -1) + 1)
            }
        }
        let unsorted = services.indices.filter { needers[$0] > 0 }
        guard unsorted.isEmpty else { throw cycle(among: unsorted) }
        return sorted
    }

    /// Returns a cycle among services each of which is needed by one of them.
    private func cycle(among places: [Int]) -> ServiceError {
        var path = [places[0]]
        while path.lastIndex(of: path[0]) == 0 {
            path.insert(places.first { needs[$0].contains(path[0]) } ?? path[0], at: 0)
        }
        return .cycle(path: path[...(path.lastIndex(of: path[0]) ?? 0)].map { "\(type(of: services[$0]))" })
    }

    private static func isInstance<S: Service>(_ service: any Service, of type: S.Type) -> Bool { service is S }
}
