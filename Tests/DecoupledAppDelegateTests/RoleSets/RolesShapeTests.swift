import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct RolesShapeTests {
    private let probe = Probe("probe", in: Journal())
    private var roles = Roles()

    @Test func rolesWithTheSameClassesHaveTheSameShape() {
        #expect(sample().shape == sample().shape)
        #expect(sample().shape.difference(from: sample().shape).isEmpty)
    }

    @Test(arguments: Variation.allCases)
    func whateverIsSaidOfAHandlerIsPartOfTheShape(_ variation: Variation) {
        var roles = Roles()
        roles.urlDelegate = variation.handlers(RecordingHandler(), probe)
        #expect(roles.shape != sample().shape)
        #expect(roles.shape.difference(from: sample().shape) == variation.lines)
    }

    @Test mutating func changesAreListedSlotBySlotAndServicesLast() throws {
        let release = sample()
        roles = release
        roles.healthDelegate = [RecordingHandler()]
        roles.appStateDelegate = [RecordingHandler()]
        try roles.register(Loner())
        #expect(
            roles.shape.difference(from: release.shape) == [
                "+ appStateDelegate: RecordingHandler",
                "+ systemConditionsDelegate: Loner",
                "+ healthDelegate: RecordingHandler",
                "+ services: Loner",
            ]
        )
        #expect(
            release.shape.difference(from: roles.shape) == [
                "- appStateDelegate: RecordingHandler",
                "- systemConditionsDelegate: Loner",
                "- healthDelegate: RecordingHandler",
                "- services: Loner",
            ]
        )
    }

    @Test mutating func theOrderOfServicesIsPartOfTheShape() throws {
        var other = Roles()
        try roles.register(Archive(), NeedsArchive(), Loner())
        try other.register(Loner(), Archive(), NeedsArchive())
        other.systemConditionsDelegate = roles.systemConditionsDelegate
        #expect(other.shape != roles.shape)
    }

    @Test mutating func aHandlerThatMovedIsSaidToHaveMoved() {
        roles.systemConditionsDelegate = [Loner(), OtherLoner(), Plain()]
        var other = Roles()
        other.systemConditionsDelegate = [Plain(), Loner(), OtherLoner()]
        #expect(other.shape.difference(from: roles.shape) == ["~ systemConditionsDelegate: Plain, from 3 to 1"])
    }

    @Test mutating func aHandlerThatHasDiedIsNotPartOfTheShape() {
        do {
            let probe = Probe("probe", in: Journal())
            roles.urlDelegate = Handlers { Weak(probe) }
            #expect(roles.shape != Roles().shape)
        }
        #expect(roles.shape == Roles().shape)
    }

    private func sample() -> Roles {
        var roles = Roles()
        roles.urlDelegate = [RecordingHandler(), Probe("other", in: Journal())]
        return roles
    }
}

/// One way in which a slot can differ from one with an `RecordingHandler` and a `Probe`.
enum Variation: CaseIterable {
    case key, observer, weak, everything, order, otherClass, another, fewer, routing

    @MainActor
    func handlers(_ every: RecordingHandler, _ probe: Probe) -> Handlers<any URLDelegate> {
        switch self {
        case .key:
            Handlers {
                every
                Keyed("probe", probe)
            }
        case .observer:
            Handlers {
                Observing(every)
                probe
            }
        case .weak:
            Handlers {
                every
                Weak(probe)
            }
        case .everything:
            Handlers {
                every
                Keyed("k", Observing(Weak(probe)))
            }
        case .order: [probe, every]
        case .otherClass: [every, RecordingHandler()]
        case .another: [every, probe, RecordingHandler()]
        case .fewer: [probe]
        case .routing:
            Handlers(routing: .everyHandler) {
                every
                probe
            }
        }
    }

    /// What is said of the difference.
    var lines: [String] {
        switch self {
        case .key: ["- urlDelegate: Probe", "+ urlDelegate: Probe (key \"probe\")"]
        case .observer: ["- urlDelegate: RecordingHandler", "+ urlDelegate: RecordingHandler (observer)"]
        case .weak: ["- urlDelegate: Probe", "+ urlDelegate: Probe (weak)"]
        case .everything: ["- urlDelegate: Probe", "+ urlDelegate: Probe (key \"k\", observer, weak)"]
        case .order: ["~ urlDelegate: RecordingHandler, from 1 to 2"]
        case .otherClass: ["- urlDelegate: Probe", "+ urlDelegate: RecordingHandler"]
        case .another: ["+ urlDelegate: RecordingHandler"]
        case .fewer: ["- urlDelegate: RecordingHandler"]
        case .routing: ["+ urlDelegate: every handler is asked"]
        }
    }
}
