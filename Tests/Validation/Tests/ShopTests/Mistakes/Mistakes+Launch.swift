import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    static let launch: [Mistake] = [
        Mistake("the theme is not applied", playing: [.launch], [.effects: .didFinishLaunching]) {
            $0.drop("Appearance")
        },
        Mistake(
            "the crash log starts after the store", playing: [.launch],
            [.order: .willFinishLaunching, .order: .didBecomeActive, .newEvent: .willEnterForeground]
        ) {
            $0.appStateDelegate.moveToEnd("CrashLog")
        },
        Mistake("the theme is applied too early", playing: [.launch], [.otherEvent: .didFinishLaunching]) {
            $0.drop("Appearance")
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
        Mistake("the store is opened after the launch", [.otherEvent: .willFinishLaunching]) {
            $0.appStateDelegate.split("Persistence") {
                [
                    $0.without(.willFinishLaunching),
                    Handling(.didFinishLaunching) { _ in
                        Store.open()
                        return true
                    },
                ]
            }
        },
        Mistake("usage is counted before analytics start", [.order: .didFinishLaunching]) {
            $0.appStateDelegate.split("UsageAnalytics") {
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
        Mistake("the launch says no if a URL is its cause", [.answer: .didFinishLaunching, .missingEvent: .openURL]) {
            $0.appStateDelegate.append(Handling(.didFinishLaunching) { $0?[.url] == nil })
        },
        Mistake(
            "a quick action is performed in the launch, which says no",
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
        Mistake("a launch by a push is not counted", [.effects: .didFinishLaunching]) {
            $0.appStateDelegate.split("UsageAnalytics") { analytics in
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
}
