import DecoupledAppDelegate

/// What an app must declare before UIKit sends it an event.
@MainActor struct Demand {
    /// The events; one that a handler wants raises the demand.
    let events: [AppEvent]

    var kind = Finding.Kind.missingDeclaration

    /// What to do.
    let remedy: String

    let isMet: (AppDeclaration) -> Bool
}

extension Demand {
    /// A demand for an entitlement, which is met where entitlements are not looked at.
    private init(events: [AppEvent], entitlement: String, remedy: String) {
        self.init(events: events, kind: .missingEntitlement, remedy: remedy) { declaration in
            declaration.entitlements.map { $0[entitlement] != nil } ?? true
        }
    }

    /// Every demand, with the page of Apple's that names it.
    static let all = ofRequests + ofFrameworks + ofScenes + ofRemoteNotifications + ofBackgroundFetch

    private static let ofRequests = [
        // https://developer.apple.com/documentation/xcode/defining-a-custom-url-scheme-for-your-app
        // https://developer.apple.com/documentation/bundleresources/information-property-list/cfbundledocumenttypes
        Demand(
            events: [.openURL],
            remedy:
                "Info.plist declares no URL scheme, so no other app can open a URL of this one. Add one to CFBundleURLTypes, or document "
                + "types to CFBundleDocumentTypes."
        ) { !$0.urlSchemes.isEmpty || ($0.infoPlist["CFBundleDocumentTypes"] as? [Any])?.isEmpty == false },
        // https://developer.apple.com/documentation/bundleresources/information-property-list/nsuseractivitytypes
        // https://developer.apple.com/documentation/xcode/supporting-associated-domains
        Demand(
            events: [.continueUserActivity],
            remedy:
                "Info.plist declares no activity type, so Handoff does not reach the app. Add the types to NSUserActivityTypes; for "
                + "universal links alone, pass the app's entitlements, which have com.apple.developer.associated-domains."
        ) { !$0.activityTypes.isEmpty || !$0.webHosts.isEmpty },
    ]

    private static let ofFrameworks = ofHealth + ofIntents + ofCloudKit

    private static let ofHealth = [
        // https://developer.apple.com/documentation/healthkit/protecting-user-privacy
        Demand(
            events: [.shouldRequestHealthAuthorization],
            remedy: "Info.plist does not say what health data is for, so authorization cannot be requested. Add "
                + "NSHealthShareUsageDescription or NSHealthUpdateUsageDescription."
        ) {
            $0.infoPlist["NSHealthShareUsageDescription"] != nil
                || $0.infoPlist["NSHealthUpdateUsageDescription"] != nil
        },
        // https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.healthkit
        Demand(
            events: [.shouldRequestHealthAuthorization],
            entitlement: "com.apple.developer.healthkit",
            remedy: "the app lacks the entitlement com.apple.developer.healthkit. Add the HealthKit capability."
        ),
    ]

    #if Intents
    private static let ofIntents = [
        // https://developer.apple.com/documentation/bundleresources/information-property-list/inintentssupported
        Demand(
            events: [.handlerForIntent],
            remedy:
                "Info.plist names no intent, so UIKit does not call the app for one. Add the classes to INIntentsSupported."
        ) { !$0.strings("INIntentsSupported").isEmpty },
        // https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:handlerfor:)
        Demand(
            events: [.handlerForIntent],
            remedy: "UIKit asks only apps that support multiple scenes for a handler of an intent. Set "
                + "UIApplicationSupportsMultipleScenes in UIApplicationSceneManifest to true."
        ) { $0.supportsMultipleScenes == true },
        // https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.siri
        Demand(
            events: [.handlerForIntent],
            entitlement: "com.apple.developer.siri",
            remedy: "the app lacks the entitlement com.apple.developer.siri. Add the Siri capability."
        ),
    ]
    #else
    private static let ofIntents: [Demand] = []
    #endif

    #if CloudKit
    private static let ofCloudKit = [
        // https://developer.apple.com/documentation/bundleresources/information-property-list/cksharingsupported
        Demand(
            events: [.didAcceptCloudKitShare],
            remedy:
                "Info.plist does not say that the app takes CloudKit shares, so it is not launched for one. Set CKSharingSupported "
                + "to true."
        ) { $0.infoPlist["CKSharingSupported"] as? Bool == true },
        // https://developer.apple.com/documentation/bundleresources/entitlements/com.apple.developer.icloud-services
        Demand(
            events: [.didAcceptCloudKitShare], entitlement: "com.apple.developer.icloud-services",
            remedy:
                "the app lacks the entitlement com.apple.developer.icloud-services. Add the iCloud capability, with CloudKit."
        ),
    ]
    #else
    private static let ofCloudKit: [Demand] = []
    #endif

    // https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest
    private static let ofScenes =
        ([
            AppEvent.sceneWillConnect, .sceneDidBecomeActive, .sceneStateRestorationActivity,
            .configurationForConnectingScene,
        ] + AppEvent.all(in: \.windowGeometryDelegate)).map { event in
            Demand(
                events: [event],
                remedy:
                    "Info.plist has no scene manifest, so UIKit sends no scene events. Add UIApplicationSceneManifest."
            ) { $0.sceneManifest != nil }
        } + [
            // https://developer.apple.com/documentation/uikit/restoring-your-app-s-state
            Demand(
                events: [.sceneStateRestorationActivity, .sceneRestoreInteractionState],
                remedy:
                    "Info.plist declares no activity type, so UIKit restores no scene from an activity. Add the types to "
                    + "NSUserActivityTypes."
            ) { $0.sceneManifest == nil || !$0.activityTypes.isEmpty },
            // https://developer.apple.com/documentation/uikit/preserving-your-app-s-ui-across-launches
            Demand(
                events: [
                    .shouldSaveState, .shouldRestoreState, .viewControllerForRestoration, .willEncodeState,
                    .didDecodeState,
                ], kind: .conflictingDeclaration,
                remedy:
                    "Info.plist has a scene manifest, with which UIKit restores each scene and not the app. Use the slot "
                    + "sceneRestorationDelegate."
            ) { $0.sceneManifest == nil },
        ]

    #if RemoteNotifications
    private static let ofRemoteNotifications = [
        // https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app
        Demand(
            events: [.didReceiveRemoteNotification],
            remedy:
                "Info.plist lacks a background mode, so the app is not woken for a remote notification. Add remote-notification to "
                + "UIBackgroundModes."
        ) { $0.backgroundModes.contains("remote-notification") },
        // https://developer.apple.com/documentation/bundleresources/entitlements/aps-environment
        Demand(
            events: [.didRegisterForRemoteNotifications, .didReceiveRemoteNotification], entitlement: "aps-environment",
            remedy:
                "the app lacks the entitlement aps-environment, so it cannot register for remote notifications. Add the Push "
                + "Notifications capability."),
    ]
    #else
    private static let ofRemoteNotifications: [Demand] = []
    #endif

    #if !os(visionOS)
    private static let ofBackgroundFetch = [
        // https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:performfetchwithcompletionhandler:)
        Demand(
            events: [.performFetch],
            remedy:
                "Info.plist lacks a background mode, so the app is not woken to fetch. Add fetch to UIBackgroundModes."
        ) { $0.backgroundModes.contains("fetch") },
        // https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
        Demand(
            events: [.performFetch], kind: .conflictingDeclaration,
            remedy:
                "Info.plist has BGTaskSchedulerPermittedIdentifiers, so UIKit no longer calls the app delegate to fetch. Fetch in a "
                + "BGAppRefreshTask, or remove the key."
        ) { $0.infoPlist["BGTaskSchedulerPermittedIdentifiers"] == nil },
    ]
    #else
    private static let ofBackgroundFetch: [Demand] = []
    #endif
}
