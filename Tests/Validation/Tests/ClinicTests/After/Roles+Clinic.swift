import DecoupledAppDelegate

extension Roles {
    /// The app delegate, split into handlers.
    @MainActor static var clinic: Roles {
        let router = LinkRouter()
        let (launch, privacy, visits, drafts) = (Launch(), Privacy(), Visits(), Drafts())
        let (links, checkIn, incoming) = (Links(router), CheckIn(), Incoming())
        let (pushes, notifications, sync) = (Pushes(router), Notifications(), Sync())
        let (quickActions, windows) = (QuickActions(), Windows())
        var roles = Roles()
        roles.appStateDelegate = [notifications, visits, drafts, privacy, launch, pushes, checkIn, quickActions, sync]
        roles.urlDelegate = [incoming, checkIn, links]
        roles.activityContinuationDelegate = [links, drafts]
        roles.shortcutItemDelegate = [quickActions]
        roles.remoteNotificationsDelegate = [pushes]
        roles.userNotificationsDelegate = [notifications]
        roles.backgroundFetchDelegate = [sync]
        roles.backgroundURLSessionDelegate = [sync]
        roles.protectedDataDelegate = [privacy, notifications]
        roles.systemConditionsDelegate = [sync, visits]
        roles.orientationDelegate = [visits]
        roles.extensionDelegate = [privacy]
        roles.stateRestorationDelegate = [windows]
        roles.sceneSessionDelegate = [windows]
        roles.cloudKitShareDelegate = [incoming]
        return roles
    }
}
