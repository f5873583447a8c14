/// The order of services by their dependencies.
struct ServiceOrder {
    /// All services, each once, the new ones last; every other number here is a place among them.
    private(set) var services: [any Service] = []

    /// What each service needs, directly or through others.
    private var needs: [[Int]] = []

    /// Reads what services depend on.
    ///
    /// A new service has to have everything that it depends on; the others had it when they were new.
    @MainActor init(registered: [any Service], new: [any Service]) throws {
        for service in registered + new where place(of: ObjectIdentifier(service)) == nil { services.append(service) }
        for (place, service) in services.enumerated() {
            needs.append([])
            for dependency in type(of: service).dependencies {
                var needed = services.indices.filter { type(of: services[$0]) == dependency }
                if needed.isEmpty {
                    needed = services.indices.filter { $0 != place && dependency.isClass(of: services[$0]) }
                }
                if needed.isEmpty, place >= registered.count {
                    throw ServiceError.missing(dependency: "\(dependency)", of: "\(type(of: service))")
                }
                needs[place] += needed
            }
        }
        let direct = needs
        for link in services.indices {
            for place in services.indices where needs[place].contains(link) {
                needs[place] += needs[link].filter { !needs[place].contains($0) }
            }
        }
        if let place = services.indices.first(where: { needs[$0].contains($0) }) { throw cycle(from: place, direct) }
    }

    /// Returns the indices of objects in an order in which each service comes after those that it needs.
    ///
    /// Objects stay in the order they are in, but for a service that comes too late: it moves to right before the first one that
    /// needs it, directly or through services that are not among the objects.
    func sortedIndices(of objects: [ObjectIdentifier]) -> [Int] {
        let places = objects.map(place)
        var order: [Int] = []
        func append(_ index: Int) {
            guard !order.contains(index) else { return }
            let needed = places[index].map { needs[$0] } ?? []
            for other in places.indices where places[other].map(needed.contains) == true { append(other) }
            order.append(index)
        }
        for index in objects.indices { append(index) }
        return order
    }

    private func place(of object: ObjectIdentifier) -> Int? { services.firstIndex { ObjectIdentifier($0) == object } }

    /// Returns a cycle that can be reached from a service in a cycle.
    private func cycle(from start: Int, _ direct: [[Int]]) -> ServiceError {
        var path: [Int] = []
        var place = start
        while !path.contains(place) {
            path.append(place)
            place = direct[place].first { needs[$0].contains($0) } ?? place
        }
        let circle = path.drop { $0 != place }.map { "\(type(of: services[$0]))" }
        return .cycle(path: circle + [circle[0]])
    }
}

extension Service {
    fileprivate static func isClass(of service: any Service) -> Bool { service is Self }
}
