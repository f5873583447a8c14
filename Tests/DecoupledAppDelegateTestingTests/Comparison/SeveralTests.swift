import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// One thing after another in the life of an app.
@MainActor
@Suite(.net)
struct SeveralTests {
    private let effects = Effects()

    /// Loads something on a later turn, and says afterwards whether it is there.
    private func loading(_ roles: inout Roles, isLoading: Bool) {
        let (effects, store) = (effects, Store())
        roles.systemConditionsDelegate = [
            Handling(.significantTimeChange) { _ in
                DispatchQueue.main.async { if isLoading { store.isLoaded = true } }
            },
            Handling(.didReceiveMemoryWarning) { _ in effects.note(store.isLoaded ? "frees" : "has nothing") },
        ]
    }

    private var samples: [Sample] {
        [
            .several(
                "a new day, and memory is short", Sample(.significantTimeChange) {},
                Sample(.didReceiveMemoryWarning) {})
        ]
    }

    @Test func turnsOfTheMainQueuePassBetweenOneThingAndTheNext() async {
        let comparison = Comparison.ofRoles(
            { loading(&$0, isLoading: true) }, { loading(&$0, isLoading: false) }, effects: effects)
        let report = await comparison.run(samples, in: [.withoutScenes])
        #expect(report.differences.map(\.before) == ["frees"], "\(report)")
    }

    @Test func severalInsideSeveralArePlayedWhole() async {
        let inner = Sample.several("inner", Sample(.significantTimeChange) {}, Sample(.didReceiveMemoryWarning) {})
        let comparison = Comparison.ofRoles(
            { loading(&$0, isLoading: true) }, { loading(&$0, isLoading: false) }, effects: effects)
        let report = await comparison.run([.several("outer", .launch, inner)], in: [.withoutScenes])
        #expect(report.differences.map(\.before) == ["frees"], "\(report)")
    }

    @Test func theTestsOwnCodeIsAStep() async {
        let (account, effects) = (Account(), effects)
        let comparison = Comparison(
            before: { roles { greet(&$0, account, true) } }, after: { roles { greet(&$0, account, false) } },
            effects: { effects.take() }, reset: { account.isSignedIn = false })
        let signIn = Sample.step("sign in") { account.isSignedIn = true }
        let day = Sample(.significantTimeChange) {}
        let running = await comparison.run(
            [.several("a day after sign-in", .roundTrip, signIn, day)], in: [.withoutScenes])
        #expect(running.differences.map(\.before) == ["greets"], "\(running)")
        let launched = await comparison.run([.several("a launch after sign-in", signIn, .launch)], in: [.withoutScenes])
        #expect(launched.differences.map(\.before) == ["is launched signed in"], "\(launched)")
        #expect(launched.cases.map(\.start) == [.cold])
    }

    @Test(arguments: [true, false])
    func whatAStepCausesIsOfTheStep(comesLast: Bool) async {
        let effects = effects
        let radio = Radio()
        let making: @MainActor (Bool) -> Roles = { isListening in
            radio.hear = { if isListening { effects.note("heard") } }
            return roles { $0.systemConditionsDelegate = [Handling(.didReceiveMemoryWarning) { _ in }] }
        }
        let call = Sample.step("call") { radio.hear() }
        let memory = Sample(.didReceiveMemoryWarning) {}
        let report = await Comparison(
            before: { making(true) }, after: { making(false) }, effects: { effects.take() }
        )
        .run([comesLast ? .several("a call", memory, call) : .several("a call", call, memory)], in: [.withoutScenes])
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
        #expect(report.differences.map(\.before) == ["heard"], "\(report)")
        #expect("\(report)".contains("the step “call” | effects"), "\(report)")
    }

    @Test func whatComesAfterTheEndReachesNobodyAndIsNamed() async {
        let effects = effects
        let noting: @MainActor (inout Roles) -> Void = {
            $0.appStateDelegate = [Handling(.willTerminate) { _ in effects.note("saved") }]
            $0.systemConditionsDelegate = [Handling(.didReceiveMemoryWarning) { _ in effects.note("freed") }]
        }
        let memory = Sample(.didReceiveMemoryWarning) {}
        var isChecked = false
        let check = Sample.step("check") { isChecked = true }
        let report = await Comparison.ofRoles(noting, noting, effects: effects)
            .run([.several("a last warning", memory, .termination, check, memory, .roundTrip)])
        #expect(isChecked)
        #expect(!report.cases.isEmpty)
        for played in report.cases { #expect(played.after.entries.flatMap(\.effects) == ["freed", "saved"]) }
        let names = ["applicationDidReceiveMemoryWarning(_:)", "to the background and back"]
        #expect(report.notPlayed == names.map { "a last warning: \($0), after the end" })
        let ending = await Comparison.ofRoles(noting, noting).run([.several("the end", memory, .termination)])
        #expect(ending.notPlayed == [])
    }

    private func greet(_ roles: inout Roles, _ account: Account, _ isEager: Bool) {
        let effects = effects
        roles.appStateDelegate = [
            Handling(.didFinishLaunching) { _ in
                if isEager, account.isSignedIn { effects.note("is launched signed in") }
                return true
            }
        ]
        roles.systemConditionsDelegate = [
            Handling(.significantTimeChange) { _ in if isEager, account.isSignedIn { effects.note("greets") } }
        ]
    }

    @Test func aQuickActionThatLaunchesTheAppHasItsUserInfo() async {
        let effects = effects
        let comparison = Comparison.ofRoles(
            {
                $0.shortcutItemDelegate = [
                    Handling(.performShortcutAction) { input in
                        effects.note("reorders \(input.userInfo?["order"] as? String ?? "nothing")")
                        return true
                    }
                ]
            }, { $0.shortcutItemDelegate = [Handling(.performShortcutAction) { _ in true }] }, effects: effects)
        let report = await comparison.run([.shortcut("reorder", userInfo: ["order": "7" as NSString])])
        #expect(report.differences.map(\.before) == ["reorders 7"], "\(report)")
        #expect(report.rows.first?.cases.contains { $0.hasSuffix("(cold, with scenes)") } == true)
    }
}

@MainActor private final class Account {
    var isSignedIn = false
}

@MainActor private final class Radio {
    var hear: () -> Void = {}
}

@MainActor private final class Store {
    var isLoaded = false
}
