public import DecoupledAppDelegate

extension Roles {
    /// What developers get: the same handlers, with an observer in front that logs.
    public static var debug: Roles {
        let release = Roles.release
        let logger = EventLogger()
        var roles = release
        roles.appStateDelegate = Handlers {
            Observing(logger)
            release.appStateDelegate
        }
        roles.urlDelegate = Handlers {
            Observing(logger)
            release.urlDelegate
        }
        #if RemoteNotifications
        roles.remoteNotificationsDelegate = Handlers {
            Observing(logger)
            release.remoteNotificationsDelegate
        }
        #endif
        return roles
    }
}
