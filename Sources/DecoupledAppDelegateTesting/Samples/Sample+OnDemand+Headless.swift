#if !canImport(UIKit)
import DecoupledAppDelegate
import HeadlessUIKit

@MainActor extension [Sample] {
    /// What can be made where there is no UIKit.
    static var ofPlatform: [Sample] {
        var samples: [Sample] = [
            .notification(content), .response(to: content),
            Sample(.openNotificationSettings) { nil },
            Sample(.buildMenu) { HeadlessSystem.menuBuilder },
            .rotation, .restoringReconnection,
            Sample(.didDiscardSceneSessions) { UISceneSession.samples }.on(.nothing, as: "closed windows"),
            .configuration { UIScene.ConnectionOptions() },
        ]
        #if CloudKit
        samples.append(
            Sample(.didAcceptCloudKitShare) {
                CKShare.Metadata(containerIdentifier: "sample")
            })
        #endif
        return samples
    }

    private static var content: UNMutableNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = "sample"
        return content
    }
}

@MainActor extension [Sample] {
    /// What a scene is configured for, where one of the samples is what it connects for.
    static func configurations(for samples: [Sample]) -> [Sample] {
        samples.compactMap { sample in
            guard sample.occasion.connectionOptions != nil else { return nil }
            return .configuration { sample.occasion.connectionOptions ?? UIScene.ConnectionOptions() }
                .named("configuration for \(sample.name)")
        }
    }
}

extension Sample {
    fileprivate static func configuration(_ options: @escaping @MainActor () -> UIScene.ConnectionOptions) -> Sample {
        Sample(.configurationForConnectingScene) {
            (UISceneSession.sample(.windowApplication), options())
        }.on(.nothing, as: "configuration")
    }

    fileprivate static var rotation: Sample {
        Sample(.windowSceneDidUpdateGeometry) {
            let scene = makeScene()
            return (scene, scene.coordinateSpace, .portrait, UITraitCollection())
        }.on(.rotation)
    }

    /// The system disconnects the scene, and connects it again with what it has saved.
    fileprivate static var restoringReconnection: Sample {
        Sample(.sceneRestoreInteractionState) {
            (makeScene(), NSUserActivity(activityType: "sample"))
        }.on(.reconnection(restoring: "sample"))
    }
}
#endif
