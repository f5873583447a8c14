import DecoupledAppDelegate
import HeadlessUIKit
import Testing

/// A recipe, what is its SDK's own, and what its SDK has to be called for.
struct Recipe: Sendable, CustomTestStringConvertible {
    var handler: @MainActor @Sendable () -> any RoleHandler
    let testDescription: String

    /// The calls when the app is launched.
    var launch: [String] = []

    /// The calls when something of the SDK's own happens.
    var calls: [Occasion: [String]]

    /// What happens to nobody else if it is the SDK's own.
    var claims: Set<Occasion> = []

    var url = URL(string: "courier://sdk")
    var link = URL(string: "https://sdk.example.com")
    var payload: [String: any Sendable] = ["sdk": "1"]

    static let all = [
        Recipe(
            handler: { FirebaseHandler() },
            testDescription: "Firebase",
            launch: ["FirebaseApp.configure"],
            calls: [
                .token: ["Messaging.apnsToken", "Auth.setAPNSToken"],
                .push: ["Auth.canHandleNotification", "Messaging.appDidReceiveMessage"],
                .presentation: ["Messaging.appDidReceiveMessage"],
                .response: ["Messaging.appDidReceiveMessage"],
                .url: ["Auth.canHandle"],
            ],
            claims: [.url],
            url: URL(string: "com.googleusercontent.apps.7://firebaseauth/link")
        ),
        Recipe(
            handler: { FirebaseHandler() },
            testDescription: "Firebase, signing in by phone",
            launch: ["FirebaseApp.configure"],
            calls: [
                .token: ["Messaging.apnsToken", "Auth.setAPNSToken"],
                .push: ["Auth.canHandleNotification"],
                .presentation: ["Messaging.appDidReceiveMessage"],
                .response: ["Messaging.appDidReceiveMessage"],
                .url: ["Auth.canHandle"],
            ],
            payload: ["com.google.firebase.auth": "1"]
        ),
        Recipe(
            handler: { BrazeHandler() },
            testDescription: "Braze",
            launch: ["Braze.init"],
            calls: [
                .token: ["Braze.register"],
                .push: ["Braze.handleBackgroundNotification"],
                .presentation: ["Braze.handleForegroundNotification"],
                .response: ["Braze.handleUserNotification"],
            ],
            payload: ["ab": "1"]
        ),
        Recipe(
            handler: { CustomerIOHandler() },
            testDescription: "Customer.io",
            launch: ["CustomerIO.initialize", "MessagingPushAPN.initialize"],
            calls: [
                .token: ["MessagingPush.registerDeviceToken"],
                .failure: ["MessagingPush.didFailToRegister"],
                .response: ["MessagingPush.didReceive"],
            ],
            payload: ["CIO-Delivery-ID": "1"]
        ),
        Recipe(
            handler: { KlaviyoHandler { _ in } },
            testDescription: "Klaviyo",
            launch: ["KlaviyoSDK.initialize"],
            calls: [
                .token: ["KlaviyoSDK.set(pushToken:)"],
                .response: ["KlaviyoSDK.handle"],
                .link: ["KlaviyoSDK.handleUniversalTrackingLink"],
            ],
            claims: [.link],
            link: URL(string: "https://klaviyo.example.com/u/7"),
            payload: ["body": ["_k": "1"]]
        ),
        Recipe(
            handler: { GoogleSignInHandler() },
            testDescription: "Google Sign-In",
            calls: [.url: ["GIDSignIn.handle"]],
            claims: [.url],
            url: URL(string: "com.googleusercontent.apps.7:/oauth2callback")
        ),
        Recipe(
            handler: { MSALHandler() },
            testDescription: "MSAL",
            calls: [.url: ["MSALPublicClientApplication.handleMSALResponse from com.example.sender"]],
            claims: [.url],
            url: URL(string: "msauth.com.example.courier://auth")
        ),
        Recipe(
            handler: { FacebookHandler() },
            testDescription: "Facebook",
            launch: ["ApplicationDelegate.didFinishLaunching"],
            calls: [.url: ["ApplicationDelegate.open"], .link: ["ApplicationDelegate.continue"]],
            claims: [.url],
            url: URL(string: "fb7://authorize")
        ),
        Recipe(
            handler: { BranchHandler { _ in } },
            testDescription: "Branch",
            launch: ["Branch.initSession"],
            calls: [.url: ["Branch.handleDeepLink"], .link: ["Branch.continue"]],
            claims: [.url, .link],
            url: URL(string: "courier://open?link_click_id=7"),
            link: URL(string: "https://courier.app.link/7")
        ),
        Recipe(
            handler: { AppsFlyerHandler() },
            testDescription: "AppsFlyer",
            launch: ["AppsFlyerLib.initialize", "AppsFlyerLib.handleLaunchOptions", "AppsFlyerLib.start"],
            calls: [
                .token: ["AppsFlyerLib.registerUninstall"],
                .push: ["AppsFlyerLib.handlePushNotification"],
                .url: ["AppsFlyerLib.handleOpen"],
                .link: ["AppsFlyerLib.continue"],
            ]
        ),
        Recipe(
            handler: { AdjustHandler() },
            testDescription: "Adjust",
            launch: ["Adjust.initSdk"],
            calls: [
                .token: ["Adjust.setPushToken"],
                .url: ["Adjust.processDeeplink"],
                .link: ["Adjust.processDeeplink"],
            ]
        ),
    ]
}
