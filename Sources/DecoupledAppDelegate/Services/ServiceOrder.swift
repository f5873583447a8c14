/// The order of services by their dependencies.
struct ServiceOrder {
    /// All services, each once, the new ones last; every other number here is a place among them.
    private(set) var services: [any Service] = []

    private var places: [ObjectIdentifier: Int] = [:]

    /// What each service needs directly.
    private var needs: [[Int]] = []

    /// Reads what services depend on.
    ///
    /// A new service has to have everything that it depends on; the others had it when they were new.
    @MainActor init(registered: [any Service], new: [any Service]) throws {
        var placesByClass: [ObjectIdentifier: [Int]] = [:]
        for service in registered + new where places[ObjectIdentifier(service)] == nil {
            places[ObjectIdentifier(service)] = services.count
            placesByClass[ObjectIdentifier(type(of: service)), default: []].append(services.count)
            services.append(service)
        }
        for (place, service) in services.enumerated() {
            needs.append([])
            for dependency in type(of: service).dependencies {
                let needed =
                    placesByClass[ObjectIdentifier(dependency)]
                    ?? services.indices.filter { $0 != place && Self.isInstance(services[$0], of: dependency) }
                if needed.isEmpty, place >= registered.count {
                    throw ServiceError.missing(dependency: "\(dependency)", of: "\(type(of: service))")
                }
                needs[place] += needed
            }
        }
    }

    /// Whether an object is one of the services.
    func contains(_ object: ObjectIdentifier) -> Bool { places[object] != nil }

    /// Returns the indices of objects in an order in which each service comes after those that it needs.
    ///
    /// Objects stay in the order they are in, but for a service that comes too late: it moves to right before the first one that
    /// needs it, directly or through services that are not among the objects.
    func sortedIndices(of objects: [ObjectIdentifier]) throws -> [Int] {
        var nodes = objects.map { places[$0] }
        var indices = Array(repeating: -1, count: services.count)
        for (index, place) in nodes.enumerated() { if let place { indices[place] = index } }
        // Services that are not among the objects only hand on what is needed: at the end, each is taken as soon as nothing else needs it.
        for place in services.indices where indices[place] < 0 {
            indices[place] = nodes.count
            nodes.append(place)
        }
        let needed = nodes.map { $0.map { needs[$0].map { indices[$0] } } ?? [] }
        var needers = Array(repeating: 0, count: nodes.count)
        for index in needed.joined() { needers[index] += 1 }

        // From the end: the last one is the last of those that nobody needs, and so on.
        var free = nodes.indices.filter { needers[$0] == 0 }
        var order: [Int] = []
        while let index = free.popLast() {
            order.append(index)
            for need in needed[index] {
                needers[need] -= 1
                guard needers[need] == 0 else { continue }
                free.insert(need, at: (free.lastIndex { $0 < need } ?? -1) + 1)
            }
        }
        guard order.count == nodes.count else {
            throw cycle(among: nodes.indices.filter { needers[$0] > 0 }.compactMap { nodes[$0] })
        }
        return order.reversed().filter { $0 < objects.count }
    }

    /// Returns a cycle among services each of which is needed by one of them.
    private func cycle(among places: [Int]) -> ServiceError {
        var path: [Int] = []
        var place = places[0]
        while !path.contains(place) {
            path.append(place)
            place = places.first { needs[$0].contains(place) } ?? place
        }
        let circle = [place] + path.drop { $0 != place }.reversed()
        return .cycle(path: circle.map { "\(type(of: services[$0]))" })
    }

    private static func isInstance<S: Service>(_ service: any Service, of type: S.Type) -> Bool { service is S }
}
