public import DecoupledAppDelegate

extension Roles {
    /// The roles of developers: those of users, with an observer that logs.
    public static var debug: Roles {
        var roles = Roles.release
        roles.append(Observing(EventLogger()))
        return roles
    }
}
