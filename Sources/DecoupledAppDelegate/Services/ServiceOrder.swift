/// The order of services by their dependencies.
@MainActor struct ServiceOrder {
    /// All services, each once, the new ones last.
    private(set) var services: [any Service] = []

    /// What each service needs, directly or through others.
    private var needs: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    private let registered: [any Service]

    /// The services of each class.
    private let ofClass: [ObjectIdentifier: [any Service]]

    /// Reads what services depend on.
    ///
    /// A new service has to have everything that it depends on; the others had it when they were new.
    init(registered: [any Service], new: [any Service]) throws {
        self.registered = registered
        for service in registered + new where !services.contains(where: { $0 === service }) { services.append(service) }
        ofClass = Dictionary(grouping: services) { ObjectIdentifier(type(of: $0)) }
        for service in services { try addNeeds(of: service, after: []) }
    }

    /// Adds what a service needs, and before that, what those need.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - path: The services through which it is needed.
    /// - Throws: A ``ServiceError`` if something is missing, or needs itself.
    private mutating func addNeeds(of service: any Service, after path: [any Service]) throws {
        guard needs[ObjectIdentifier(service)] == nil else { return }
        let longer = path + [service]
        if let start = path.firstIndex(where: { $0 === service }) {
            throw ServiceError.cycle(path: longer[start...].map { "\(type(of: $0))" })
        }
        var all: Set<ObjectIdentifier> = []
        for dependency in type(of: service).dependencies {
            let needed =
                ofClass[ObjectIdentifier(dependency)]
                ?? services.filter { $0 !== service && Self.isInstance($0, of: dependency) }
            if needed.isEmpty, !registered.contains(where: { $0 === service }) {
                throw ServiceError.missing(dependency: "\(dependency)", of: "\(type(of: service))")
            }
            for need in needed {
                try addNeeds(of: need, after: longer)
                all.insert(ObjectIdentifier(need))
                all.formUnion(needs[ObjectIdentifier(need)] ?? [])
            }
        }
        needs[ObjectIdentifier(service)] = all
    }

    private static func isInstance<S: Service>(_ service: any Service, of: S.Type) -> Bool { service is S }

    /// Returns entries in an order in which each service comes after those that it needs.
    ///
    /// Entries stay in the order they are in, but for a service that comes too late: it moves to right before the first
    /// one that needs it, directly or through services that are not among the entries.
    func sorted(_ entries: [AnyHandlerEntry]) -> [AnyHandlerEntry] {
        var sorted: [AnyHandlerEntry] = []
        for entry in entries {
            let isService = needs[entry.representedIdentity] != nil
            let needer =
                isService
                ? sorted.firstIndex { needs[$0.representedIdentity]?.contains(entry.representedIdentity) == true } : nil
            sorted.insert(entry, at: needer ?? sorted.endIndex)
        }
        return sorted
    }
}
