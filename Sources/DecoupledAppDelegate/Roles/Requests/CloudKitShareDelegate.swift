#if CloudKit
/// The role that accepts CloudKit shares.
///
/// All handlers of the slot are called, in slot order, on the main thread. In an app with scenes the share belongs to a
/// scene; a handler that wants to know which one implements the second method.
@preconcurrency @MainActor public protocol CloudKitShareDelegate: RoleHandler {
    /// Called when the user has accepted a share.
    ///
    /// There is no default, so that a misspelled method does not compile.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - cloudKitShareMetadata: The share.
    func application(
        _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)

    /// Called when the user has accepted a share that belongs to a scene.
    ///
    /// The default implementation calls the form without a scene.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - cloudKitShareMetadata: The share.
    func windowScene(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)
}

extension CloudKitShareDelegate {
    /// Calls the form without a scene.
    public func windowScene(
        _ windowScene: UIWindowScene,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        application(windowScene.ownApplication, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
    }
}

/// The role that accepts CloudKit shares in scenes, for handlers that have to know the scene.
///
/// It goes into the same slot as a ``CloudKitShareDelegate``. It does not receive a share without a scene: in an app
/// without scenes, and where a scene delegate of your own forwards the share to the app delegate by hand before it
/// calls super. A class that adopts it has to implement
/// ``CloudKitShareDelegate/windowScene(_:userDidAcceptCloudKitShareWith:)``, so that a misspelled method does not
/// compile.
@preconcurrency @MainActor public protocol SceneCloudKitShareDelegate: CloudKitShareDelegate {}

extension SceneCloudKitShareDelegate {
    /// Does nothing.
    public func application(
        _: UIApplication, userDidAcceptCloudKitShareWith: CKShare.Metadata
    ) { defaultAnswer(to: .didAcceptCloudKitShare) }

    /// Is not there: the method has no default.
    @available(*, unavailable, message: "Implement windowScene(_:userDidAcceptCloudKitShareWith:).")
    public func windowScene(
        _: UIWindowScene, userDidAcceptCloudKitShareWith: CKShare.Metadata
    ) {}
}

nonisolated extension AppEvent {
    /// The user has accepted a share.
    public static let didAcceptCloudKitShare = Event<CKShare.Metadata, Void>(
        "application:userDidAcceptCloudKitShareWithMetadata:")
}

extension Slots {
    /// CloudKit shares.
    public var cloudKitShareDelegate: Slot<any CloudKitShareDelegate> {
        Slot {
            told(.didAcceptCloudKitShare) { handler, metadata, sender in
                (sender.scene as? UIWindowScene).map {
                    handler.windowScene($0, userDidAcceptCloudKitShareWith: metadata)
                } ?? handler.application(sender.application, userDidAcceptCloudKitShareWith: metadata)
            }
            .sentToScenes(content: { ObjectIdentifier($0) })
            .keepable(answeringWhileHeld: ())
        }
    }
}
#endif
