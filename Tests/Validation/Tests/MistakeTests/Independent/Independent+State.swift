#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopKit

/// Mistakes and refactorings by somebody who did not know what a comparison finds.
///
/// None of them has samples of its own: what the article's samples do not reach is a mistake that a developer ships.
enum Independent {}

extension Independent {
    static let launch: [Mistake] = [
        Mistake("the store is opened after the launch", playing: .shop, [.otherEvent: .willFinishLaunching]) {
            $0.appStateDelegate.replace("Persistence") {
                [
                    $0.without(.willFinishLaunching),
                    Handling(.didFinishLaunching) { _ in
                        Store.open()
                        return true
                    },
                ]
            }
        },
        Mistake("usage is counted before analytics start", playing: .shop, [.order: .didFinishLaunching]) {
            $0.appStateDelegate.replace("UsageAnalytics") {
                [
                    $0.without(.didFinishLaunching),
                    Handling(.didFinishLaunching) { _ in
                        Analytics.track("launch")
                        Analytics.start(key: "0a1b2c3d")
                        return true
                    },
                ]
            }
        },
        Mistake(
            "the launch says no if a URL is its cause", playing: .shop,
            [.answer: .didFinishLaunching, .missingEvent: .openURL]
        ) {
            $0.appStateDelegate.append(Handling(.didFinishLaunching) { $0?[.url] == nil })
        },
        Mistake(
            "a quick action is performed in the launch, which says no", playing: .shop,
            [.answer: .didFinishLaunching, .missingEvent: .performShortcutAction]
        ) {
            $0.appStateDelegate.append(
                Handling(.didFinishLaunching) { input in
                    guard input?[.shortcutItem] != nil else { return true }
                    Navigator.show(.cart)
                    return false
                }
            )
        },
        Mistake("a launch by a push is not counted", playing: .shop, [.effects: .didFinishLaunching]) {
            $0.appStateDelegate.replace("UsageAnalytics") { analytics in
                [
                    analytics.without(.didFinishLaunching),
                    Handling(.didFinishLaunching) { input in
                        guard input?[.remoteNotification] == nil else { return true }
                        return analytics.application(.shared, didFinishLaunchingWithOptions: input)
                    },
                ]
            }
        },
    ]

    static let lifeCycle: [Mistake] = [
        Mistake("a session of analytics ends that never began", playing: .shop, [.effects: .didEnterBackground]) {
            $0.appStateDelegate.replace("UsageAnalytics") {
                [$0.without(.didEnterBackground), Handling(.didEnterBackground) { _ in Analytics.endSession() }]
            }
        },
        Mistake("the rating is asked for at every fifth return", playing: .shop, [.effects: .willEnterForeground]) {
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
        Mistake("the rating is asked for one return too early", playing: .shop, [.effects: .willEnterForeground]) {
            let (count, isBegun) = (Memory(0), Memory(false))
            $0.appStateDelegate.replace("UsageAnalytics") { analytics in
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
        Mistake("the configuration comes at every fifth return", playing: .shop, [.effects: .willEnterForeground]) {
            $0.fetchConfiguration { $0 % 5 == 0 }
        },
        Mistake("the configuration comes at every 20th return", playing: .shop, [.effects: .willEnterForeground]) {
            $0.fetchConfiguration { $0 % 20 == 0 }
        },
        Mistake(
            "the configuration comes at each return, of which the launch is one now", playing: .shop,
            [.effects: .willEnterForeground, .newEvent: .willEnterForeground]
        ) { $0.fetchConfiguration { _ in true } },
        Mistake(
            "a rating is asked for at the first return, of which the launch is one now", playing: .shop,
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
        Mistake("the curtain falls in the background only", playing: .shop, [.otherEvent: .willResignActive]) {
            $0.appStateDelegate.replace("PrivacyCurtain") {
                let curtain = $0
                return [
                    curtain.without(.willResignActive),
                    Handling(.didEnterBackground) { _ in curtain.applicationWillResignActive(.shared) },
                ]
            }
        },
        Mistake("the curtain rises once in a life", playing: .shop, [.effects: .didBecomeActive]) {
            let wasUncovered = Memory(false)
            $0.appStateDelegate.replace("PrivacyCurtain") { _ in
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
        Mistake("the store is saved when the app is inactive", playing: .shop, [.otherEvent: .didEnterBackground]) {
            $0.appStateDelegate.replace("Persistence") {
                [$0.without(.didEnterBackground), Handling(.willResignActive) { _ in Store.save() }]
            }
        },
        Mistake("the store is closed before it is saved", playing: .shop, [.order: .willTerminate]) {
            $0.appStateDelegate.replace("Persistence") {
                [
                    $0.without(.willTerminate),
                    Handling(.willTerminate) { _ in
                        Store.close()
                        Store.save()
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
        self.appStateDelegate.replace("Configuration") {
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
#endif
