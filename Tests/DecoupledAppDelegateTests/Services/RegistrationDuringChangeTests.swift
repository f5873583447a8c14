import DecoupledAppDelegate
import Testing

/// Services that are registered, or removed, inside another change of the roles.
@MainActor
struct RegistrationDuringChangeTests {
    private let app = IsolatedApp()
    private var names: [String] { app.delegate.roles.serviceNames }

    @Test func aServiceThatIsRegisteredInsideAnotherRegistrationStaysRegistered() throws {
        try change { roles in
            try app.delegate.roles.register(Inner())
            try roles.register(Outer())
        }
        #expect(Set(names) == ["Inner", "Outer"])
        #expect(app.delegate.healthDelegate.count == 1)
        #expect(app.delegate.protectedDataDelegate.count == 1)
        #expect(app.faults.isEmpty)
        try app.delegate.roles.register(NeedsInner())
        #expect(Set(names) == ["Inner", "Outer", "NeedsInner"])
    }

    @Test func aServiceWithoutARoleThatIsRegisteredInsideAnotherRegistrationStaysRegistered() throws {
        try change { roles in
            try app.delegate.roles.register(Archive())
            try roles.register(Outer())
        }
        #expect(Set(names) == ["Archive", "Outer"])
        #expect(app.faults.isEmpty)
    }

    @Test func theOrderOfDependenciesHoldsForWhatWasRegisteredInside() throws {
        try app.delegate.roles.register(Archive())
        try change { roles in
            try app.delegate.roles.register(NeedsArchive())
            try roles.register(Outer())
        }
        #expect(names.first == "Archive")
        #expect(Set(names) == ["Archive", "NeedsArchive", "Outer"])
    }

    @Test func aServiceThatIsRemovedInsideARegistrationStaysRemoved() throws {
        let archive = Archive()
        try app.delegate.roles.register(archive)
        try change { roles in
            app.delegate.roles.unregister(archive)
            try roles.register(Outer())
        }
        #expect(names == ["Outer"])
    }

    @Test func aServiceWhoseOnlySlotBothChangeIsReported() throws {
        try change { roles in
            try app.delegate.roles.register(Inner())
            roles.healthDelegate = [Unrelated()]
        }
        #expect(names == [])
        #expect(app.faults == [Fault(slot: "healthDelegate", handler: "Inner", reason: .overwritten)])
    }

    private func change(_ change: (inout Roles) throws -> Void) rethrows { try change(&app.delegate.roles) }
}

private final class Inner: Service, HealthDelegate {
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
}

private final class NeedsInner: Service, ExtensionDelegate {
    static var dependencies: [any Service.Type] { [Inner.self] }

    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool { true }
}

private final class Outer: Service, ProtectedDataDelegate {}

private final class Unrelated: HealthDelegate {
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication) {}
}
