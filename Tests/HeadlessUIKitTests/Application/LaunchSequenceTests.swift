import Foundation
import HeadlessUIKit
import Testing

@MainActor struct LaunchSequenceTests {
    private let parcel = URL(fileURLWithPath: "/parcel/7")

    @Test func launchIsInactiveUntilItBecomesActive() {
        let phone = Phone()
        #expect(phone.application.applicationState == .background)
        #expect(
            phone.log { phone.system.launch() } == [
                "willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive active",
            ]
        )
    }

    @Test func eachNotificationFollowsTheDelegateMethodOfItsName() {
        let phone = Phone()
        #expect(
            phone.logWithNotifications { phone.system.launch() } == [
                "willFinishLaunching inactive",
                "didFinishLaunching inactive", "UIApplicationDidFinishLaunchingNotification inactive",
                "didBecomeActive active", "UIApplicationDidBecomeActiveNotification active",
            ]
        )
    }

    @Test func theUserLaunchesWithoutOptions() {
        let phone = Phone()
        phone.system.launch()
        #expect(phone.delegate.launchOptions.count == 2)
        #expect(phone.delegate.launchOptions.allSatisfy { $0 == nil })
    }

    @Test func theLaunchURLIsInTheOptionsAndIsOpenedBeforeTheAppBecomesActive() {
        let phone = Phone()
        phone.system.launchReason = .url(parcel, sourceApplication: "com.example.mail")
        #expect(
            phone.log { phone.system.launch() } == [
                "willFinishLaunching inactive", "didFinishLaunching inactive",
                "openURL \(parcel) inactive", "didBecomeActive active",
            ]
        )
        for options in phone.delegate.launchOptions {
            #expect(options?[.url] as? URL == parcel)
            #expect(options?[.sourceApplication] as? String == "com.example.mail")
        }
    }

    @Test(arguments: [(false, true), (true, false), (false, false)])
    func neitherURLNorShortcutIsDeliveredIfALaunchMethodSaidFalse(will: Bool, did: Bool) {
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        for reason in [LaunchReason.url(parcel), .shortcutItem(item)] {
            let phone = Phone()
            phone.delegate.willLaunch = will
            phone.delegate.didLaunch = did
            phone.system.launchReason = reason
            let log = phone.log { #expect(!phone.system.launch()) }
            #expect(
                log == ["willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive active"]
            )
        }
    }

    @Test func aShortcutAtLaunchIsInTheOptionsAndIsPerformedOnce() {
        let phone = Phone()
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        phone.system.launchReason = .shortcutItem(item)
        #expect(
            phone.log { phone.system.launch() } == [
                "willFinishLaunching inactive", "didFinishLaunching inactive",
                "performAction scan inactive", "didBecomeActive active",
            ]
        )
        #expect(phone.delegate.launchOptions.allSatisfy { $0?[.shortcutItem] as? UIApplicationShortcutItem === item })
    }

    @Test func launchMethodsThatTheDelegateLacksDoNotKeepTheURLBack() {
        let phone = Phone(lacks: [
            "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
        ])
        phone.system.launchReason = .url(parcel)
        let log = phone.log { #expect(phone.system.launch()) }
        #expect(log == ["openURL \(parcel) inactive", "didBecomeActive active"])
    }

    @Test func anAppIsLaunchedOnce() {
        let phone = Phone()
        phone.system.launch()
        #expect(phone.log { phone.system.launch() }.isEmpty)
    }

    @Test func theFirstURLAmongTheArgumentsIsTheLaunchURL() {
        let phone = Phone()
        let source = ArgumentSource(arguments: ["--log", "json", "courier://parcel/7", "courier://parcel/8"])
        source.start(phone.system)
        phone.system.launch()
        #expect(phone.delegate.log.contains("openURL courier://parcel/7 inactive"))
        #expect(!phone.delegate.log.contains { $0.contains("parcel/8") })
    }

    @Test func argumentsThatAreNoURLLaunchForTheUser() {
        let phone = Phone()
        ArgumentSource(arguments: ["tour", "--port", "localhost:80", "://nowhere"]).start(phone.system)
        phone.system.launch()
        #expect(phone.delegate.launchOptions.allSatisfy { $0 == nil })
    }
}
