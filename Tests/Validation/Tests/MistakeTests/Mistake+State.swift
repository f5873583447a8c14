#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

extension Mistake {
    static let ofState = ofLaunch + ofLifeCycle + ofConditions

    private static let ofLaunch = [
        Mistake("the theme is not applied", playing: [.launch], [.effects: .didFinishLaunching]) {
            $0.lose("Appearance")
        },
        Mistake(
            "the crash log starts after the store", playing: [.launch],
            [.order: .willFinishLaunching, .order: .didBecomeActive, .newEvent: .willEnterForeground]
        ) {
            $0.appStateDelegate.moveFirstToEnd()
        },
        Mistake("the theme is applied too early", playing: [.launch], [.otherEvent: .didFinishLaunching]) {
            $0.lose("Appearance")
            $0.appStateDelegate.append(
                Handling(.willFinishLaunching) { _ in
                    Theme.apply()
                    return true
                }
            )
        },
        Mistake(
            "a launch method says false",
            playing: [.url(URL(fileURLWithPath: "/x"))],
            [.answer: .didFinishLaunching, .missingEvent: .openURL]
        ) { $0.appStateDelegate.append(Handling(.didFinishLaunching) { _ in false }) },
        Mistake("a handler is in a slot twice", playing: [.launch], [.fault: nil]) {
            $0.appStateDelegate.append(Array($0.appStateDelegate)[0])
        },
        Mistake("the configuration is fetched twice", playing: [.launch], [.effects: .didFinishLaunching]) {
            $0.appStateDelegate.append(
                Handling(.didFinishLaunching) { _ in
                    RemoteConfiguration.fetch()
                    return true
                }
            )
        },
    ]

    private static let ofLifeCycle = [
        Mistake(
            "a method's name is misspelt", playing: [.roundTrip],
            // What remains has the order of the parts.
            [.effects: .didEnterBackground, .order: .didEnterBackground]
        ) {
            $0.appStateDelegate.lose("Persistence")
            $0.appStateDelegate.append(MisspeltPersistence())
        },
        Mistake(
            "the curtain stays down",
            playing: [.roundTrip],
            [.effects: .didBecomeActive]
        ) {
            $0.lose("PrivacyCurtain")
            $0.appStateDelegate.append(Handling(.willResignActive) { _ in Navigator.cover() })
        },
        Mistake(
            "an event is received from the app and from the scene",
            playing: [.roundTrip],
            [.effects: .sceneDidBecomeActive]
        ) { $0.sceneStateDelegate.append(Handling(.sceneDidBecomeActive) { _ in Analytics.track("active") }) },
        Mistake(
            "the store is not saved at the end", playing: [.termination],
            [.effects: .willTerminate, .effects: .didEnterBackground]
        ) {
            $0.lose("Persistence")
        },
        Mistake(
            "usage is no longer counted",
            playing: [.roundTrip],
            [
                .effects: .didBecomeActive, .effects: .willEnterForeground,
                // The second time that the app is left a session would end.
                .effects: .didEnterBackground,
            ]
        ) { $0.lose("UsageAnalytics") },
    ]

    private static let ofConditions = [
        Mistake(
            "a memory warning is ignored",
            playing: [Sample(.didReceiveMemoryWarning) {}],
            [.effects: .didReceiveMemoryWarning]
        ) { $0.systemConditionsDelegate.lose("Persistence") },
        Mistake(
            "a new day is ignored",
            playing: [Sample(.significantTimeChange) {}],
            [.effects: .significantTimeChange]
        ) { $0.systemConditionsDelegate.lose("OrderUpdates") },
        Mistake(
            "the session stays unlocked",
            playing: [Sample(.protectedDataWillBecomeUnavailable) {}],
            [.effects: .protectedDataWillBecomeUnavailable, .effects: .protectedDataDidBecomeAvailable]
        ) { $0.protectedDataDelegate.lose("SignIn") },
        Mistake(
            "orientations are widened",
            playing: [Sample(.supportedInterfaceOrientations) { nil }],
            [.answer: .supportedInterfaceOrientations]
        ) { $0.orientationDelegate = [Handling(.supportedInterfaceOrientations) { _ in .all }] },
        Mistake(
            "orientations have nothing in common",
            playing: [Sample(.supportedInterfaceOrientations) { nil }],
            [.fault: .supportedInterfaceOrientations]
        ) { $0.orientationDelegate.append(Handling(.supportedInterfaceOrientations) { _ in .landscape }) },
        Mistake(
            "keyboards of others are let in",
            playing: [Sample(.shouldAllowExtensionPoint) { .keyboard }],
            [.notHandled: .shouldAllowExtensionPoint]
        ) { $0.extensionDelegate = [] },
        Mistake(
            "everybody's state is restored",
            playing: [
                Sample(.shouldRestoreState) {
                    NSKeyedArchiver(requiringSecureCoding: true)
                }
            ],
            [.answer: .shouldRestoreState]
        ) { $0.stateRestorationDelegate.append(Handling(.shouldRestoreState) { _ in true }) },
    ]
}

/// Saves the store in a method that nobody calls.
@MainActor
private final class MisspeltPersistence: AppStateDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Store.open()
        return true
    }

    func applicationDidEnterTheBackground(_ application: UIApplication) {
        Store.save()
    }
}
#endif
