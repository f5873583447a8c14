import Foundation
import HeadlessUIKit
import Testing

@MainActor struct SceneLaunchTests {
    private let parcel = URL(fileURLWithPath: "/parcel/7")
    private let tablet = Tablet()

    @Test func aSceneConnectsAfterLaunchAndComesToTheFront() {
        let log = tablet.log { tablet.system.launch() }
        #expect(
            log == [
                "willFinishLaunching background", "didFinishLaunching background",
                "configurationForConnecting 1 background", "willConnect 1 unattached",
                "willEnterForeground 1 unattached", "didBecomeActive 1 foregroundActive",
            ]
        )
        #expect(tablet.application.applicationState == .active)
    }

    @Test func theNotificationsOfTheApplicationFollowThoseOfItsFirstScene() {
        let log = tablet.logWithNotifications { tablet.system.launch() }
        #expect(
            log == [
                "willFinishLaunching background", "didFinishLaunching background",
                "UIApplicationDidFinishLaunchingNotification background",
                "configurationForConnecting 1 background",
                "UISceneWillConnectNotification 1 unattached", "willConnect 1 unattached",
                "willEnterForeground 1 unattached", "UISceneWillEnterForegroundNotification 1 unattached",
                "UIApplicationWillEnterForegroundNotification background",
                "didBecomeActive 1 foregroundActive", "UISceneDidActivateNotification 1 foregroundActive",
                "UIApplicationDidBecomeActiveNotification active",
            ]
        )
    }

    @Test func whateverItIsLaunchedForTheLaunchOptionsAreNil() {
        let share = CKShare.Metadata(containerIdentifier: "iCloud.parcels")
        let reasons: [LaunchReason] = [
            .user, .background, .url(parcel), .userActivity(NSUserActivity(activityType: "parcel")),
            .cloudKitShare(share),
        ]
        for reason in reasons {
            let tablet = Tablet()
            tablet.system.launchReason = reason
            tablet.system.launch()
            #expect(tablet.delegate.launchOptions.count == 2)
            #expect(tablet.delegate.launchOptions.allSatisfy { $0 == nil })
        }
    }

    @Test func whatItIsLaunchedForIsInTheConnectionOptionsAndNowhereElse() throws {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        let item = UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan")
        let share = CKShare.Metadata(containerIdentifier: "iCloud.parcels")
        func options(of reason: LaunchReason) throws -> UIScene.ConnectionOptions {
            let tablet = Tablet()
            tablet.system.launchReason = reason
            let log = tablet.log { tablet.system.launch() }
            #expect(log.count == 6, "\(reason): \(log)")
            return try #require(tablet.delegate.connectionOptions.first)
        }
        let opening = try options(of: .url(parcel, sourceApplication: "com.example.mail"))
        #expect(opening.urlContexts.map(\.url) == [parcel])
        #expect(opening.urlContexts.first?.options.sourceApplication == "com.example.mail")
        #expect(opening.sourceApplication == "com.example.mail")
        #expect(try options(of: .userActivity(activity)).userActivities == [activity])
        #expect(try options(of: .shortcutItem(item)).shortcutItem === item)
        #expect(try options(of: .cloudKitShare(share)).cloudKitShareMetadata === share)
    }

    @Test func ofAHandoffTheTypeComesFirstAndTheActivityFollows() {
        tablet.system.launchReason = .handoff(NSUserActivity(activityType: "parcel"))
        let log = tablet.log { tablet.system.launch() }
        #expect(log.suffix(2) == ["didBecomeActive 1 foregroundActive", "continue parcel 1 foregroundActive"])
        #expect(tablet.delegate.connectionOptions.first?.handoffUserActivityType == "parcel")
        #expect(tablet.delegate.connectionOptions.first?.userActivities.isEmpty == true)
    }

    @Test func aLaunchMethodThatSaysFalseDoesNotKeepTheURLBack() {
        tablet.delegate.willLaunch = false
        tablet.delegate.didLaunch = false
        tablet.system.launchReason = .url(parcel)
        #expect(!tablet.system.launch())
        #expect(tablet.delegate.connectionOptions.first?.urlContexts.first?.url == parcel)
    }

    @Test func aLaunchInTheBackgroundConnectsNoScene() {
        tablet.system.launchReason = .background
        let log = tablet.logWithNotifications {
            tablet.system.launch()
            tablet.system.receiveRemoteNotification([:]) { #expect($0 == .newData) }
        }
        #expect(
            log == [
                "willFinishLaunching background", "didFinishLaunching background",
                "UIApplicationDidFinishLaunchingNotification background", "didReceiveRemoteNotification background",
            ]
        )
        #expect(tablet.application.connectedScenes.isEmpty)
    }

    @Test func anAppThatWasLaunchedInTheBackgroundConnectsASceneWhenItComesToTheFront() {
        tablet.system.launchReason = .background
        tablet.system.launch()
        let log = tablet.log { tablet.system.enterForeground() }
        #expect(log.last == "didBecomeActive 1 foregroundActive")
    }

    @Test func aURLForAnAppWithoutASceneConnectsOneAndIsInItsOptions() {
        tablet.system.launchReason = .background
        tablet.system.launch()
        let log = tablet.log { #expect(tablet.system.open(parcel) == true) }
        #expect(!log.contains { $0.hasPrefix("openURLContexts") })
        #expect(tablet.delegate.connectionOptions.first?.urlContexts.map(\.url) == [parcel])
    }

    @Test func aURLForAnAppThatIsNotRunningLaunchesIt() {
        let log = tablet.log { tablet.system.open(parcel) }
        #expect(log.prefix(2) == ["willFinishLaunching background", "didFinishLaunching background"])
        #expect(tablet.delegate.connectionOptions.map { $0.urlContexts.map(\.url) } == [[parcel]])
        #expect(tablet.log { tablet.system.launch() }.isEmpty)
    }

    @Test func anAppLaunchesForTheFirstURLAmongItsArguments() {
        ArgumentSource(arguments: ["courier://parcel/7"]).start(tablet.system)
        tablet.system.launch()
        #expect(tablet.delegate.connectionOptions.first?.urlContexts.first?.url.absoluteString == "courier://parcel/7")
    }

    @Test func withoutScenesTheLaunchInTheBackgroundIsQuietToo() {
        let phone = Phone()
        phone.system.launchReason = .background
        let log = phone.log { phone.system.launch() }
        #expect(log == ["willFinishLaunching background", "didFinishLaunching background"])
        #expect(phone.log { phone.system.enterForeground() }.last == "didBecomeActive active")
    }

    @Test func withoutScenesAnActivityIsAnnouncedInTheLaunchOptionsAndContinued() {
        let phone = Phone()
        phone.system.launchReason = .userActivity(NSUserActivity(activityType: "parcel"))
        let log = phone.log { phone.system.launch() }
        #expect(log.dropFirst(2).prefix(2) == ["willContinue parcel inactive", "continue parcel inactive"])
        let options = phone.delegate.launchOptions.first??[.userActivityDictionary]
        let type = UIApplication.LaunchOptionsKey.userActivityType.rawValue
        #expect((options as? [String: Any])?[type] as? String == "parcel")
    }
}
