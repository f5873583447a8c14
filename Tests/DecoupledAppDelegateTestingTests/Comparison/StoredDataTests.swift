#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What an app reads again that it, or the app before the change, has saved.
@MainActor
@Suite(.net)
struct StoredDataTests {
    private let effects = Effects()
    private let stored = Stored()

    private func comparison(
        _ before: @escaping @MainActor () -> Roles, _ after: @escaping @MainActor () -> Roles
    ) -> Comparison {
        let (effects, stored) = (effects, stored)
        return Comparison(
            before: before, after: after, effects: { effects.take() }, reset: { stored.values = [:] })
    }

    private func opening(
        _ key: String, _ fill: @escaping @MainActor (inout Roles) -> Void
    ) -> @MainActor () -> Roles {
        let (effects, stored) = (effects, stored)
        return {
            roles {
                fill(&$0)
                $0.appStateDelegate.append(
                    Handling(.didFinishLaunching) { _ in
                        effects.note("shows \(stored.values[key] ?? "nothing")")
                        return true
                    })
            }
        }
    }

    @Test(arguments: [true, false])
    func whatIsSavedOnlyWhenTheAppEndsIsLostWhenTheSystemKillsIt(isLost: Bool) async {
        let stored = stored
        let saving: @MainActor (Bool) -> @MainActor () -> Roles = { isLate in
            self.opening("draft") { roles in
                let saving = RecordingHandler(wanting: [.didEnterBackground, .willTerminate])
                saving.answer(isLate ? .willTerminate : .didEnterBackground) { stored.values["draft"] = "the draft" }
                roles.appStateDelegate = [saving]
            }
        }
        let report = await comparison(saving(false), saving(isLost)).run(
            [
                .launch, .roundTrip, Sample(.didReceiveMemoryWarning) {},
            ], in: [.withoutScenes])
        let life = "a life with every sample that ended without notice"
        let name = "two launches and every sample, after \(life) (cold, without scenes)"
        #expect(report.differences.map(\.after) == (isLost ? ["shows nothing"] : []), "\(report)")
        let cases = report.rows.flatMap(\.cases)
        #expect(cases.first == (isLost ? name : nil), "\(report)")
        #expect(cases.allSatisfy { $0.hasPrefix("two launches and ") }, "\(report)")
    }

    @Test(arguments: [true, false])
    func whatASceneSavesIsReadAfterTheSystemHasKilledTheApp(isLost: Bool) async {
        let (effects, stored) = (effects, stored)
        let report = await Comparison(
            before: { DraftDelegate(effects, stored, savesInBackground: true) },
            after: { DraftDelegate(effects, stored, savesInBackground: false) },
            sceneDelegate: { DraftSceneDelegate(stored, isIdle: isLost) },
            effects: { effects.take() }, reset: { stored.values = [:] }
        )
        .acceptingSceneAdoption().run([.launch, .roundTrip, Sample(.didReceiveMemoryWarning) {}])
        let life = "a life with every sample that ended without notice"
        let name = "two launches and every sample, after \(life) (cold, adopting scenes)"
        #expect(report.differences.map(\.after) == (isLost ? ["shows nothing"] : []), "\(report)")
        #expect(
            report.rows.filter { $0.acceptedBecause == nil }.flatMap(\.cases).first == (isLost ? name : nil),
            "\(report)")
        #expect(
            report.rows.filter { $0.acceptedBecause == nil }.flatMap(\.cases)
                .allSatisfy { $0.hasPrefix("two launches and ") }, "\(report)")
    }

    /// Others log the user out, so that after a life with every sample, in either order, there is nothing to read.
    @Test(arguments: ["user", "account"])
    func whatOneSampleSavesAndAnotherRemovesIsReadAfterAnUpdate(key: String) async {
        let stored = stored
        let signing: @MainActor (String) -> @MainActor () -> Roles = { key in
            self.opening(key) { roles in
                roles.urlDelegate = [
                    Handling(.openURL) { input in
                        let name = input.url.lastPathComponent
                        stored.values[key] = name.hasPrefix("out") ? nil : name
                        return true
                    }
                ]
            }
        }
        let samples = ["out", "ada", "outside"].map { Sample.url(URL(fileURLWithPath: "/\($0)")) }
        let report = await comparison(signing("user"), signing(key)).run([.launch] + samples, in: [.withoutScenes])
        let isSame = key == "user"
        #expect(report.differences.map(\.after) == (isSame ? [] : ["shows nothing"]), "\(report)")
        #expect(
            report.rows.flatMap(\.cases)
                == (isSame ? [] : ["two launches and the same, updated after file:///ada (cold, without scenes)"]),
            "\(report)")
    }

    @Test(arguments: ["tab", "page"])
    func stateThatTheAppHasSavedBeforeAnUpdateAndNobodyReadsIsFound(key: String) async {
        let effects = effects
        let restoring: @MainActor (String) -> @MainActor () -> Roles = { key in
            {
                roles {
                    let restoring = RecordingHandler(wanting: [
                        .shouldSaveState, .willEncodeState, .shouldRestoreState, .didDecodeState,
                    ])
                    restoring.answer(.shouldSaveState) { _ in true }
                    restoring.answer(.shouldRestoreState) { _ in true }
                    restoring.answer(.willEncodeState) { $0.encode("map" as NSString, forKey: key) }
                    restoring.answer(.didDecodeState) { coder in
                        effects.note(coder.containsValue(forKey: key) ? "shows the map" : "shows nothing")
                    }
                    $0.stateRestorationDelegate = [restoring]
                }
            }
        }
        let report = await comparison(restoring("tab"), restoring(key)).run(
            .standard(infoPlist: [:]), in: [.withoutScenes])
        let isSame = key == "tab"
        #expect(report.differences.map(\.after) == (isSame ? [] : ["shows nothing"]), "\(report)")
    }
}

/// Shows the draft that it has saved in the background, or at its end.
private final class DraftDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects
    private let stored: Stored
    private let savesInBackground: Bool

    init(_ effects: Effects, _ stored: Stored, savesInBackground: Bool) {
        self.effects = effects
        self.stored = stored
        self.savesInBackground = savesInBackground
        super.init()
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        effects.note("shows \(stored.values["draft"] ?? "nothing")")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        if savesInBackground { stored.values["draft"] = "the draft" }
    }

    func applicationWillTerminate(_ application: UIApplication) { stored.values["draft"] = "the draft" }
}

private final class DraftSceneDelegate: UIResponder, UIWindowSceneDelegate {
    private let stored: Stored
    private let isIdle: Bool

    init(_ stored: Stored, isIdle: Bool) {
        self.stored = stored
        self.isIdle = isIdle
        super.init()
    }

    func sceneDidEnterBackground(_ scene: UIScene) { if !isIdle { stored.values["draft"] = "the draft" } }
}
#endif
