#if canImport(Darwin)
import HeadlessUIKit

extension Fixture {
    /// None, as the system alone decides what is worth noting.
    static func sensitiveSources(_ environment: [String: String]) -> [any EventSource] {
        []
    }
}
#endif
