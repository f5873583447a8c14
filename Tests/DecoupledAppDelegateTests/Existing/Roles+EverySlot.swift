import DecoupledAppDelegate

extension Roles {
    /// The handler in every slot of the app, whatever it has to do there.
    init(everySlot handler: ExistingAppDelegate) {
        self.init()
        appStateDelegate = [handler]
        #if RemoteNotifications
        remoteNotificationsDelegate = [handler]
        #endif
        urlDelegate = [handler]
        orientationDelegate = [handler]
        activityContinuationDelegate = [handler]
        shortcutItemDelegate = [handler]
        backgroundFetchDelegate = [handler]
        backgroundURLSessionDelegate = [handler]
        protectedDataDelegate = [handler]
        systemConditionsDelegate = [handler]
        extensionDelegate = [handler]
        watchInteractionDelegate = [handler]
        healthDelegate = [handler]
        keyCommandsDelegate = [handler]
        menuDelegate = [handler]
        stateRestorationDelegate = [handler]
        userNotificationsDelegate = [handler]
        #if Intents
        intentDelegate = [handler]
        #endif
        #if CloudKit
        cloudKitShareDelegate = [handler]
        #endif
        sceneSessionDelegate = [handler]
    }
}
