import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    static let life: [Mistake] = [
        Mistake(
            "a method's name is misspelt", playing: [.roundTrip],
            // What remains has the order of the parts.
            [.effects: .didEnterBackground, .order: .didEnterBackground]
        ) {
            $0.appStateDelegate.drop("Persistence")
            $0.appStateDelegate.append(MisspeltPersistence())
        },
        Mistake("the curtain stays down", playing: [.roundTrip], [.effects: .didBecomeActive]) {
            $0.drop("PrivacyCurtain")
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
            $0.drop("Persistence")
        },
        Mistake(
            "usage is no longer counted",
            playing: [.roundTrip],
            [
                .effects: .didBecomeActive, .effects: .willEnterForeground,
                // The second time that the app is left a session would end.
                .effects: .didEnterBackground,
            ]
        ) { $0.drop("UsageAnalytics") },
        Mistake("a session of analytics ends that never began", [.effects: .didEnterBackground]) {
            $0.appStateDelegate.split("UsageAnalytics") {
                [$0.without(.didEnterBackground), Handling(.didEnterBackground) { _ in Analytics.endSession() }]
            }
        },
        Mistake("the rating is asked for at every fifth return", [.effects: .willEnterForeground]) {
            let count = Memory(0)
            $0.appStateDelegate.append(
                Handling(.willEnterForeground) { _ in
                    count.value += 1
                    guard count.value > 5, count.value % 5 == 0 else { return }
                    Analytics.track("rating", ["asked": "yes"])
                    Navigator.show(.rating)
                }
            )
        },
        Mistake("the rating is asked for one return too early", [.effects: .willEnterForeground]) {
            let (count, isBegun) = (Memory(0), Memory(false))
            $0.appStateDelegate.split("UsageAnalytics") { analytics in
                [
                    (analytics.without(.willEnterForeground) as any AppStateDelegate).without(.didEnterBackground),
                    Handling(.willEnterForeground) { _ in
                        if !isBegun.value { Analytics.track("session") }
                        isBegun.value = true
                        count.value += 1
                        guard count.value == 4 else { return }
                        Analytics.track("rating", ["asked": "yes"])
                        Navigator.show(.rating)
                    },
                    Handling(.didEnterBackground) { _ in
                        if isBegun.value { Analytics.endSession() }
                        isBegun.value = false
                    },
                ]
            }
        },
        Mistake("the configuration comes at every fifth return", [.effects: .willEnterForeground]) {
            $0.fetchConfiguration { $0 % 5 == 0 }
        },
        Mistake("the configuration comes at every 20th return", [.effects: .willEnterForeground]) {
            $0.fetchConfiguration { $0 % 20 == 0 }
        },
        Mistake(
            "the configuration comes at each return, of which the launch is one now",
            [.effects: .willEnterForeground, .newEvent: .willEnterForeground]
        ) { $0.fetchConfiguration { _ in true } },
        Mistake(
            "a rating is asked for at the first return, of which the launch is one now",
            [.newEvent: .willEnterForeground]
        ) {
            let count = Memory(0)
            $0.appStateDelegate.append(
                Handling(.willEnterForeground) { _ in
                    count.value += 1
                    if count.value == 1 { Navigator.show(.rating) }
                }
            )
        },
        Mistake("the curtain falls in the background only", [.otherEvent: .willResignActive]) {
            $0.appStateDelegate.split("PrivacyCurtain") {
                let curtain = $0
                return [
                    curtain.without(.willResignActive),
                    Handling(.didEnterBackground) { _ in curtain.applicationWillResignActive(.shared) },
                ]
            }
        },
        Mistake("the curtain rises once in a life", [.effects: .didBecomeActive]) {
            let wasUncovered = Memory(false)
            $0.appStateDelegate.split("PrivacyCurtain") { _ in
                let isCovered = Memory(false)
                return [
                    Handling(.willResignActive) { _ in
                        if !isCovered.value { Navigator.cover() }
                        isCovered.value = true
                    },
                    Handling(.didBecomeActive) { _ in
                        guard isCovered.value, !wasUncovered.value else { return }
                        (isCovered.value, wasUncovered.value) = (false, true)
                        Navigator.uncover()
                    },
                ]
            }
        },
        Mistake("the store is saved when the app is inactive", [.otherEvent: .didEnterBackground]) {
            $0.appStateDelegate.split("Persistence") {
                [$0.without(.didEnterBackground), Handling(.willResignActive) { _ in Store.save() }]
            }
        },
        Mistake("the store is closed before it is saved", [.order: .willTerminate]) {
            $0.appStateDelegate.split("Persistence") {
                [
                    $0.without(.willTerminate),
                    Handling(.willTerminate) { _ in
                        Store.close()
                        Store.save()
                    },
                ]
            }
        },
        Mistake("crash reports are not flushed at the end", [.effects: .willTerminate]) {
            $0.appStateDelegate.split("CrashLog") {
                [$0.without(.willTerminate), Handling(.willTerminate) { _ in CrashReports.log("terminate") }]
            }
        },
        Mistake("crash reports are flushed too early", [.order: .didEnterBackground]) {
            $0.appStateDelegate.split("CrashLog") {
                [
                    $0.without(.didEnterBackground),
                    Handling(.didEnterBackground) { _ in
                        CrashReports.flush()
                        CrashReports.log("background")
                    },
                ]
            }
        },
        Mistake("an active app is counted once in a life", [.effects: .didBecomeActive]) {
            let isCounted = Memory(false)
            $0.appStateDelegate.split("UsageAnalytics") {
                [
                    $0.without(.didBecomeActive),
                    Handling(.didBecomeActive) { _ in
                        if !isCounted.value { Analytics.track("active") }
                        isCounted.value = true
                    },
                ]
            }
        },
    ]
}

extension Roles {
    /// Fetches the configuration at some of the returns to the foreground.
    mutating func fetchConfiguration(if isDue: @escaping @MainActor (Int) -> Bool) {
        let count = Memory(0)
        self.appStateDelegate.split("Configuration") {
            [
                $0.without(.willEnterForeground),
                Handling(.willEnterForeground) { _ in
                    count.value += 1
                    if isDue(count.value) { RemoteConfiguration.fetch() }
                },
            ]
        }
    }
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
