#if RemoteNotifications && !(os(tvOS) || os(visionOS))
package import DecoupledAppDelegate

extension Roles {
    /// The shop's handlers, in the order in which they are asked.
    package static var shop: Roles {
        let links = Links()
        var roles = Roles()
        roles.append(CrashLog())
        roles.append(Persistence())
        roles.append(SignIn())
        roles.append(UsageAnalytics())
        roles.append(Appearance())
        roles.append(Configuration())
        roles.append(PrivacyCurtain())
        roles.append(links)
        roles.append(Handoff())
        roles.append(QuickActions())
        roles.append(PushRegistration())
        roles.append(OrderUpdates())
        roles.append(OrderNotifications())
        roles.append(SupportMessages())
        roles.append(Offers(links: links))
        roles.append(NotificationSettings())
        roles.append(BackgroundUploads())
        roles.append(VideoRotation())
        roles.append(Restoration())
        roles.append(NoKeyboards())
        return roles
    }
}
#endif
