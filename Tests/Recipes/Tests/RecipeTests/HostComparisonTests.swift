import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Flutter
import HeadlessUIKit
import Testing

extension RecipeTests {
    /// A host whose delegates the app had, and the same host as a handler.
    @MainActor
    @Suite struct HostComparison {
        private let calls = Calls()

        @Test func flutterAsAHandlerDiffersInWhoTheNotificationCenterCallsAlone() async {
            let link = URL(string: "https://courier.example.com/parcel/7")
            let report = await compare([
                .launch, .roundTrip, .push(["parcel": "7"]),
                .activity(NSUserActivityTypeBrowsingWeb, webpageURL: link),
            ])
            #expect(report.differences.map { "\($0)" } == ["the app | notificationCenter: no delegate -> handlers"])
            #expect(!report.cases.isEmpty)
        }

        @Test func thatFlutterDoesNotAnswerAQuickActionThatNoPlugInTakesIsListedAsItsOwnMistake() async {
            let report = await compare([.shortcut("new")])
            #expect(report.differences.map { "\($0)" } == ["the app | notificationCenter: no delegate -> handlers"])
            let mistake = "Mistakes that the app made before: application(_:performActionFor:"
            #expect("\(report)".contains(mistake), "\(report)")
        }

        private func compare(_ samples: [Sample]) async -> ComparisonReport {
            defer { calls.end() }
            var comparison = Comparison(
                before: { FlutterAppDelegate() }, sceneDelegate: { FlutterSceneDelegate() },
                after: {
                    var roles = Roles()
                    roles.append(ExistingAppDelegate(wrapping: FlutterAppDelegate(), receivesSceneEvents: false))
                    roles.append(ExistingSceneDelegate(wrapping: FlutterSceneDelegate()))
                    return roles
                },
                effects: { calls.take() }
            )
            comparison.patience = 0.05
            return await comparison.run(samples)
        }
    }
}

/// What stand-ins have been called for.
@MainActor
private final class Calls {
    private var calls: [String] = []
    private var observer: (any NSObjectProtocol)?

    init() {
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("StandIn"), object: nil, queue: nil
        ) { [weak self] notification in
            let call = notification.object as? String ?? ""
            MainActor.assumeIsolated { self?.calls.append(call) }
        }
    }

    /// Returns the calls and starts afresh.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func end() { observer.map(NotificationCenter.default.removeObserver) }
}
