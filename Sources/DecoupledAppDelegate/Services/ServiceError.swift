/// Why services cannot be registered.
public enum ServiceError: Error, Hashable, Sendable {
    /// Services depend on one another in a circle; the path names their classes, the first one again at its end.
    case cycle(path: [String])

    /// A service depends on a class of which no service is registered.
    case missing(dependency: String, of: String)
}

extension ServiceError: CustomStringConvertible {
    /// The services in question, and what is wrong with them.
    public var description: String {
        let text =
            switch self {
            case .cycle(let path):
                "\(path.joined(separator: " → ")): these services need each other, so none can come first. Take a dependency out."
            case .missing(let dependency, let service):
                "\(service) needs \(dependency), which is not registered. Register it before, or in the same call."
            }
        return text.visible
    }
}
