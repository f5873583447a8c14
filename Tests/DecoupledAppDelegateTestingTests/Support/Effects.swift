import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// What the code of a test has done.
@MainActor
final class Effects {
    private var entries: [String] = []

    func note(_ entry: String) { entries.append(entry) }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// What an app saves.
@MainActor
final class Stored {
    var values: [String: String] = [:]
}

/// Returns a set of roles that a closure fills.
@MainActor
func roles(_ fill: (inout Roles) -> Void) -> Roles {
    var roles = Roles()
    fill(&roles)
    return roles
}

extension Comparison {
    /// Compares two sets of roles that closures fill.
    static func ofRoles(
        _ fill: @escaping @MainActor (inout Roles) -> Void,
        _ refill: @escaping @MainActor (inout Roles) -> Void,
        effects: Effects? = nil,
        patience: Double = 0.1
    ) -> Comparison {
        var take: (@MainActor () -> [String])?
        if let effects { take = { effects.take() } }
        var comparison = Comparison(before: { roles(fill) }, after: { roles(refill) }, effects: take)
        comparison.patience = patience
        return comparison
    }
}
