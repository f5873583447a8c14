public import DecoupledAppDelegate

extension Roles {
    /// What users get.
    public static var release: Roles {
        var roles = Roles()
        roles.appStateDelegate = [CrashReporter()]
        roles.urlDelegate = [OAuthCallback(), DeepLinks()]
        #if RemoteNotifications
        roles.remoteNotificationsDelegate = [PushService(), DeliveryPrefetch()]
        #endif
        return roles
    }
}
