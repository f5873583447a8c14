import DecoupledAppDelegate
import DecoupledAppDelegateTracing

/// What happens outside an app for UIKit to send it an event.
@MainActor enum Occasion {
    /// Nothing that is known: the event reaches the app as it is.
    case nothing

    /// Somebody taps the app's icon.
    case launch

    /// The user leaves the app.
    case leaving

    /// The user leaves the app and comes back.
    case roundTrip

    /// The app ends.
    case termination

    /// The user opens a URL, and the app comes to the front.
    case url(URL, OpenURLOptions)

    /// The user continues an activity, and the app comes to the front.
    case activity(@MainActor () -> NSUserActivity)

    /// The user accepts a share, and the app comes to the front.
    case share(@MainActor () -> Any)

    #if !os(tvOS)
    /// The user chooses a quick action, and the app comes to the front.
    case shortcut(@MainActor () -> UIApplicationShortcutItem)

    /// The user responds to a notification, and the app comes to the front unless the action is one for the background.
    case response(@MainActor () -> UNNotificationResponse)
    #endif

    /// The user opens a second window.
    case secondWindow

    case rotation

    /// The user leaves the app, the system disconnects the scene to save memory, and the user comes back to it; without scenes the user just
    /// comes back. A scene that has saved nothing is given an activity of the type, if there is one.
    case reconnection(restoring: String?)

    /// The app is launched for a scene that is no window, such as that of a car or of a second display.
    case sceneLaunch(UISceneSession.Role)

    /// A notification arrives.
    case presentation

    /// The user opens the app's settings of notifications, and the app comes to the front.
    case settings

    /// The app is launched into the background, and receives nothing more.
    case backgroundLaunch(LaunchOptions)

    /// The app is woken for work in the background.
    case backgroundWork(LaunchOptions)

    /// The test's own code runs.
    case step(String, @MainActor () async -> Void)

    /// One thing happens after another; the app is started for the first that is no step.
    case several(String, [Sample])

    /// Several things happen before any turn of the main queue passes.
    case together([Sample])

    /// Each of several things happens in a life of the app of its own, one after the other.
    case lives([Sample])

    /// A call or the Control Center covers the app, which becomes inactive.
    case covering

    /// What covered the app goes away.
    case uncovering

    /// Something happens in the last of the windows that there have to be.
    indirect case inLastWindow(Sample, of: Set<Need>)
}

extension Occasion {
    /// What brings about an event, as far as the event by itself tells.
    init(of event: AppEvent, _ input: @escaping @MainActor () -> Any) {
        self =
            switch event {
            case .willResignActive: .covering
            case .didEnterBackground: .leaving
            case .willEnterForeground: .roundTrip
            case .didBecomeActive: .uncovering
            case .willTerminate: .termination
            case .willPresentNotification: .presentation
            #if !os(tvOS)
            case .openNotificationSettings: .settings
            #endif
            #if CloudKit
            case .didAcceptCloudKitShare: .share(input)
            #endif
            default: .nothing
            }
    }

    /// What happens, for readers; nil where the event and its arguments say it.
    var name: String? {
        switch self {
        case .launch: "a launch"
        case .leaving: "to the background"
        case .roundTrip: "to the background and back"
        case .termination: "the end"
        case .secondWindow: "a second window"
        case .covering: "something covers the app"
        case .uncovering: "nothing covers the app any more"
        case .rotation: "the device is turned"
        case .reconnection(nil): "to the background, and back when the scene has been disconnected"
        case .reconnection: "the scene is disconnected and comes back with what it has saved"
        case .sceneLaunch(let role): "a launch for \(role.rawValue)"
        case .url(let url, _): url.absoluteString
        case .several(let name, _), .step(let name, _): name #if !os(tvOS)
        case .shortcut(let make):
            "quick action \(InputText().text(of: make(), at: .performShortcutAction))"
        #endif
        default: nil
        }
    }
}
