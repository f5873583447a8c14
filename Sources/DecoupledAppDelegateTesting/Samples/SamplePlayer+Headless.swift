#if !(os(iOS) || os(tvOS) || os(visionOS))
import DecoupledAppDelegate
import HeadlessUIKit

extension SamplePlayer {
    /// Launches an app with scenes: what it is launched for is in the options of the scene that connects.
    func connect(for occasion: Occasion, _ deliver: () -> Void) {
        switch occasion {
        case .backgroundWork:
            app.launch(inBackground: true)
            deliver()
        case .response(let make):
            // UIKit also calls the notification center's delegate with the same response.
            let response = make()
            let options = UIScene.ConnectionOptions(notificationResponse: response)
            app.connectScene(options)
            app.deliver(
                .didReceiveNotificationResponse,
                NotificationResponseInput(center: app.notificationCenter, response: response)
            )
            noteSent(.didReceiveNotificationResponse)
        case .shortcut(let type):
            app.connectScene(performing: UIApplicationShortcutItem(type: type, localizedTitle: type))
            noteSent(.performShortcutAction)
        case .url(let url, let options):
            let context = UIOpenURLContext(url: url, options: options.ofScene)
            app.connectScene(
                UIScene.ConnectionOptions(
                    urlContexts: [context], sourceApplication: options[.sourceApplication] as? String))
        case .activity(let make):
            app.connectScene(continuing: make())
        default:
            app.connectScene()
        }
    }
}

extension OpenURLOptions {
    /// The options as a scene is given them.
    @MainActor fileprivate var ofScene: UIScene.OpenURLOptions {
        UIScene.OpenURLOptions(
            sourceApplication: self[.sourceApplication] as? String,
            annotation: self[.annotation],
            openInPlace: self[.openInPlace] as? Bool ?? false,
            eventAttribution: self[.eventAttribution] as? UIEventAttribution
        )
    }
}

extension Comparison.World {
    /// The worlds that can be played here.
    static let playable = Set(allCases)
}
#endif
