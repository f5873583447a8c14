import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of an event that comes with several samples of a case.
@MainActor
@Suite(.net)
struct RepeatedEventTests {
    private let effects = Effects()
    private let first = URL(fileURLWithPath: "/first")
    private let second = URL(fileURLWithPath: "/second")

    private func report(
        of samples: (Sample, Sample), in worlds: Set<Comparison.World> = [.withoutScenes], _ comparison: Comparison
    ) async -> ComparisonReport {
        var comparison = comparison
        comparison.triesVariants = false
        return await comparison.run([.several("both", samples.0, samples.1)], in: worlds)
    }

    @Test func whatTheFirstSampleLosesAndTheSecondDoesTwiceIsFound() async {
        let effects = effects
        let report = await report(
            of: (Sample(.significantTimeChange) {}, Sample(.significantTimeChange) {}),
            .ofRoles(
                {
                    $0.systemConditionsDelegate = [Handling(.significantTimeChange) { _ in effects.note("synced") }]
                },
                {
                    var count = 0
                    $0.systemConditionsDelegate = [
                        Handling(.significantTimeChange) { _ in
                            count += 1
                            for _ in 1..<count { for _ in 0..<2 { effects.note("synced") } }
                        }
                    ]
                }, effects: effects))
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
    }

    @Test func whatTwoSamplesExchangeIsFound() async {
        let effects = effects
        let (first, second) = (first, second)
        let report = await report(
            of: (.url(first), .url(second)),
            .ofRoles(
                {
                    $0.urlDelegate = [
                        Handling(.openURL) { input in
                            effects.note(input.url.path)
                            return true
                        }
                    ]
                },
                {
                    $0.urlDelegate = [
                        Handling(.openURL) { input in
                            effects.note((input.url == first ? second : first).path)
                            return true
                        }
                    ]
                }, effects: effects))
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
    }

    @Test func resultsThatTwoEqualSamplesExchangeAreFound() async {
        let counting: @MainActor (Int) -> @MainActor (inout Roles) -> Void = { remainder in
            { roles in
                var count = 0
                roles.urlDelegate = [
                    Handling(.openURL) { _ in
                        count += 1
                        return count % 2 == remainder
                    }
                ]
            }
        }
        let report = await report(of: (.url(first), .url(first)), .ofRoles(counting(0), counting(1)))
        #expect(Set(report.differences.map(\.kind)) == [.answer], "\(report)")
    }

    @Test(arguments: [true, false])
    func whatASceneDelegateDoesForAnotherURLThanTheAppDelegateIsFound(isRight: Bool) async {
        let effects = effects
        let comparison = Comparison(
            before: { LinkNotingAppDelegate(effects) }, after: { PlainAppDelegate() },
            sceneDelegate: { OpeningSceneDelegate(effects, isRight: isRight) }, effects: { effects.take() }
        )
        .acceptingSceneAdoption()
        let report = await report(of: (.url(first), .url(first)), in: [.withScenes], comparison)
        let found = report.rows.filter { $0.acceptedBecause == nil && $0.difference.kind != .answer }
        #expect(found.flatMap(\.cases).contains("both (foreground, adopting scenes)") == !isRight, "\(report)")
    }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}

/// Opens what its scene connects for; of other URLs each, or none and then two at a time.
private final class OpeningSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let effects: Effects
    private var isRight: Bool
    private var count = 0

    init(_ effects: Effects, isRight: Bool) {
        self.effects = effects
        self.isRight = isRight
        super.init()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        for _ in options.urlContexts {
            isRight = true
            effects.note("opened")
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        count += 1
        for _ in 0..<(isRight ? 1 : (count - 1) * 2) { effects.note("opened") }
    }
}
