import DecoupledAppDelegate

/// A handler that implements nothing: it fills the roles whose methods have defaults.
final class Idle: ActivityContinuationDelegate, AppStateDelegate, BackgroundFetchDelegate,
    BackgroundURLSessionDelegate, ProtectedDataDelegate, SceneConnectionDelegate, SceneRestorationDelegate,
    SceneSessionDelegate, SceneStateDelegate, ShortcutItemDelegate, StateRestorationDelegate,
    SystemConditionsDelegate, UserNotificationsDelegate, WatchInteractionDelegate
{}

#if RemoteNotifications
extension Idle: RemoteNotificationsDelegate {}
#endif
